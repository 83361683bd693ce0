import { lexicon } from "../lexicon/lexicon";

/** What a letter begins and ends with, and how its head names its subject. */
interface LetterPatterns {
  salutation: RegExp;
  subjectLine: RegExp;
  farewells: Set<string>;
}

let patterns: LetterPatterns | undefined;

function letterPatterns(): LetterPatterns {
  patterns ??= createPatterns();
  return patterns;
}

function createPatterns(): LetterPatterns {
  const { salutation, subjectLabel, farewell } = lexicon().lists;
  const beginning = (words: string[]) =>
    `^[^\\p{L}\\n]{0,6}(?:${words.map((word) => word.normalize("NFC")).join("|")})`;
  return {
    salutation: new RegExp(`${beginning(salutation)}(?![\\p{L}\\p{M}])(?! grü)[^\\n:?]{0,40}(?:[,!،、।，！:]|$)`, "iu"),
    subjectLine: new RegExp(`${beginning(subjectLabel)} ?: ?\\S`, "iu"),
    farewells: new Set(farewell),
  };
}

/** A line that begins a letter and holds little else; a farewell is none. */
export function isSalutation(line: string): boolean {
  return letterPatterns().salutation.test(line);
}

/** The subject in a mail's head. */
export function isSubjectLine(line: string): boolean {
  return letterPatterns().subjectLine.test(line);
}

/** What a letter's last line may be, alone. */
export function isFarewell(word: string): boolean {
  return letterPatterns().farewells.has(word.toLowerCase());
}
