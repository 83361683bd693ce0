import { BANNER, DISCLAIMER } from "@/lib/mail/extraction/cues/boilerplate";
import type { Cue } from "@/lib/mail/extraction/cues/find-cues";
import type { Line } from "@/lib/mail/extraction/lines";

/**
 * The lines of a part that no sender writes for this mail: a disclaimer, where "confidential" and "received in error", evidence
 * in a mail with a code, are said of any mail; above all else what warns of mail from outside, or of a test system. What is said beside a code is neither.
 */
export function findBoilerplate(cues: Cue[], text: string, lines: readonly Line[]): Line[] {
  const says = (line: Line) => text.slice(line.start, line.end);
  const saysNoCode = (own: Cue[]) => own.every(({ kind }) => kind !== "code");
  let next = 0;
  const ownOf = lines.map(({ end }) => {
    const first = next;
    while (next < cues.length && (cues[next] as Cue).start < end) next += 1;
    return cues.slice(first, next);
  });
  const found = lines.filter((line, index) => {
    const own = ownOf[index] as Cue[];
    const length = line.end - line.start;
    if (length > LONGEST || !saysNoCode(own)) return false;
    const isLikeDisclaimer = length >= SHORTEST && own.some(({ kind }) => kind === "secret" || kind === "notMe");
    return (isLikeDisclaimer && DISCLAIMER.test(says(line))) || (index < FIRST && BANNER.test(says(line)));
  });
  return found.slice(0, MOST);
}

const SHORTEST = 60;
const LONGEST = 3_000;
const MOST = 8;
/** Lines that a banner may be among. */
const FIRST = 3;
