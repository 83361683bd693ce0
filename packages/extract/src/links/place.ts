import type { Cue } from "../lexicon/find-cues";
import type { CueKind } from "../lexicon/kinds";
import { FOOTER } from "../reading/footer";
import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";
import { spokenOf } from "../reading/spoken";
import { addAboveEvidence } from "./above";
import { type AddressEvidence, completesByItself, noAddressEvidence } from "./address";
import { saysOr } from "./answers";
import { addLabelEvidence, letters, noLabelEvidence } from "./label";
import type { FoundLink } from "./links";
import { leadingNotMe } from "./not-me";
import { leadInStart, linesAround, type Neighbours, sentenceOf } from "./sentence";
import { isToRead, leadsToRead } from "./to-read";

/** What speaks for and against a link completing the mail's flow: by name, 0 to 1. */
export type PlaceEvidence = Record<keyof typeof noEvidence, number>;

const noEvidence = {
  /** In its sentence, outside the label. */
  saysComplete: 0,
  saysAct: 0,
  saysSignIn: 0,
  saysHere: 0,
  saysNever: 0,
  saysNotMe: 0,
  /** "If this wasn't you, …" leads to it. */
  notMeLeads: 0,
  saysOther: 0,
  /** Speaks of something shared, filed, voted on or held for approval, and does not say what it completes. */
  saysMatter: 0,
  saysPromo: 0,
  /** Words of news and of promotion before it, up to three. */
  promoBefore: 0,
  pressBefore: 0,
  /** It is to be read, looked at or browsed. */
  saysRead: 0,
  /** Its sentence, its label or the lines above speak of an appointment, a parcel, a meeting, a gate. */
  saysOnSite: 0,
  /** Its sentence begins with "or", or the line above is one. */
  saysOr: 0,
  /** Its sentence speaks of an account, an address, a password; of how long it lives, or that it is for the reader alone. */
  saysBusiness: 0,
  saysFleeting: 0,
  /** Within a quotation of several words: somebody else says it. */
  quoted: 0,
  /** In a block quotation, as far as the mail has something to say beside it. */
  cited: 0,
  /** Behind the head or the salutation of a mail within the mail, which this one announces, or says much before. */
  innerMail: 0,
  /** Behind words of a stranger who wants to be taken for the sender. */
  slippedIn: 0,
  /** In a sponsor's block. */
  sponsored: 0,
  /** In the lines above, if its own says nothing. */
  aboveComplete: 0,
  aboveAct: 0,
  aboveSignIn: 0,
  aboveHere: 0,
  aboveNever: 0,
  aboveNotMe: 0,
  aboveOther: 0,
  aboveMatter: 0,
  aboveRead: 0,
  fleetingNear: 0,
  /** What the lines around it speak of, signing in or trade. */
  authAround: 0,
  tradeAround: 0,
  button: 0,
  /** A button, or alone in its line. */
  prominent: 0,
  /** One of several links that fill a line: navigation. */
  inBar: 0,
  footer: 0,
  ...noLabelEvidence,
  ...noAddressEvidence,
};

