import { isReplyMark } from "../reading/answers";
import { FOOTER } from "../reading/footer";
import type { Line } from "../reading/lines";
import { matches } from "../reading/matches";
import { BLOT } from "../reading/plain-text";
import type { Reading } from "../reading/reading";
import { aroundIt } from "./around";
import type { Candidate } from "./candidate";
import { fading, REACH } from "./gap";
import { headingOf } from "./heading";
import { isStrangeLabel } from "./label";
import type { LabelTest } from "./label-entered";
import { inItsColumn, inItsLine } from "./line";
import { pluralsWithin } from "./plurals";
import { isQuoted, isSlippedIn } from "./quoted";
import { inItsSentence } from "./sentence";
import { isTold } from "./told";

/** What speaks for and against a candidate: by name, mostly 0 or 1, a share of 1 where it fades with distance. */
export type PlaceEvidence = Record<keyof typeof noEvidence, number>;

const noEvidence = {
  /** In the candidate's line, the nearest word for a number before it: a code, perhaps one, something else. */
  codeBefore: 0,
  maybeBefore: 0,
  otherBefore: 0,
  /** Nothing but a colon or a short word between. */
  codeLeadsTo: 0,
  otherLeadsTo: 0,
  /** A code is named in the line, but another word stands nearer. */
  codeEarlier: 0,
  codeAfter: 0,
  /** Nothing stands between it and the word for a code behind it. */
  codeAtEnd: 0,
  /** It opens a sentence that goes on to name a code: "482913 is your code". */
  codeFollows: 0,
  /** A sentence of its own tells the reader: "Your security code is 482913." */
  told: 0,
  maybeAfter: 0,
  otherAfter: 0,
  /** The word for a code that names it is a long one: "activation code" rather than "code". */
  fullName: 0,
  /** Its line gives it the name of a code, but of one that no list knows: "Geboukode: 60318". */
  strangeLabel: 0,
  /** Its label, which names no other number, stands in a sentence that says to enter something. */
  labelEntered: 0,
  /** In the lines above, nearest first, and in the one below. */
  codeAbove: 0,
  maybeAbove: 0,
  otherAbove: 0,
  /** It stands alone, and the line above ends with the name of a code. */
  labelled: 0,
  /** The line above names a code, but another word ends it: "your code for the loyalty programme:" */
  codeEarlierAbove: 0,
  codeBelow: 0,
  /** Right behind a colon of its line. */
  colonBefore: 0,
  /** Alone, and the line above ends with a colon. */
  announced: 0,
  /** "type" and the like right before it, before it, after it in its sentence, or in the next sentence or line. */
  enterLeadsTo: 0,
  enterNear: 0,
  enterAfter: 0,
  enterNext: 0,
  /** "type" and the like, and it, in one clause and nothing else that is a number or its name. */
  enterInClause: 0,
  /** Its sentence says to enter it and where: in a window, a field, an app; or what comes of it: to continue, to sign in. */
  enterInPlace: 0,
  enterToGoOn: 0,
  /** It is named, and its sentence goes on to say what for: "code 482913 to confirm your payment". */
  namedToGoOn: 0,
  /** A code is named, and its sentence said before what for: "Confirm your payment with code 482913". */
  goalBefore: 0,
  /** "Sign in with 482913", "482913 to log in": a word for signing in or completing right beside it; only one of their business, "MFA 482913", "approved: 482913". */
  authBeside: 0,
  businessBeside: 0,
  /** Its sentence, or a neighbour that does not stand in a line of its own, names such a place, and no other number. */
  placeNear: 0,
  /** How long it lives is said near; that it is for the reader alone. */
  fleetingNear: 0,
  secretNear: 0,
  /** Of the words of its line and the two above and below, the shares of signing in and of trade. */
  authAround: 0,
  tradeAround: 0,
  alone: 0,
  /** Other numbers share its line. */
  crowded: 0,
  promoNear: 0,
  /** Words of news and of promotion before it, up to three: an article leads up to what it tells of, what stands below a code does not. */
  promoBefore: 0,
  pressBefore: 0,
  /** Right before it, or in the line above, a gate, a parcel, a meeting is spoken of. */
  onSiteNear: 0,
  /** A percentage stands near: a discount, a statistic. */
  percentNear: 0,
  /** The nearest word for codes is in the plural. */
  pluralNear: 0,
  /** Right beside it stands that it works no more: another code replaces it. */
  outdated: 0,
  /** That stands further behind it, in its sentence or the next ones. */
  outdatedNext: 0,
  /** Within a quotation of several words, or behind words of a stranger who wants to be taken for the sender. */
  quoted: 0,
  /** In a block quotation, as far as the mail has something to say beside it. */
  cited: 0,
  /** Behind the head or the salutation of a mail within the mail, which this one announces, or says much before. */
  innerMail: 0,
  /** Behind words that make an example of it, or another's message. */
  exampleNear: 0,
  /** After the mail's farewell: unsubscribe, copyright. */
  footer: 0,
};

