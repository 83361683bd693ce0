import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { columnsOfDigits, digitsIn } from "./digits";
import { tokensIn } from "./letters";
import { wordsIn } from "./words";

/** The tokens of a part that could be codes by their form alone, in their order. */
export function codeCandidates(reading: Reading): Candidate[] {
  const found = columnsOfDigits(reading);
  for (const line of reading.lines) {
    if (found.length >= MAX_CANDIDATES) break;
    for (const field of fieldsOf(line, reading)) inField(reading, field, found);
  }
  return found.sort((a, b) => a.start - b.start);
}

const MAX_CANDIDATES = 400;
/** A code may be wrapped, but what ends a line with four digits or more is whole. */
const WRAP = /(?<!\d{4})\n|\n(?!\d)/g;
const MAX_LINE = 4_000;

/** A digit or capitals; in a short line also a word behind a final colon, or syllables. */
const WORTH_A_LOOK = /\d|[A-Z]{4}|[A-Z]-[A-Z]|(?:[A-Z] ){3}/;
const SHORT_LINE = 100;
/** As long, a line that names a code may hold a word that is one. */
const SENTENCES = 300;
const WORTH_A_LOOK_IF_SHORT = /: ?[A-Za-z-]{5,20}\W{0,3}$|^\W*[a-z]{3,12}(?:-[a-z]{3,8}){0,3}\W*$|[^ \d]-[^ \d]+\W*$/;

/** Looked for first, as it is much faster. */
const APART = /[-„“"«']/;
/** "Escreva tavu-relim", "taste „brømulka“" */
const MAYBE_ENTERED = /\p{Ll}-\p{Ll}|[„“"«']\p{Ll}/u;

/** "BT-40916", "FA2611-0042", "4419-BTQ": its digits are no code of their own. */
const WITH_LETTERS = /^[A-Z]{1,4}\d*-\d|^\d{3,6}-[A-Z]{3,6}$/;

const SPACED_DIGITS = /^\d(?: \d)+$/;

/** A line, or each cell of a table's row, unless they are boxes of a code. */
function fieldsOf(line: Line, reading: Reading): Line[] {
  const cells = reading.cellsOf(line);
  if (cells.length === 1) return cells;
  const texts = cells.map(({ start, end }) => reading.text.slice(start, Math.min(end, start + 40)).trim());
  const areBoxes =
    texts.filter((text) => text.length === 1).length > 2 ||
    texts.every((text) => text.length <= 4 || SPACED_DIGITS.test(text));
  return areBoxes ? [line] : cells;
}

function inField(reading: Reading, { start, end }: Line, found: Candidate[]): void {
  const written = reading.text.slice(start, Math.min(end, start + MAX_LINE));
  const line = written.includes("\n") ? written.replace(WRAP, " ") : written;
  const isWorthALook =
    WORTH_A_LOOK.test(line) ||
    (line.length <= SHORT_LINE && WORTH_A_LOOK_IF_SHORT.test(line)) ||
    (line.length <= SENTENCES && reading.cuesWithin(start, end, "code", "codeWord").length > 0) ||
    (APART.test(line) && MAYBE_ENTERED.test(line) && reading.cuesWithin(start, end, "enter").length > 0);
  if (!isWorthALook) return;
  const isIn = (some: Candidate, other: Candidate) => other.start <= some.start && some.start < other.end;
  const words = wordsIn(line, start, reading);
  const tokens = [
    ...words,
    ...tokensIn(line, start, reading).filter((token) => !words.some((word) => isIn(token, word))),
  ];
  const wholes = tokens.filter(({ grouped, value }) => grouped || WITH_LETTERS.test(value));
  const digits = digitsIn(line, start, reading).filter((number) => !wholes.some((whole) => isIn(number, whole)));
  found.push(...digits);
  found.push(...tokens.filter((token) => !digits.some((number) => token.grouped === false && isIn(token, number))));
}
