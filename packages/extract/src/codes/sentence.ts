import type { Cue } from "../lexicon/find-cues";
import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { between, isOfPlace, leadsTo, REACH, SENTENCE_END } from "./gap";
import type { PlaceEvidence } from "./place";

/** Evidence from what its sentence tells the reader to do with the candidate: "Type 482913 in the window to go on". */
export function inItsSentence(evidence: PlaceEvidence, candidate: Candidate, reading: Reading, line: Line): void {
  const { start, end } = sentenceAround(candidate, reading, line);
  const goals = reading.cuesWithin(start, end, "act", "complete", "signIn", "business");
  const isNamed = evidence.codeLeadsTo + evidence.codeAtEnd > 0;
  evidence.namedToGoOn = Number(isNamed && goals.some((goal) => goal.start >= candidate.end));
  const isSpokenOf = isNamed || evidence.codeBefore + evidence.codeEarlier > 0;
  evidence.goalBefore = Number(
    isSpokenOf && goals.some((goal) => goal.kind !== "business" && goal.end <= candidate.start),
  );
  const beside = goals.filter((goal) => isBeside(goal, candidate, reading));
  evidence.authBeside = Number(beside.some(({ kind }) => kind !== "business"));
  evidence.businessBeside = Number(beside.length > 0) * (1 - evidence.authBeside);
  const entering = reading.cuesWithin(start, end, "enter");
  const others = reading
    .cuesWithin(start, end, "other", "promo", "accountName")
    .filter((cue) => cue.kind !== "other" || !isOfPlace(cue, reading));
  if (evidence.otherAfter > 0 || distance(others, candidate) < Math.min(distance(entering, candidate), NEAR)) return;
  const places = reading.cuesWithin(Math.max(line.start, start - REACH), Math.min(line.end, end + REACH), "entryPlace");
  evidence.placeNear = Number(places.length > 0);
  if (entering.length === 0) return;
  const isInSentence = places.some((place) => place.start >= start && place.end <= end);
  evidence.enterInPlace = isInSentence ? 1 : places.length > 0 ? NEXT_DOOR : 0;
  evidence.enterToGoOn = Number(goals.length > 0);
}

/** Nothing but a colon or a short word between them; "482913 logins" counts them, and does not say what for. */
function isBeside(goal: Cue, { start, end }: Candidate, reading: Reading): boolean {
  if (goal.end <= start) return leadsTo(between(reading, goal.end, start));
  const gap = between(reading, end, Math.max(goal.start, end));
  return goal.start >= end && (leadsTo(gap) ? goal.kind !== "business" || /\p{L}/u.test(gap) : IN_ORDER_TO.test(gap));
}

/** "för att", ", aby się" */
const IN_ORDER_TO = /^,? ?(?:\p{L}{1,5} ){2}$/u;

const NEAR = 60;
/** What a place in the sentence before or behind counts. */
const NEXT_DOOR = 0.7;

function distance(places: Line[], { start, end }: Candidate): number {
  return Math.min(...places.map((place) => Math.max(place.start - end, start - place.end)));
}

/** At most so much of it as is near. */
function sentenceAround({ start, end }: Candidate, { text }: Reading, line: Line): Line {
  const before = text.slice(Math.max(line.start, start - REACH), start);
  const after = text.slice(end, Math.min(line.end, end + REACH));
  const stops = [...before.matchAll(SENTENCE_ENDS)];
  const from = stops.at(-1);
  return {
    start: from ? start - before.length + from.index + from[0].length : start - before.length,
    end: end + (SENTENCE_END.exec(after)?.index ?? after.length),
  };
}

const SENTENCE_ENDS = new RegExp(SENTENCE_END, "gu");
