import { fold } from "../reading/fold";
import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { isFunctionWord } from "./words";

/**
 * What a candidate is called, no matter in which language, is what the mail tells to enter: "Parningsnyckel C7-PLN-22X", and
 * elsewhere "type the parningsnyckel". Answers for each candidate of a part.
 */
export function createLabelTest(reading: Reading): LabelTest {
  let clauses: string[] | undefined;
  const known = new Map<string, boolean>();
  return ({ start }, line) => {
    clauses ??= enteringClauses(reading);
    const words = clauses.length === 0 ? [] : labelBefore(start, reading, line);
    return words.some((word) => {
      if (!known.has(word) && known.size < MAX_LABELS) known.set(word, isIn(clauses ?? [], word));
      return known.get(word) ?? false;
    });
  };
}

function enteringClauses(reading: Reading): string[] {
  return reading
    .cuesWithin(0, reading.text.length, "enter")
    .slice(0, MAX_CLAUSES)
    .map((cue) => clauseAround(cue, reading))
    .filter((clause) => !NUMBER.test(clause));
}

function isIn(clauses: string[], word: string): boolean {
  return clauses.some((clause) => clause.includes(word));
}

export type LabelTest = (candidate: Candidate, line: Line) => boolean;

const MAX_CLAUSES = 12;
const MAX_LABELS = 100;
const REACH = 120;
const LABEL_REACH = 50;
const NUMBER = /\d{3}/;

/** The sentence around a word for entering, ready to be searched. */
function clauseAround({ start, end }: Line, { text }: Reading): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const stop = ENDS.exec(after)?.index ?? after.length;
  return fold((before.split(ENDS).at(-1) ?? "") + text.slice(start, end) + after.slice(0, stop));
}

const ENDS = /[.!?]\s|[\n。！？।۔؟]/;

/** The last two words before a candidate of its line, or of a line that it stands below; without what may be their endings. */
function labelBefore(start: number, reading: Reading, line: Line): string[] {
  const own = LABEL.exec(reading.text.slice(Math.max(line.start, start - LABEL_REACH), start));
  const above = reading.lines[reading.lineAt(start) - 1];
  const found = own ?? (above && isBlank(reading, line.start, start) ? LABEL.exec(endOf(above, reading)) : null);
  return (found?.slice(1) ?? []).flatMap((part = "") => {
    const word = fold(part);
    return word.length < LEAST || isFunctionWord(part) ? [] : [word.slice(0, Math.max(LEAST, word.length - ENDING))];
  });
}

function endOf({ start, end }: Line, { text }: Reading): string {
  return text.slice(Math.max(start, end - LABEL_REACH), end);
}

function isBlank({ text }: Reading, start: number, end: number): boolean {
  return text.slice(start, end).trim() === "";
}

/** One or two words, and behind them at most marks and a short word: "is". */
const LABEL =
  /(?:([\p{L}\p{M}]{4,30})[ -])?([\p{L}\p{M}]{3,30})[^\p{L}\p{N}\n]{0,8}(?:[\p{L}\p{M}]{1,3}[^\p{L}\p{N}\n]{1,6})?$/u;
const LEAST = 4;
const ENDING = 3;
