import type { CueKind } from "../lexicon/kinds";
import type { Line } from "../reading/lines";
import { matches } from "../reading/matches";
import type { Reading } from "../reading/reading";

/** A date, a time, a price, a phone is one; "SHOP24" is none. */
const NUMBER = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d])\d(?:[\d.,:/ -]{0,20}\d)/gu;

/** What stands behind an amount. */
export const CURRENCY = String.raw`(?:\p{Sc}|(?:USD|EUR|GBP|PLN|CHF|SEK|NOK|DKK|TRY|BRL|AZN|KZT|AED|SAR|kr|zł|Kč|Ft|lei|лв|ден|руб|грн|сом|TL|RSD|din)(?!\p{L})|[元円圓원])`;
export const PRICE = new RegExp(String.raw`\p{Sc} ?\d|(?<!\p{L})(?:RM|Rp|KSh|TSh)\.? ?\d|\d ?${CURRENCY}`, "gu");

/** How many numbers of two digits and more a text has; up to `most`. */
export function countNumbers(text: string, most: number): number {
  return matches(NUMBER, text, most).length;
}

/** The same, without those of the imprint and of what is quoted. */
export function countOwnNumbers(body: Reading, most: number): number {
  const numbers = matches(NUMBER, body.text.slice(0, imprintStart(body)), most);
  return numbers.filter(({ index }) => body.citedAt(index) === 0).length;
}

/** Where the last lines begin that say neither what to do nor what any number is: who the sender is, mostly. */
function imprintStart(body: Reading): number {
  const last = body.lines.slice(1).slice(-IMPRINT_LINES).reverse();
  const past = last.findIndex(({ start, end }) => end - start > LONGEST_OF_IMPRINT || saysMore(body, start, end));
  return (past < 0 ? last.at(-1) : last[past - 1])?.start ?? body.text.length;
}

function saysMore(body: Reading, start: number, end: number): boolean {
  return body.cuesWithin(start, end, ...SPEAKING).length > 0;
}

const IMPRINT_LINES = 4;
const LONGEST_OF_IMPRINT = 250;
const SPEAKING: CueKind[] = [
  "code",
  "maybeCode",
  "enter",
  "fleeting",
  "secret",
  "business",
  "complete",
  "act",
  "fault",
  "onSite",
];

/** How many numbers share its block, which is its line and those next to it with none empty between: three are all of 1. */
export function amongNumbers({ start, end }: Line, reading: Reading): number {
  const line = reading.lineAt(start);
  const from = Math.max(blockEdge(reading.lines, line, -1), start - REACH);
  const to = Math.min(blockEdge(reading.lines, line, 1), end + REACH);
  const beside = countNumbers(reading.text.slice(from, start), 3) + countNumbers(reading.text.slice(end, to), 3);
  return Math.min(beside, 3) / 3;
}

const LINES = 2;
const REACH = 200;

/** Where the lines that follow each other end, in one direction. */
function blockEdge(lines: Line[], from: number, step: 1 | -1): number {
  let last = lines[from] as Line;
  for (let taken = 1; taken <= LINES; taken += 1) {
    const next = lines[from + step * taken];
    if (!next || (step > 0 ? next.start - last.end : last.start - next.end) > 1) break;
    last = next;
  }
  return step > 0 ? last.end : last.start;
}
