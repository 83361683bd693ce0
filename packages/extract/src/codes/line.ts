import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { equalsAnother, isOfAmount, isPossessed, isQualified } from "./copula";
import {
  ANOTHER_NUMBER,
  between,
  fading,
  fullness,
  isOfPlace,
  isSpent,
  leadsTo,
  namesWithin,
  REACH,
  SENTENCE_END,
} from "./gap";
import { PRICE } from "./numbers";
import type { PlaceEvidence } from "./place";

/** Evidence from the words of the candidate's own line. */
export function inItsLine(
  evidence: PlaceEvidence,
  { value, kind, start, end }: Candidate,
  reading: Reading,
  line: Line,
): void {
  const before = namesWithin(Math.max(line.start, start - REACH), start, kind, reading).filter(
    (cue) => cue.kind !== "accountName" || kind === "word" || leadsTo(between(reading, cue.end, start)),
  );
  const [after] = reading
    .cuesWithin(end, Math.min(line.end, end + REACH / 2), "code", "maybeCode", "other")
    .filter((cue) => cue.kind !== "code" || !equalsAnother(reading.text.slice(cue.end)))
    .filter((cue) => cue.kind !== "other" || !isOfPlace(cue, reading));
  evidence.codeAtEnd = Number(after?.kind === "code" && AT_END.test(reading.text.slice(end, after.start)));
  const paid = before.find((cue) => cue.kind === "code" && isOfAmount(between(reading, cue.end, start)));
  const nearest = paid ?? before.filter((cue) => !isSpent(cue, reading.text, start, evidence.codeAtEnd === 1)).at(-1);
  if (nearest) {
    const gap = between(reading, nearest.end, start);
    const near = fading(gap.length, REACH) * (SENTENCE_END.test(gap) ? 0.4 : 1);
    const leads = Number(leadsTo(gap) || isPossessed(gap) || isQualified(gap) || nearest === paid);
    if (nearest.kind === "code") {
      evidence.codeBefore = near;
      evidence.codeLeadsTo = leads;
      evidence.fullName = near * fullness(nearest, reading);
    } else if (nearest.kind === "maybeCode") evidence.maybeBefore = near;
    else {
      // "from your new phone, enter 83421"
      const entered = reading.cuesWithin(nearest.end, start, "enter").length > 0;
      evidence.otherBefore = entered ? near * 0.3 : near;
      evidence.otherLeadsTo = entered ? 0 : leads;
    }
    const earlier = before.filter((cue) => cue !== nearest);
    evidence.codeEarlier = Number(nearest.kind !== "code" && earlier.some(({ kind }) => kind === "code"));
  }
  if (evidence.codeBefore === 0 && NUMBER_SIGN.test(reading.text.slice(Math.max(line.start, start - 6), start))) {
    evidence.otherBefore = 1;
    evidence.otherLeadsTo = 1;
  }
  if (after) {
    const near = fading(after.start - end, REACH / 2);
    if (after.kind === "code") {
      evidence.codeAfter = near;
      evidence.fullName ||= near * fullness(after, reading);
    } else if (after.kind === "maybeCode") evidence.maybeAfter = near;
    else if (
      after.start - end <= 12 &&
      !reading.text.slice(end, after.start).includes(",") &&
      !HAS_ITS_OWN.test(reading.text.slice(after.end, after.end + 12))
    )
      evidence.otherAfter = 1;
  }
  if (/\d/.test(value) && opensSentence(reading, start, line)) {
    const rest = reading.text.slice(end, Math.min(line.end, end + 2 * REACH));
    const stop = Math.min(...[SENTENCE_END, ANOTHER_NUMBER].map((end) => end.exec(rest)?.index ?? rest.length));
    const follows = reading.cuesWithin(end, end + stop, "code");
    evidence.codeFollows = Number(follows.some((cue) => !equalsAnother(reading.text.slice(cue.end))));
  }
  evidence.outdated = Number(isOutdated({ start, end }, reading, line));
  evidence.outdatedNext = outdatedBehind(end, reading);
  const numbers = reading.text.slice(line.start, Math.min(line.end, line.start + 600)).match(/\d{3,}/g)?.length ?? 0;
  if (evidence.codeLeadsTo === 0) evidence.crowded = Math.min(Math.max(0, numbers - 2) / 3, 1);
}

