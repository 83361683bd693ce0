import type { Candidate } from "@/lib/mail/extraction/codes/candidates";
import type { FormEvidence } from "@/lib/mail/extraction/codes/form";
import type { PlaceEvidence } from "@/lib/mail/extraction/codes/place";
import type { CueKind } from "@/lib/mail/extraction/cues/kinds";
import type { Reading } from "@/lib/mail/extraction/reading";
import { matches } from "@/lib/mail/matches";

/** What the mail as a whole says, the same for all its candidates. */
export interface MailEvidence {
  codeInSubject: number;
  otherInSubject: number;
  /** The body begins with "type this" or the like. */
  enterFirst: number;
  otherInMail: number;
  /** Of the mail's words for signing in and for trade, the share of the first. */
  authShare: number;
  business: number;
  authInSubject: number;
  fleeting: number;
  notMe: number;
  done: number;
  promo: number;
  promoInSubject: number;
  press: number;
  /** It says little. */
  brief: number;
  /** It is longer than a code needs. */
  lengthy: number;
  /** It says much, but nothing of signing in, and nothing about not having asked for it. */
  silentOnAuth: number;
  /** The mail is hardly more than its subject. */
  bodyless: number;
  /** Prices beyond the first. */
  prices: number;
}

/** What a candidate's place and the rest of the mail say only together. */
export interface JointEvidence {
  /** A word for a code names it, wherever that stands. */
  named: number;
  /** Set off in more than three ways: the fourth says hardly more. */
  overshown: number;
  /** Set off, or given the name of another number, in a mail that speaks neither of signing in nor of not having asked. */
  showUnasked: number;
  otherUnasked: number;
  /** Set off in a mail whose subject is about trade. */
  showInTrade: number;
  /** Trade weighs less where the mail says "if this wasn't you", or near the number how long it lives. */
  tradeNotMe: number;
  tradeFleeting: number;
  /** "Code for your payment of 12 €: 482913" */
  codeHeadsLine: number;
  /** Nothing names it, nothing tells to enter it, and it does not stand alone. */
  unspoken: number;
  /** It is named, and how long it lives is said. */
  namedFleeting: number;
  /** In a brief mail: something is said of it; the mail is about signing in. */
  briefSaid: number;
  briefInAuth: number;
  /** It is named, in a mail about trade. */
  namedInTrade: number;
  /** The mail speaks of prices or promotions, and never of signing in. */
  tradeOnly: number;
  /** What looks like a year stands alone or right beside a word for codes, where years hardly do. */
  yearAlone: number;
  yearNamed: number;
  /** It stands alone, or the reader is told to enter it, in a mail about signing in. */
  aloneInAuth: number;
  enterInAuth: number;
  /** A link of the mail carries it as its code. */
  inLink: number;
  /** It stands in the subject and in a body. */
  repeatedInSubject: number;
  /** It is the subject's, and there is hardly a body. */
  onlySubject: number;
  /** It stands in the subject alone, and the body begins with what to do with it. */
  subjectEntered: number;
  /** Told to enter what may be a code. */
  maybeEntered: number;
  /** The digits that articles make an example of, in a mail that is no short one. */
  example: number;
  /** One of many of its kind. */
  oneOfMany: number;
  /** The mail has no other candidate: counts in full where it is brief, else as far as it speaks of signing in. */
  sole: number;
}

export function mailEvidence(subject: Reading, bodies: Reading[]): MailEvidence {
  const most = (kind: CueKind) => Math.max(0, ...bodies.map((body) => body.count(kind)));
  const codes = most("code") + subject.count("code");
  const others = most("other") + subject.count("other");
  // Minutes and dates pass in surveys and webinars too.
  const auth = most("business") + Math.min(most("fleeting"), 1) + most("notMe") + 2 * subject.count("business") + codes;
  const length = Math.max(0, ...bodies.map(({ text }) => text.length));
  const prices = Math.max(0, ...bodies.map(({ text }) => matches(PRICE, text, MAX_PRICES).length));
  return {
    codeInSubject: Number(subject.count("code") > 0),
    otherInSubject: Number(subject.count("other") > 0),
    enterFirst: Number(bodies.some((body) => body.cuesWithin(0, BEGINNING, "enter").length > 0)),
    otherInMail: others / (others + 2 * codes + 4),
    authShare: auth / (auth + others + 1),
    authInSubject: Number(subject.count("business") > 0),
    business: Math.min(most("business") + subject.count("business"), 5) / 5,
    fleeting: Number(most("fleeting") > 0),
    notMe: Number(most("notMe") > 0),
    done: Number(most("done") + subject.count("done") > 0),
    brief: Number(length <= 150),
    lengthy: Math.min(Math.max(0, length - 800) / 1600, 1),
    silentOnAuth: Number(length > 150 && most("business") + subject.count("business") + most("notMe") === 0),
    bodyless: Number(bodies.every(({ text }) => text.trim().length < 30)),
    promo: Math.min(most("promo"), 3) / 3,
    promoInSubject: Number(subject.count("promo") > 0),
    press: Math.min(most("press") + subject.count("press"), 3) / 3,
    prices: Math.min(Math.max(0, prices - 1), 4) / 4,
  };
}

