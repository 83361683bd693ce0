import type { Cue } from "../lexicon/find-cues";
import { lexicon } from "../lexicon/lexicon";
import { fold } from "../reading/fold";
import { matches } from "../reading/matches";
import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { IS } from "./copula";

/** Ordinary words of a line that may be codes: those apart from the sentence, and those that something names: "type the word снегирь", "your code is mifsuc." */
export function wordsIn(line: string, offset: number, reading: Reading): Candidate[] {
  const found = new Map<number, Candidate>();
  const add = (value: string, index: number) => {
    const start = offset + index;
    if (isFunctionWord(value) || isPlaceholder(value) || reading.cuesAt(start, start + value.length).length > 0) return;
    found.set(start, { ...plain, value, start, end: start + value.length });
  };
  if (line.includes("-")) for (const { 0: word, index } of matches(PASSPHRASE, line)) add(word, index);
  for (const enter of reading.cuesWithin(offset, offset + line.length, "enter")) {
    const from = enter.end - offset;
    const [run = "", quoted, hyphenated] = ENTERED.exec(line.slice(from, from + NAME_REACH)) ?? [];
    const word = quoted ?? hyphenated;
    const isApart = word && !ARTICLE.test(word) && !qualifiesNext(line.slice(from + run.length));
    if (isApart) add(word, from + run.indexOf(word));
  }
  for (const name of reading.cuesWithin(offset, offset + line.length, "codeWord", "code")) {
    const behind = wordBehind(name, line, offset, reading);
    if (behind) add(behind.word, behind.index);
  }
  return [...found.values()];
}

/** "a path-based socket", 'copying "deep" directories', "the MS-DOS client": it says which of what the next word names. */
export function qualifiesNext(rest: string): boolean {
  const [, next] = NEXT_WORD.exec(rest) ?? [];
  return next !== undefined && !isFunctionWord(next);
}

const NEXT_WORD = /^["”]? ([a-z]{4,}|[A-Z]{3,})(?![\p{L}\p{N}])/u;

let known: Set<string> | undefined;

/** What stands in the place of a code in a mail that a program has not filled in, or that hides it. */
const PLACEHOLDER =
  /^(?:undefined|null|none|true|false|error|not-?found|redacted|placeholder|dummy|example|sample|todo|x{4,}|(?:your-?)?code)$/i;

export function isPlaceholder(token: string): boolean {
  return PLACEHOLDER.test(token);
}

/** "Your", "below": says nothing of what stands behind it. */
export function isFunctionWord(word: string): boolean {
  known ??= new Set(lexicon().lists.functionWord.map(fold));
  return known.has(fold(word));
}

const plain = { kind: "word", boxes: false, grouped: false, ragged: false } as const;

/** "fjell-ugle-måne", alone, behind a colon or in quotation marks. */
const PASSPHRASE =
  /(?<=^[^\p{L}\p{N}]{0,8}|: ?|[«„“"])\p{Lu}?[\p{Ll}\p{M}]{2,12}(?:-\p{Lu}?[\p{Ll}\p{M}]{2,12}){1,5}(?=[^\p{L}\p{N}]{0,8}$|[»“”"])/gu;

/** "Taste „brømulka“", "escreva tavu-relim" */
const ENTERED =
  /^\s{1,3}(?:[„“"«']((?!\p{Script=Georgian})\p{Ll}[\p{Ll}\p{M}]{3,15})[“”"»']|([a-z]{2,8}(?:-[a-z]{2,8}){1,4})(?![\p{L}\p{N}-]))/u;
/** "waħħlu fil-bar": Maltese writes its article with a hyphen. */
const ARTICLE = /^(?:[fb]?i[lrnstdxz]|mi(?:ll|[rnstdxz])|[ts]a[lrnstdxz])-[a-z]+$/;
const NAME_REACH = 80;
const WORD = String.raw`(?<word>[\p{L}\p{M}]{4,16}(?:[-·][\p{L}\p{M}]{2,12}){0,4})(?![\p{L}\p{M}\p{N}_@/=-]|\.\p{L})`;
const MARKS = String.raw`[\s"'“”‘’«»„(*]`;
const DIRECT = new RegExp(`^${MARKS}{1,3}${WORD}`, "u");
const BEHIND_COLON = new RegExp(`^[^\\n.:!?]{0,50}[:=]${MARKS}{0,3}${WORD}(?=["'”’»)*]{0,2}(?:[.,;!]|\\s*$))`, "u");
const BEHIND_IS = new RegExp(`^${MARKS}(?:${IS})${MARKS}{1,3}${WORD}(?=["'”’»)*]{0,2}(?:[.,;!։।]|\\s*$))`, "iu");
/** "code-block:: shell" */
const OF_COMPOUND = /^-\p{L}/u;
/** `"code": "active"` */
const IN_OBJECT = /^["']\s{0,3}:\s{0,3}["']/;
/** "Ready", "Below": a word that begins like a sentence's. */
const CAPITALISED = /^\p{Lu}[\p{Ll}\p{M}]+$/u;

/** "Reply with the word STOP"; capitals that are codes are found by their form. */
const SHOUTED = /^[\p{Lu}\p{M}]+$/u;

/** The word that a name leads to; where nothing but a space leads there, the line asks to enter it or holds nothing else: "Passphrase cache" is a subject. */
function wordBehind(name: Cue, line: string, offset: number, reading: Reading): { word: string; index: number } | null {
  if (reading.cuesAt(name.start, name.end).some(({ start, end }) => end - start > name.end - name.start)) return null;
  const from = name.end - offset;
  const rest = line.slice(from, from + NAME_REACH);
  if (OF_COMPOUND.test(rest) || IN_OBJECT.test(rest)) return null;
  const match =
    BEHIND_COLON.exec(rest) ?? BEHIND_IS.exec(rest) ?? (name.kind === "codeWord" ? DIRECT.exec(rest) : null);
  const word = match?.groups?.word;
  if (!match || !word || CAPITALISED.test(word) || SHOUTED.test(word)) return null;
  const past = from + match[0].length;
  if (match[0].endsWith(`(${word}`) && line.charAt(past) !== ")") return null;
  const isLabel = () => reading.lines.length > 1 && !LETTER.test(line.slice(0, name.start - offset) + line.slice(past));
  const isAsked = () => reading.cuesWithin(offset, offset + line.length, "enter").length > 0;
  if (DIRECT.test(match[0]) && !isLabel() && !isAsked()) return null;
  return { word, index: past - word.length };
}

const LETTER = /\p{L}/u;
