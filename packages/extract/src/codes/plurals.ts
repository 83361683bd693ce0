import type { Cue } from "../lexicon/find-cues";
import type { Reading } from "../reading/reading";
import { SENTENCE_END } from "./gap";

/** Codes in the plural, as statistics tell of them; but "never share your codes" warns of those like this mail's. */
export function pluralsWithin(start: number, end: number, reading: Reading): Cue[] {
  return reading.cuesWithin(start, end, "plural").filter((plural) => !isKeptSecret(plural, reading));
}

function isKeptSecret(plural: Cue, reading: Reading): boolean {
  return reading
    .cuesWithin(plural.start - REACH, plural.end + REACH, "secret")
    .some((secret) => !SENTENCE_END.test(textBetween(secret, plural, reading)));
}

const REACH = 80;

function textBetween(one: Cue, other: Cue, { text }: Reading): string {
  return text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
}
