import type { Candidate } from "@/lib/mail/extraction/codes/candidate";
import { REACH, SENTENCE_END } from "@/lib/mail/extraction/codes/gap";
import type { PlaceEvidence } from "@/lib/mail/extraction/codes/place";
import type { Line, Reading } from "@/lib/mail/extraction/reading";

/** Evidence from what its sentence tells the reader to do with the candidate: "Type 482913 in the window to go on". */
export function inItsSentence(evidence: PlaceEvidence, candidate: Candidate, reading: Reading, line: Line): void {
  const { start, end } = sentenceAround(candidate, reading, line);
  if (reading.cuesWithin(start, end, "other", "promo").length > 0) return;
  const places = reading.cuesWithin(Math.max(line.start, start - REACH), Math.min(line.end, end + REACH), "entryPlace");
  evidence.placeNear = Number(places.length > 0);
  if (reading.cuesWithin(start, end, "enter").length === 0) return;
  const goals = reading.cuesWithin(start, end, "act", "complete", "signIn", "business");
  evidence.enterInPlace = Number(places.some((place) => place.start >= start && place.end <= end));
  evidence.enterToGoOn = Number(goals.length > 0);
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

const SENTENCE_ENDS = new RegExp(SENTENCE_END, "g");
