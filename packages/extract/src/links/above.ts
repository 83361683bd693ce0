import type { Reading } from "../reading/reading";
import { leadingNotMe } from "./not-me";
import type { PlaceEvidence } from "./place";
import { SENTENCE_REACH } from "./sentence";
import { isToRead } from "./to-read";

const LINES_ABOVE = 3;

/** Evidence from up to three lines above line `number`, as far as `past`, of a link whose sentence starts at `place`. */
export function addAboveEvidence(
  evidence: PlaceEvidence,
  reading: Reading,
  place: number,
  number: number,
  past: number,
): void {
  const from = Math.max(reading.lines[number - LINES_ABOVE]?.start ?? 0, place - SENTENCE_REACH, past);
  const kinds = ["complete", "act", "signIn", "here", "never", "notMe", "toRead", "onSite", "matter", "other"] as const;
  const cues = reading.cuesWithin(from, place, ...kinds);
  const isRead = isToRead(cues);
  const notMe = leadingNotMe(evidence, cues, place, reading);
  for (const cue of cues) {
    const near = 1 - ((place - cue.end) / SENTENCE_REACH) * 0.6;
    switch (cue.kind) {
      case "complete":
        evidence.aboveComplete = near;
        break;
      case "act":
        evidence.aboveAct = near;
        break;
      case "signIn":
        evidence.aboveSignIn = near;
        break;
      case "here":
        evidence.aboveHere = near;
        break;
      case "never":
        evidence.aboveNever = near;
        break;
      case "notMe":
        if (notMe.includes(cue)) evidence.aboveNotMe = near;
        break;
      case "toRead":
        if (isRead) evidence.aboveRead = near;
        break;
      case "matter":
        evidence.aboveMatter = near;
        break;
      case "onSite":
        evidence.saysOnSite = Math.max(evidence.saysOnSite, near * ABOVE);
        break;
      default:
        evidence.aboveOther = near;
    }
  }
}

/** What stands above tells less of a link than its sentence. */
const ABOVE = 0.6;
