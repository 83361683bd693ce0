import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lengthKinds, wordKinds } from "./kinds";

/** Lists that are matched by patterns of their own rather than as cues. */
export const listNames = [
  /** How letters begin. */
  "salutation",
  /** What a letter's last line may be, alone, in languages that write it in plain Latin letters. */
  "farewell",
  /** What a mail's head calls its subject. */
  "subjectLabel",
  /** Words that follow "the word", "the letters" or "your code is" in a sentence without being a code. */
  "functionWord",
  /** What paths of links that complete something are made of, as regular expressions. */
  "url",
] as const;
export type ListName = (typeof listNames)[number];

/** A code has as many characters, as mails say it: nouns that follow a number, endings that are joined to it, whether the noun comes first. */
const lengthSections = ["lengthNoun", "lengthEnding", "lengthOrder"] as const;

const sectionNames = [...wordKinds, ...lengthKinds, ...listNames, ...lengthSections] as const;
export type SectionName = (typeof sectionNames)[number];

/** The phrases of one language by their section. */
export type LanguageSource = Partial<Record<SectionName, string[]>>;

/** The files of `lexicon/`, by the codes of their languages. */
export function readSources(folder: string): Map<string, LanguageSource> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  return new Map(
    files.sort().map((file) => [file.slice(0, -4), parseSource(file, readFileSync(join(folder, file), "utf8"))]),
  );
}

/**
 * A file has sections, `[name]` and below it phrases with commas between, in lines of any length; a line behind `#` is a
 * comment. Throws for a section that is unknown or comes twice.
 */
export function parseSource(file: string, text: string): LanguageSource {
  const source: LanguageSource = {};
  const [, ...sections] = text.replace(/^#.*$/gm, "").split(/^\[(\w+)\]$/m);
  for (let index = 0; index < sections.length; index += 2) {
    const name = sections[index] as SectionName;
    if (!sectionNames.includes(name)) throw new Error(`${file}: there is no section ${name}`);
    if (source[name]) throw new Error(`${file}: the section ${name} comes twice`);
    const phrases = (sections[index + 1] ?? "").split(/,(?=\s)/).map((phrase) => phrase.trim().replace(/\s+/g, " "));
    source[name] = phrases.filter((phrase) => phrase !== "");
  }
  return source;
}
