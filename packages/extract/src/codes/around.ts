import type { Cue } from "../lexicon/find-cues";
import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";
import { spokenOf } from "../reading/spoken";
import type { Candidate } from "./candidate";
import { ANOTHER_NUMBER, between, fading, fullness, isSpent, leadsTo, namesWithin, REACH, SENTENCE_END } from "./gap";
import type { PlaceEvidence } from "./place";

const LINES_ABOVE = 4;
const REACH_ABOVE = 400;

/** Evidence from the lines above and below, and from what the reader is told to do. */
export function aroundIt(
  evidence: PlaceEvidence,
  { kind, start, end }: Candidate,
  reading: Reading,
  number: number,
): void {
  const line = reading.lines[number] as Line;
  // A line leads to what stands alone below it, less to what stands in a sentence of its own.
  const weight = evidence.alone === 1 ? 1 : 0.3;
  for (let above = 1; above <= LINES_ABOVE; above += 1) {
    const other = reading.lines[number - above];
    if (!other || line.start - other.end > REACH_ABOVE) break;
    const cues = namesWithin(Math.max(other.start, other.end - REACH_ABOVE), other.end, kind, reading)
      .filter((found) => !isSpent(found, reading.text, other.end))
      .filter((found) => found.kind !== "accountName" || (above === 1 && other.end - found.end <= 2));
    const cue = cues.at(-1);
    if (!cue) continue;
    // What ends its line leads to the next.
    const near = weight * (1 - (above - 1) * 0.2) * fading(other.end - cue.end, REACH);
    if (cue.kind === "code") {
      evidence.codeAbove ||= near;
      evidence.fullName ||= near * fullness(cue, reading);
      if (above === 1 && evidence.alone === 1)
        evidence.labelled = Number(leadsTo(between(reading, cue.end, other.end)));
    } else if (cue.kind === "maybeCode") evidence.maybeAbove ||= near;
    else
      evidence.otherAbove ||=
        evidence.codeAbove + evidence.codeLeadsTo > 0 ? 0 : near * (isLeftBehind(cue, reading, other.end) ? 0.3 : 1);
    if (cue.kind === "other" && above === 1)
      evidence.codeEarlierAbove = Number(cues.some(({ kind }) => kind === "code")) * weight;
    if (cue.kind !== "maybeCode") break;
  }
  const from = reading.lines[Math.max(0, number - 2)]?.start ?? line.start;
  const to = reading.lines[Math.min(number + 2, reading.lines.length - 1)]?.end ?? line.end;
  const near = { start: Math.max(from, start - 300), end: Math.min(to, end + 400) };
  evidence.fleetingNear = Number(reading.cuesWithin(near.start, near.end, "fleeting").length > 0);
  evidence.secretNear = Number(reading.cuesWithin(near.start, near.end, "secret").length > 0);
  Object.assign(evidence, spokenOf(reading, near));
  const below = reading.lines[number + 1];
  if (below) {
    const reach = Math.min(below.end, below.start + REACH / 2);
    evidence.codeBelow = Number(reading.cuesWithin(below.start, reach, "code", "other")[0]?.kind === "code");
    evidence.enterNext = Number(reading.cuesWithin(below.start, reach, "enter").length > 0);
  }
  toBeEntered(evidence, { start, end }, reading, line, near.start);
}

/** Evidence from the words for entering before it, as far as `from`, and behind it in its line. */
function toBeEntered(evidence: PlaceEvidence, { start, end }: Line, reading: Reading, line: Line, from: number): void {
  const enter = lastToEnd(reading.cuesWithin(from, start, "enter"));
  if (enter) evidence.enterNear = fading(start - enter.end, 300);
  if (enter && enter.start >= line.start) {
    evidence.enterLeadsTo = Number(leadsTo(between(reading, enter.end, start)));
    evidence.enterInClause = Number(isOneClause(reading, enter.end, start));
  }
  const [entered] = reading.cuesWithin(end, Math.min(line.end, end + REACH / 2), "enter");
  if (entered && SENTENCE_END.test(reading.text.slice(end, entered.start))) evidence.enterNext = 1;
  else if (entered) {
    evidence.enterAfter = Number(
      evidence.otherAfter === 0 && !ANOTHER_NUMBER.test(reading.text.slice(end, entered.start)),
    );
    if (isOneClause(reading, end, entered.start)) evidence.enterInClause = 1;
  }
}

/** "Type in the customer portal 482913": no comma, no other number and no name of one between. */
function isOneClause(reading: Reading, start: number, end: number): boolean {
  const gap = between(reading, start, end);
  return (
    gap.length <= CLAUSE &&
    !/[.,;:!?\d،؛؟।。，、]/.test(gap) &&
    reading.cuesWithin(start, end, "other", "promo").length === 0
  );
}

const CLAUSE = 60;

/** Words that begin a phrase do not hide it. */
function lastToEnd(cues: Cue[]): Cue | undefined {
  return cues.reduceRight<Cue | undefined>((last, cue) => (last && last.end >= cue.end ? last : cue), undefined);
}

/** "From your new phone, enter:" tells of the phone no more. */
function isLeftBehind({ end }: Cue, reading: Reading, past: number): boolean {
  const entered = reading.cuesWithin(end, past, "enter").at(-1);
  return entered !== undefined && CLAUSE_END.test(reading.text.slice(end, entered.start));
}

const CLAUSE_END = /[.,;:!?،؛。、，]/;
