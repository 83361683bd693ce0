import type { Line } from "../reading/lines";
import { matches } from "../reading/matches";
import type { Reading } from "../reading/reading";
import { SENTENCE_STOPS } from "../reading/sentences";
import type { FoundLink } from "./links";

/** Where the links before and after it end and start: what lies beyond is said of them. */
export interface Neighbours {
  before: number;
  after: number;
}

export const SENTENCE_REACH = 400;

const COLON_BEFORE = /:\s{0,2}$/;
const CAPITAL_NEXT = /^\s{1,3}\p{Lu}/u;

/** The sentence that a link stands in, as far as the links beside it. */
export function sentenceOf(
  { start, end }: FoundLink,
  { text }: Reading,
  line: Line,
  { before: past, after }: Neighbours,
): Line {
  const from = Math.max(line.start, start - SENTENCE_REACH, Math.min(past, start));
  const to = Math.min(line.end, end + SENTENCE_REACH, Math.max(after, end));
  let begin = from;
  SENTENCE_STOPS.lastIndex = 0;
  const before = text.slice(from, start);
  for (let match = SENTENCE_STOPS.exec(before); match; match = SENTENCE_STOPS.exec(before)) {
    // A mark right before the link ends its own sentence: "Open this link. https://…"
    if (before.length - SENTENCE_STOPS.lastIndex > 2) begin = from + SENTENCE_STOPS.lastIndex;
  }
  // "Here is the menu: https://… To confirm …": a URL behind a colon ends its sentence where a capital follows.
  if (COLON_BEFORE.test(before) && CAPITAL_NEXT.test(text.slice(end, end + 4))) return { start: begin, end };
  SENTENCE_STOPS.lastIndex = 0;
  const stop = SENTENCE_STOPS.exec(text.slice(end, to));
  return { start: begin, end: stop ? end + stop.index + 1 : to };
}

/**
 * Where what leads to a link begins: questions end no such clause, "Wasn't you? Reset it here", nor does the end of a
 * line that asks or ends in a colon.
 */
export function leadInStart({ start }: FoundLink, { text, lines }: Reading, number: number, past: number): number {
  const line = lines[number]?.start ?? start;
  const own = pastLastStop(text, Math.max(line, past, start - SENTENCE_REACH), start);
  const above = lines[number - 1];
  if (own > line || !above || !LEADS_ON.test(text.slice(above.start, above.end).slice(-6))) return own;
  return pastLastStop(text, Math.max(above.start, past, start - SENTENCE_REACH), above.end);
}

const STOP = /[.!…][\s\0]|[。！।۔]/g;
const LEADS_ON = /[?？؟;՞:：]["»”)]?\s*$/;

function pastLastStop(text: string, from: number, to: number): number {
  return matches(STOP, text.slice(from, to)).reduce((_, { index }) => from + index + 1, from);
}

/** Two lines above it, its own and the next, as far as a reader takes them for its context. */
export function linesAround({ start, end }: FoundLink, reading: Reading): Line {
  const number = reading.lineAt(start);
  const first = reading.lines[Math.max(0, number - 2)]?.start ?? start;
  const last = reading.lines[Math.min(number + 1, reading.lines.length - 1)]?.end ?? end;
  return { start: Math.max(first, start - AROUND), end: Math.min(Math.max(last, end), end + AROUND) };
}

const AROUND = 300;
