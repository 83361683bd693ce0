import type { Cue } from "../lexicon/find-cues";
import type { Reading } from "../reading/reading";

/** Something is only looked at, and is no object of a verb: "my account page", not "activate my account page" or "hesabımı etkinleştir". */
export function isToRead(cues: Cue[]): boolean {
  const verbs = cues.filter(({ kind }) => kind === "complete" || kind === "act");
  const isObjectOf = ({ start, end }: Cue, verb: Cue) =>
    verb.start !== start && verb.start - end <= OBJECT_REACH && start - verb.end <= OBJECT_REACH;
  return cues.some((cue) => cue.kind === "toRead" && !verbs.some((verb) => isObjectOf(cue, verb)));
}

const OBJECT_REACH = 20;

/** "Your bills:", and the address below; not "To see your bills, confirm your address:". */
export function leadsToRead(reading: Reading, from: number, start: number): boolean {
  const lead = reading.cuesWithin(from, start, "toRead", "complete", "act", "signIn");
  return lead.length > 0 && lead.every(({ kind, end }) => kind === "toRead" && start - end <= LEADS_TO);
}

const LEADS_TO = 12;
