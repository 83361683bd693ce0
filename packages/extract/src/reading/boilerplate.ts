import type { Cue } from "../lexicon/find-cues";
import type { CueKind } from "../lexicon/kinds";
import type { Line } from "./lines";
import { matches } from "./matches";
import { BLOT } from "./plain-text";
import { SENTENCE_STOPS } from "./sentences";

/**
 * What no sender writes for this mail: above all else what warns of mail from outside, or tells of a test system; and the
 * sentences of a disclaimer, where "confidential" and "received in error", evidence in a mail with a code, are said of any mail.
 */
export function findBoilerplate(cues: Cue[], text: string, lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  let next = 0;
  for (const [index, { start, end }] of lines.entries()) {
    const first = next;
    while (next < cues.length && (cues[next] as Cue).start < end) next += 1;
    if (found.length >= MOST || end - start > LONGEST) continue;
    const own = cues.slice(first, next);
    if (index < FIRST && lines.length > 1 && isBanner(text.slice(start, end), own)) found.push({ start, end });
    else if (end - start >= SHORTEST && holds(own, FOR_READER) && holds(own, DISCLAIMER))
      found.push(...sentencesOf(text, start, end).filter((sentence) => isOfDisclaimer(sentence, text, own)));
  }
  return found;
}

const LONGEST = 3_000;
const SHORTEST = 60;
const MOST = 20;
/** Lines that a banner may be among. */
const FIRST = 3;
/** Whose cues are no evidence of anything else. */
export const boilerplateKinds: CueKind[] = ["disclaimer", "banner"];
const DISCLAIMER: CueKind[] = ["disclaimer"];
const FOR_READER: CueKind[] = ["secret", "notMe"];
const NAMES_CODE: CueKind[] = ["code", "maybeCode"];
const ASKS: CueKind[] = ["enter", "complete", "signIn"];
const NUMBER = /\d{4}/;

/** It asks for nothing and leads nowhere: "Welcome to our test environment, confirm your address: …" is the mail itself. */
function isBanner(line: string, cues: Cue[]): boolean {
  if (!holds(cues, ["banner"]) || line.includes(BLOT) || /\d{5}/.test(line)) return false;
  return !holds(cues, [...NAMES_CODE, "enter", "complete", "fleeting"]);
}

function isOfDisclaimer({ start, end }: Line, text: string, cues: Cue[]): boolean {
  const sentence = text.slice(start, end);
  const own = cues.filter((cue) => cue.start >= start && cue.start < end);
  if (sentence.includes(BLOT) || NUMBER.test(sentence) || holds(own, NAMES_CODE)) return false;
  return holds(own, DISCLAIMER) || (holds(own, FOR_READER) && !holds(own, ASKS));
}

function sentencesOf(text: string, from: number, to: number): Line[] {
  const line = text.slice(from, to);
  const ends = matches(SENTENCE_STOPS, line).map(({ index, 0: end }) => index + end.length);
  return [...ends, line.length].map((end, index) => ({ start: from + (ends[index - 1] ?? 0), end: from + end }));
}

function holds(cues: Cue[], kinds: CueKind[]): boolean {
  return cues.some(({ kind }) => kinds.includes(kind));
}