/** Evidence from where the candidate stands in its part. */
export function placeEvidence(candidate: Candidate, reading: Reading, isEntered: LabelTest): PlaceEvidence {
  const evidence = { ...noEvidence };
  const number = reading.lineAt(candidate.start);
  const line = reading.lines[number] as Line;
  const heading = headingOf(candidate.start, number, reading);
  const isNamed = heading !== null && inItsColumn(evidence, candidate, heading, reading);
  if (!isNamed) inItsLine(evidence, candidate, reading, line);
  evidence.told = Number(!isNamed && isTold(candidate, reading));
  evidence.colonBefore = Number(
    COLON_BEFORE.test(reading.text.slice(Math.max(line.start, candidate.start - 4), candidate.start)) &&
      !isReplyMark(reading.text.slice(0, Math.min(candidate.start, 40))),
  );
  evidence.strangeLabel = Number(evidence.colonBefore === 1 && isStrangeLabel(line, candidate.start, reading));
  evidence.alone = Number(isAlone(candidate, reading, line));
  evidence.announced = Number(evidence.alone === 1 && endsWithColon(reading, number - 1));
  aroundIt(evidence, candidate, reading, number);
  const announcing = evidence.announced === 1 ? (reading.lines[number - 1] as Line) : line;
  inItsSentence(evidence, candidate, reading, { start: announcing.start, end: line.end });
  if (isNamed) Object.assign(evidence, { codeAbove: 0, maybeAbove: 0, otherAbove: 0 });
  const promos = reading.cuesWithin(Math.max(0, candidate.start - 300), candidate.end + 200, "promo");
  evidence.promoNear = closest(promos, candidate, line);
  // An article seldom tells its reader to type what it tells of.
  const lead = 1 - Math.max(evidence.enterInClause, evidence.enterLeadsTo) / 2;
  evidence.promoBefore = lead * reading.leadUp(candidate.start, "promo");
  evidence.pressBefore = lead * reading.leadUp(candidate.start, "press");
  const above = reading.lines[number - 1] ?? line;
  const [onSite] = reading
    .cuesWithin(Math.max(above.start, candidate.start - REACH), candidate.start, "onSite")
    .slice(-1);
  evidence.onSiteNear = onSite ? fading(candidate.start - onSite.end, REACH) : 0;
  const from = Math.max(0, candidate.start - 300);
  // Behind its line stands what else the sender offers.
  const to = Math.min(Math.max(line.end, candidate.end + 40), candidate.end + 200);
  const percents = matches(PERCENT, reading.text.slice(from, to));
  evidence.percentNear = closest(
    percents.map(({ index, 0: { length } }) => ({ start: from + index, end: from + index + length })),
    candidate,
    line,
  );
  evidence.pluralNear = closest(
    pluralsWithin(Math.max(0, candidate.start - 80), candidate.end + 60, reading),
    candidate,
    line,
  );
  evidence.quoted = Number(isSlippedIn(candidate, reading) || isQuoted(candidate, reading));
  evidence.cited = reading.citedAt(candidate.start);
  evidence.innerMail = reading.innerMailAt(candidate.start);
  const [example] = reading
    .cuesWithin(Math.max(0, candidate.start - EXAMPLE_REACH), candidate.start, "example")
    .slice(-1);
  evidence.exampleNear = example ? fading(candidate.start - example.end, EXAMPLE_REACH) : 0;
  const isOther = evidence.otherLeadsTo + evidence.otherAbove > 0.5;
  evidence.labelEntered = Number(!isOther && isEntered(candidate, line));
  evidence.footer = Number(isInFooter(candidate, reading));
  return evidence;
}

const PERCENT = /\d ?[%％٪]|[%٪] ?\d/g;

/** How near the nearest of these is: in the same line it counts in full. */
function closest(places: Line[], { start, end }: Line, line: Line): number {
  return places.reduce((most, place) => {
    if (place.end > line.start && place.start < line.end) return 1;
    const distance = Math.max(start - place.end, place.start - end);
    return Math.max(most, 1 - Math.max(0, distance) / 300);
  }, 0);
}

const EXAMPLE_REACH = 250;
const COLON_BEFORE = /:[\s\0"'“”«„*`]{0,3}$/;
function isAlone({ start, end }: Candidate, { text }: Reading, line: Line): boolean {
  const rest = text.slice(Math.max(line.start, start - 20), start) + text.slice(end, Math.min(line.end, end + 20));
  return !/[\p{L}\p{N}]/u.test(rest.replaceAll(BLOT, "x"));
}

function endsWithColon(reading: Reading, number: number): boolean {
  const line = reading.lines[number];
  return line !== undefined && /:\W{0,3}$/.test(reading.text.slice(Math.max(line.start, line.end - 6), line.end));
}

function isInFooter({ start }: Candidate, { text }: Reading): boolean {
  return start >= text.length / 3 && FOOTER.test(text.slice(Math.max(0, start - 600), start + 60));
}
