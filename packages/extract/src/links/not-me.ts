import type { Cue } from "../lexicon/find-cues";
import type { Reading } from "../reading/reading";
import type { PlaceEvidence } from "./place";

/**
 * The words for who did not ask that say something of a link at `place`, of `cues` before it. A sentence with two of them, "If this
 * wasn't you, do nothing.", is about nobody else than who did not ask, and a link behind it that completes something is for who
 * did; but not in a mail that tells of what happened, as there "If this wasn't you, tell us." leads to a reset.
 */
export function leadingNotMe(
  { labelComplete, labelAct, saysComplete }: PlaceEvidence,
  cues: Cue[],
  place: number,
  reading: Reading,
): Cue[] {
  const notMe = cues.filter(({ kind }) => kind === "notMe");
  if (labelComplete + labelAct + saysComplete === 0 || reading.count("done") > 0) return notMe;
  return notMe.filter((cue) => {
    const stop = reading.text.slice(cue.end, place).search(STOP);
    if (stop < 0) return true;
    const before = reading.text.slice(Math.max(0, cue.start - SENTENCE), cue.start);
    const start = cue.start - (before.split(STOP).at(-1)?.length ?? 0);
    const inSentence = notMe.filter((other) => other.start >= start && other.end <= cue.end + stop);
    return !inSentence.some((other) => other.start >= cue.end || other.end <= cue.start);
  });
}

const STOP = /[.!](?=\s)|[。！।۔]/;
const SENTENCE = 200;