/** Evidence from where the link stands in its part, added to that of its address. */
export function placeEvidence(
  link: FoundLink,
  reading: Reading,
  neighbours: Neighbours,
  address: AddressEvidence,
): PlaceEvidence {
  // Adding properties, rather than setting those that are there, would cost more than all else.
  const evidence = Object.assign({ ...noEvidence }, address);
  addLabelEvidence(evidence, link, reading);
  const line = reading.lines[reading.lineAt(link.start)] ?? { start: link.start, end: link.end };
  const sentence = sentenceOf(link, reading, line, neighbours);
  const before = reading.cuesWithin(sentence.start, link.start).filter((cue) => !isName(cue, link, reading));
  const around = [...before, ...reading.cuesWithin(link.end, sentence.end)];
  const said = new Set(around.map(({ kind }) => kind));
  const has = (kind: CueKind) => Number(said.has(kind));
  evidence.saysComplete = has("complete");
  evidence.saysAct = has("act");
  evidence.saysSignIn = has("signIn");
  evidence.saysHere = has("here");
  evidence.saysNever = has("never");
  evidence.saysNotMe = has("notMe");
  const leadsFrom = leadInStart(link, reading, reading.lineAt(link.start), neighbours.before);
  const leadIn = reading.cuesWithin(leadsFrom, link.start);
  evidence.notMeLeads = Number(leadingNotMe(evidence, leadIn, link.start, reading).length > 0);
  evidence.saysOther = has("other");
  evidence.saysMatter = has("matter");
  evidence.saysPromo = has("promo");
  evidence.promoBefore = reading.leadUp(link.start, "promo");
  evidence.pressBefore = reading.leadUp(link.start, "press");
  evidence.saysRead = Number(isToRead(around) || leadsToRead(reading, leadsFrom, link.start));
  evidence.saysOnSite = Math.max(has("onSite"), Number(reading.cuesWithin(link.start, link.end, "onSite").length > 0));
  const offers =
    letters(reading, line.start, link.start) === 0 ? reading.lines[reading.lineAt(link.start) - 1] : sentence;
  const beginning = Math.max(offers?.start ?? 0, link.start - OR_REACH);
  const offered = reading.text.slice(beginning, Math.min(link.end, link.start + OR_REACH));
  evidence.saysOr = Number(evidence.saysNever === 0 && saysOr(offered)); // "to opt out or change …" offers nothing
  evidence.saysBusiness = has("business");
  evidence.saysFleeting = Math.max(has("fleeting"), has("secret"));
  evidence.quoted = Number(
    reading.quotationsAt(link.start).some(({ start, end }) => link.start - start > 12 && end - start <= MAX_QUOTED),
  );
  evidence.cited = reading.citedAt(link.start);
  evidence.innerMail = reading.innerMailAt(link.start);
  const injections = reading.cuesWithin(Math.max(0, link.start - SLIPPED_IN), link.start, "injection");
  evidence.slippedIn = Number(injections.length > 0);
  evidence.sponsored = Number(evidence.labelComplete === 0 && reading.isSponsors(link.start));
  addAboveEvidence(evidence, reading, sentence.start, reading.lineAt(link.start), neighbours.before);
  const asked = Math.max(evidence.labelComplete, evidence.saysComplete);
  evidence.labelMatter *= 1 - asked;
  evidence.saysMatter *= 1 - asked;
  evidence.aboveMatter *= 1 - Math.max(asked, evidence.aboveComplete);
  evidence.fleetingNear = Number(
    reading.cuesWithin(Math.max(0, link.start - 400), link.end + 400, "fleeting", "secret").length > 0,
  );
  Object.assign(evidence, spokenOf(reading, linesAround(link, reading)));
  evidence.button = Number(link.button);
  const fillsLine = letters(reading, line.start, link.start) + letters(reading, link.end, line.end) === 0;
  evidence.prominent = Number(link.button || fillsLine);
  evidence.inBar = Number(!link.button && !completesByItself(link.url) && isInBar(link, reading, line, neighbours));
  evidence.footer = Number(link.start > reading.text.length / 2 && isFooter(reading, line));
  return evidence;
}

const MAX_QUOTED = 500;
const OR_REACH = 60;
const SLIPPED_IN = 200;

/** "URL:" right before an address and "Here is a map:" say what follows, and ask for nothing. */
function isName({ kind, start, end }: Cue, link: FoundLink, { text }: Reading): boolean {
  if (kind !== "here") return false;
  if (link.start - end <= 3 && /^url\W*$/i.test(text.slice(start, link.start))) return true;
  return end - start === 4 && /^here(?:['’]s| is| are) /i.test(text.slice(start, end + 5));
}

/** Next to another link of its line, with hardly a word between. */
function isInBar({ start, end }: FoundLink, reading: Reading, line: Line, { before, after }: Neighbours): boolean {
  const joins = (from: number, to: number) => to - from <= 12 && letters(reading, from, to) <= 1;
  return (
    (before > line.start && before <= start && joins(before, start)) ||
    (after < line.end && after >= end && joins(end, after))
  );
}

function isFooter(reading: Reading, line: Line): boolean {
  return FOOTER.test(reading.text.slice(Math.max(0, line.start - 300), line.end));
}