/** Evidence from the heading of its column, which names it as a word right before it would. False where that says nothing. */
export function inItsColumn(evidence: PlaceEvidence, { kind }: Candidate, heading: Line, reading: Reading): boolean {
  const cue = namesWithin(heading.start, heading.end, kind, reading).at(-1);
  if (!cue) return false;
  if (cue.kind === "code") Object.assign(evidence, { codeBefore: 1, codeLeadsTo: 1, fullName: fullness(cue, reading) });
  else if (cue.kind === "maybeCode") evidence.maybeBefore = 1;
  else Object.assign(evidence, { otherBefore: 1, otherLeadsTo: 1 });
  return true;
}

/** "The previous code, 338190, no longer works"; not the first of "664902 replaces code 338190". */
function isOutdated({ start, end }: Line, reading: Reading, line: Line): boolean {
  const { text } = reading;
  return reading
    .cuesWithin(Math.max(line.start, start - OUTDATED), Math.min(line.end, end + OUTDATED), "outdated")
    .some((cue) =>
      cue.end <= start
        ? isOneStatement(text.slice(cue.end, start)) && !namesAnew(reading, cue.end, start)
        : isOneStatement(text.slice(end, cue.start)) &&
          !pointsOn(text.slice(cue.end, Math.min(line.end, cue.end + OUTDATED))),
    );
}

/** "The code 338571 was sent at noon. Nobody entered it, and it has expired.": how near behind it that stands, before another number. */
function outdatedBehind(end: number, reading: Reading): number {
  const [cue] = reading.cuesWithin(end, end + OUTDATED_REACH, "outdated");
  return !cue || ANOTHER_NUMBER.test(reading.text.slice(end, cue.start)) ? 0 : fading(cue.start - end, OUTDATED_REACH);
}

const OUTDATED = 60;
const OUTDATED_REACH = 200;
/** "You entered it too late, your new code is 902561" */
function namesAnew(reading: Reading, from: number, to: number): boolean {
  return (
    /[,،、，].*\p{L}/su.test(reading.text.slice(from, to)) && reading.cuesWithin(from, to, "code", "enter").length > 0
  );
}

/** "replaces code 338190", "replaces the one below"; not "was accepted and 1,340 paid" */
function pointsOn(rest: string): boolean {
  const number = NEXT_NUMBER.exec(rest);
  if (!number) return POINTS_AHEAD.test(rest);
  const start = number[0].length - (number[1] as string).length;
  return rest.slice(Math.max(0, start - 3), number[0].length + 6).search(PRICE) < 0;
}

const NEXT_NUMBER = /^[^,.;:!?،。，、\d]{0,30}(\d{3,})(?![.,]\d)/;
const POINTS_AHEAD = /^ (?:the|any|all|every|this|your|my|our) /i;

function isOneStatement(gap: string): boolean {
  return !SENTENCE_END.test(gap) && !/;|: /.test(gap) && !ANOTHER_NUMBER.test(gap);
}

/** "pedido n.º 551 870", "key ID BDDF997A" */
const NUMBER_SIGN = /(?:(?<!\p{L})ID[:#]?|[nN]\.? ?[º°]|[nN][úu]m\.|[nN]r\.?|[nN]o\.|№) ?$/u;
/** "482913 kodunu" */
const AT_END = /^[ '’"”»]{0,3}$/;
/** "482913 (Ref: KXQP)": the word names what comes behind it. */
const HAS_ITS_OWN = /^\.? ?(?:[:#№]|\d)/;

function opensSentence({ text }: Reading, start: number, line: Line): boolean {
  return /(?:^|[.!?。！？।۔؟] ?)[^\p{L}\p{N}.!?]{0,4}$/u.test(text.slice(Math.max(line.start, start - 6), start));
}