const BEGINNING = 120;
const MAX_PRICES = 10;
const PRICE =
  /[$€£¥₹₽₩₺₫₴₪฿₱] ?\d|\d ?(?:[$€£¥₹₽₩₺₫₴₪฿₱]|(?:USD|EUR|GBP|PLN|CHF|SEK|NOK|DKK|TRY|BRL|kr|zł|Kč|Ft|lei|лв|руб|грн|TL|RSD|din)(?![\p{L}])|[元円圓원])/gu;

/** The others that a candidate is seen among. */
export interface Company {
  /** Values of the subject's candidates. */
  inSubject: Set<string>;
  inBodies: Set<string>;
  /** How many values of its part look and stand like it, and how many there are in the mail. */
  alike: number;
  distinct: number;
  /** The mail's links. */
  urls: string;
}

export function jointEvidence(
  { value }: Candidate,
  place: PlaceEvidence,
  form: FormEvidence,
  mail: MailEvidence,
  ofSubject: boolean,
  { inSubject, inBodies, alike, distinct, urls }: Company,
): JointEvidence {
  const { codeBefore, codeAfter, codeAbove, codeBelow, maybeBefore, alone } = place;
  const { show, overshown } = shownEvidence(place, form);
  const named = Math.max(codeBefore, codeAfter, codeAbove, codeBelow, maybeBefore / 2);
  const entered = Math.max(place.enterLeadsTo, place.enterNear, place.enterAfter, place.enterNext);
  const unasked = (1 - mail.authShare) * (1 - mail.notMe);
  const otherNames = Math.max(place.otherBefore, place.otherAbove, place.otherAfter);
  return {
    named,
    overshown,
    showUnasked: show * unasked,
    showInTrade: show * mail.otherInSubject * (1 - mail.notMe),
    otherUnasked: otherNames * unasked,
    tradeNotMe: mail.otherInMail * mail.notMe,
    tradeFleeting: mail.otherInMail * place.fleetingNear,
    codeHeadsLine: place.codeEarlier * place.otherLeadsTo,
    unspoken: Number(Math.max(named, entered, alone) < 0.3),
    namedFleeting: named * place.fleetingNear,
    briefSaid: mail.brief * Math.max(named, entered, maybeBefore, place.maybeAbove, place.maybeAfter),
    briefInAuth: mail.brief * mail.authShare,
    namedInTrade: named * (1 - mail.authShare),
    tradeOnly: mail.silentOnAuth * Number(Math.max(mail.promo, mail.prices, place.promoNear, place.percentNear) > 0),
    yearAlone: form.year * alone,
    yearNamed:
      form.year * (1 - alone) * Math.max(place.codeLeadsTo, place.codeAfter, place.enterLeadsTo, place.enterAfter),
    aloneInAuth: alone * mail.authShare * mail.business,
    enterInAuth: entered * mail.authShare,
    inLink: Number(isCodeOfLink(value, urls)),
    repeatedInSubject: Number(!ofSubject && inSubject.has(value)),
    onlySubject: Number(ofSubject && mail.bodyless === 1),
    subjectEntered: ofSubject && !inBodies.has(value) ? mail.enterFirst : 0,
    maybeEntered: Math.max(maybeBefore, place.maybeAfter, place.maybeAbove) * entered,
    example: EXAMPLE.test(value) ? 1 - mail.brief : 0,
    oneOfMany: Math.min(Math.max(0, alike - 2) / 4, 1),
    sole: distinct === 1 ? (mail.brief === 1 ? 1 : mail.authShare) : 0,
  };
}

/** How much the layout sets it off. */
function shownEvidence({ alone, announced }: PlaceEvidence, form: FormEvidence): { show: number; overshown: number } {
  const ways = alone + announced + form.big + form.bold + form.spaced + form.boxes + form.grouped;
  return { show: Math.min(1, ways / 3), overshown: Math.max(0, ways + form.six - 3) / 3 };
}

const EXAMPLE = /^(?:12345?6?7?8?|654321|4321|(\d)\1{3,7})$/;

function isCodeOfLink(value: string, urls: string): boolean {
  const place = urls.indexOf(value);
  return place > 0 && /(?:code|otp|pin|token|key|c)=$/i.test(urls.slice(Math.max(0, place - 8), place));
}
