import { BANNER, DISCLAIMER } from "@/lib/mail/extraction/cues/boilerplate";
import type { Cue } from "@/lib/mail/extraction/cues/find-cues";
import type { CueKind } from "@/lib/mail/extraction/cues/kinds";
import type { Line } from "@/lib/mail/extraction/lines";
import { BLOT } from "@/lib/mail/extraction/plain-text";

/**
 * The lines of a part that no sender writes for this mail: a disclaimer, where "confidential" and "received in error", evidence
 * in a mail with a code, are said of any mail; above all else what warns of mail from outside, or tells of a test system.
 */
export function findBoilerplate(cues: Cue[], text: string, lines: readonly Line[]): Line[] {
  let next = 0;
  const found = lines.filter(({ start, end }, index) => {
    const first = next;
    while (next < cues.length && (cues[next] as Cue).start < end) next += 1;
    if (end - start > LONGEST) return false;
    const own = cues.slice(first, next);
    const line = text.slice(start, end);
    return isDisclaimer(line, own) || (index < FIRST && isBanner(line, own));
  });
  return found.slice(0, MOST);
}

const LONGEST = 3_000;
const MOST = 8;
/** Lines that a banner may be among. */
const FIRST = 3;

function isDisclaimer(line: string, cues: Cue[]): boolean {
  return line.length >= SHORTEST && holds(cues, ["secret", "notMe"]) && !holds(cues, ["code"]) && DISCLAIMER.test(line);
}

const SHORTEST = 60;

/** It asks for nothing and leads nowhere: "Welcome to our test environment, confirm your address: …" is the mail itself. */
function isBanner(line: string, cues: Cue[]): boolean {
  return (
    BANNER.test(line) && !line.includes(BLOT) && !holds(cues, ["code", "maybeCode", "enter", "complete", "fleeting"])
  );
}

function holds(cues: Cue[], kinds: CueKind[]): boolean {
  return cues.some(({ kind }) => kinds.includes(kind));
}
