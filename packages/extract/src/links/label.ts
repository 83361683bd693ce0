import { type Cue, findCues } from "../lexicon/find-cues";
import type { CueKind } from "../lexicon/kinds";
import { fold } from "../reading/fold";
import type { Reading } from "../reading/reading";
import { answerOf, locks, saysHereAlone } from "./answers";
import type { FoundLink } from "./links";
import { isToRead } from "./to-read";
import { saysCompletes } from "./url-words";

export type LabelEvidence = Record<keyof typeof noLabelEvidence, number>;

export const noLabelEvidence = {
  labelComplete: 0,
  labelAct: 0,
  /** Begins with a yes. */
  labelYes: 0,
  labelSignIn: 0,
  labelHere: 0,
  /** Half where such a word is but a part of what it says: "be my emergency contact". */
  labelNever: 0,
  labelNotMe: 0,
  labelOther: 0,
  labelMatter: 0,
  /** Of a label that has a verb, the share that the verb is not. */
  labelLoose: 0,
  labelPromo: 0,
  labelRead: 0,
  labelBusiness: 0,
  /** A URL written out; a picture without a text. */
  labelUrl: 0,
  labelEmpty: 0,
  /** The site's own name. */
  labelSite: 0,
  /** A picture; what it shows may be told. */
  picture: 0,
};

/** Adds what a link's label says. A picture's is what it shows. */
export function addLabelEvidence(evidence: LabelEvidence, link: FoundLink, reading: Reading): void {
  const { start, end, label, url } = link;
  const stop = Math.min(end, start + LABEL_REACH);
  evidence.picture = Number(start === end);
  if (label === "" && reading.text.charCodeAt(start) !== 1) evidence.labelEmpty = 1;
  else if (label === "" || /^(?:https?:|www\.)/i.test(label) || label === url) evidence.labelUrl = 1;
  const cues = start === end ? findCues(label.slice(0, LABEL_REACH)) : reading.cuesWithin(start, stop);
  const nevers = cues.filter((cue) => cue.kind === "never" && !isObject(cue, cues));
  const has = (wanted: CueKind) => Number(cues.some((cue) => cue.kind === wanted && !isPartOf(cue, nevers)));
  evidence.labelSite = Number(isSiteName(label, url));
  const answer = answerOf(label);
  evidence.labelYes = Number(answer === "yes");
  evidence.labelComplete = has("complete");
  evidence.labelAct = has("act");
  evidence.labelSignIn = has("signIn");
  evidence.labelHere = Math.max(has("here"), Number(saysHereAlone(label)));
  if (nevers.length > 0)
    evidence.labelNever = nevers.some((cue) => isMostOf(cue, start === end ? 0 : start, label)) ? 1 : 0.5;
  evidence.labelNotMe = Math.max(has("notMe"), Number(answer === "no" || locks(label)));
  evidence.labelOther = has("other");
  evidence.labelMatter = has("matter");
  evidence.labelPromo = has("promo");
  evidence.labelRead = Number(isToRead(cues.filter((cue) => !isPartOf(cue, nevers))));
  evidence.labelBusiness = has("business");
  if (label === "" && !saysCompletes(url) && isCalledNever(start, reading)) evidence.labelNever = 1;
  if (evidence.labelAct === 1 && evidence.labelComplete === 0) evidence.labelLoose = looseShare(reading, start, stop);
}

const LABEL_REACH = 200;

/** "Unsubscribe: https://…", "Privacy https://…", and nothing else in the line before. */
function isCalledNever(start: number, reading: Reading): boolean {
  const name = NAME_BEFORE.exec(reading.text.slice(Math.max(0, start - NAME_REACH), start))?.[1] ?? "";
  const cues = reading.cuesWithin(start - name.length - 2, start);
  return (
    cues.some((cue) => cue.kind === "never" && isMostOf(cue, cue.start, name)) &&
    cues.every(({ kind }) => kind !== "complete" && kind !== "act")
  );
}

const NAME_REACH = 60;
/** At the start of a line or of a sentence, or behind a stroke that sets it apart. */
const NAME_BEFORE = /(?:^|[\n|•·>-]|[.?!] ) {0,3}([^\n|•·:：>.?!]{2,30})[:：]? ?$/;

/** "My account" of "unlock my account". */
function isObject({ start, end }: Cue, cues: Cue[]): boolean {
  return (
    cues.some((verb) => verb.kind === "act" && verb.end <= start && start - verb.end <= 2) &&
    cues.some((cue) => cue.kind === "business" && cue.start >= start && cue.end <= end)
  );
}

/** It begins the label, or is no small part of it. */
function isMostOf({ start, end }: Cue, labelStart: number, label: string): boolean {
  return start - labelStart <= 2 || end - start >= label.length * 0.4;
}

/** "Acme Shop" or "acme.shop" for https://mail.acmeshop.example/x. */
function isSiteName(label: string, url: string): boolean {
  if (label.length < 3 || label.length > 40 || /^https?:/i.test(label)) return false;
  const name = bare(label);
  const host = /^https?:\/\/([^/?#]{0,255})/i.exec(url)?.[1] ?? "";
  return name.length >= 3 && bare(host).includes(name);
}

function bare(name: string): string {
  return (ASCII.test(name) ? name.toLowerCase() : fold(name)).replace(/[^\p{L}\p{N}]/gu, "");
}

const ASCII = /^[ -~]*$/;

/** "Join" of "join the meeting". */
function isPartOf({ start, end }: Cue, longer: Cue[]): boolean {
  return longer.some((cue) => cue.start <= start && cue.end >= end && cue.end - cue.start > end - start);
}

function looseShare(reading: Reading, start: number, stop: number): number {
  let place = start;
  let loose = 0;
  for (const cue of reading.cuesWithin(start, stop, "act", "signIn", "here")) {
    loose += letters(reading, place, cue.start);
    place = Math.max(place, cue.end);
  }
  loose += letters(reading, place, stop);
  return loose / Math.max(1, letters(reading, start, stop));
}

/** Letters and digits between two places, as far as they matter. */
export function letters({ text }: Reading, start: number, end: number): number {
  return text.slice(start, Math.min(end, start + LABEL_REACH)).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
