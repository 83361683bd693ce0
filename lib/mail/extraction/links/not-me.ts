import type { Cue } from "@/lib/mail/extraction/cues/find-cues";
import type { PlaceEvidence } from "@/lib/mail/extraction/links/place";
import type { Reading } from "@/lib/mail/extraction/reading";

/**
 * Of the words before `place` for who did not ask, those that say something of a link there. "If this wasn't you, ignore this
 * mail." is said to its end: what completes something next is for everybody else.
 */
export function leadingNotMe(
  { labelComplete, saysComplete }: PlaceEvidence,
  cues: Cue[],
  place: number,
  { text }: Reading,
): Cue[] {
  const notMe = cues.filter(({ kind }) => kind === "notMe");
  if (labelComplete + saysComplete === 0) return notMe;
  const isOtherIn = (start: number, end: number, cue: Cue) =>
    notMe.some(
      (other) => other.start >= start && other.end <= end && (other.start >= cue.end || other.end <= cue.start),
    );
  return notMe.filter((cue) => {
    const stop = text.slice(cue.end, place).search(STOP);
    const before = text.slice(Math.max(0, cue.start - SENTENCE), cue.start);
    return stop < 0 || !isOtherIn(cue.start - (before.split(STOP).at(-1)?.length ?? 0), cue.end + stop, cue);
  });
}

const STOP = /[.!](?=\s)|[。！।۔]/;
const SENTENCE = 200;
