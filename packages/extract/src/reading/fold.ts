import { createUnitMap, textOf, unitsOf } from "./units";

/**
 * Text as cue words are compared: lower case, without diacritics, with one kind of space and apostrophe. Every character
 * keeps its place, so that what is found in it can be pointed at; what drops out becomes NUL.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(PLAIN_SPACES, " ");
  return textOf(foldUnits(text).subarray(0, text.length));
}

const PLAIN = /^[\n\x20-\x7e]*$/;
/** Of `SPACE`. */
const PLAIN_SPACES = /[.,_-]/g;

/** The same in units. Behind them stand a few that are no part of any phrase, so that who reads ahead need not look out for the end. */
export function foldUnits(text: string): Uint16Array {
  const units = unitsOf(text, PAST_END);
  foldAll(units);
  return units.fill(NO_TEXT, text.length);
}

export const PAST_END = 4;

/** What a character is to a word: no part of it, a part, or a part in a script that puts no space between words. */
export enum Kind {
  Other = 1,
  Word = 2,
  Unspaced = 3,
}

export function kindOf(unit: number): Kind {
  const known = kinds[unit] as number;
  return known !== 0 ? known : learnKind(unit);
}

const kinds = new Uint8Array(0x10000);
const LINE_FEED = 10;
const NO_TEXT = 1;
/** Folding changes letters of the scripts below here: Latin to Arabic, extended Latin and Greek, punctuation; and wide forms. */
const LAST_FOLDED = 0x3000;

const SAME_LETTER: Record<string, string> = {
  ı: "i",
  ł: "l",
  đ: "d",
  ø: "o",
  ħ: "h",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  ʻ: "'",
};
/** Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and what is not seen at all. */
const DROPS: [number, number][] = [
  [0xad, 0xad],
  [0x300, 0x36f],
  [0x591, 0x5c7],
  [0x640, 0x640],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
];
/** Words that hyphens, commas, full stops or underscores part are one phrase: "one-time", "yes, it's me", "tel. no.", "login_code" */
const SPACE = /[\s.,_\u002d\u060c\u2010-\u2013\u3000]/;
const CANDRABINDU = "\u0901";
const ANUSVARA = 0x902;
const NUKTAS = ["\u093c", "\u09bc", "\u0a3c", "\u0b3c"];
const KEEPS_MARKS = /[\u0900-\u1cff\u2e80-\u3000]/;

const foldAll = createUnitMap((unit) => {
  if (unit > LAST_FOLDED) return unit >= FIRST_WIDE ? foldWide(unit) : unit;
  return foldUnit(String.fromCharCode(unit));
});

function foldUnit(character: string): number {
  if (character === "\n") return LINE_FEED;
  if (SPACE.test(character)) return 32;
  const unit = character.charCodeAt(0);
  if (DROPS.some(([first, last]) => unit >= first && unit <= last)) return 0;
  if (KEEPS_MARKS.test(character)) return foldIndic(character, unit);
  const base = character.normalize("NFD").charAt(0).toLowerCase().normalize("NFD").charAt(0);
  return (SAME_LETTER[base] ?? base).charCodeAt(0);
}

/** Indic vowel signs make words; a nukta hardly does, and is written in two ways or left out. */
function foldIndic(character: string, unit: number): number {
  if (character === CANDRABINDU) return ANUSVARA;
  const [base = character, mark] = character.normalize("NFD");
  if (NUKTAS.includes(character)) return 0;
  return mark !== undefined && NUKTAS.includes(mark) ? base.charCodeAt(0) : unit;
}

const FIRST_WIDE = 0xfb50;

/** Full-width forms of ASCII, Arabic letters in the shape that they have in a word. */
function foldWide(unit: number): number {
  if (unit > 0xff00 && unit <= 0xff5e) return foldUnit(String.fromCharCode(unit - 0xfee0));
  if (unit > 0xfdff && (unit < 0xfe70 || unit > 0xfeff)) return unit;
  const letter = String.fromCharCode(unit).normalize("NFKC").trim();
  return letter.charCodeAt(0) <= LAST_FOLDED ? foldUnit(letter.charAt(0)) : unit;
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const WORD = /[\p{L}\p{M}\p{N}]/u;

function learnKind(unit: number): Kind {
  const character = String.fromCharCode(unit);
  const kind = UNSPACED.test(character) ? Kind.Unspaced : WORD.test(character) ? Kind.Word : Kind.Other;
  kinds[unit] = kind;
  return kind;
}
