import { type CueKind, lengthKinds } from "../lexicon/kinds";
import { isAnswer } from "../reading/answers";
import { isForwarded, pastForwardedHead } from "../reading/forwarded";
import { matches } from "../reading/matches";
import type { Reading } from "../reading/reading";
import { countOwnNumbers, PRICE } from "./numbers";
import { pluralsWithin } from "./plurals";

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
  /** The subject speaks of signing in, verifying and the like. */
  authInSubject: number;
  /** The subject asks to confirm, approve or complete something, whatever it is. */
  actInSubject: number;
  fleeting: number;
  /** It says that something is for the reader alone. */
  secret: number;
  notMe: number;
  /** It says that something has happened; half where it goes on to say what to enter. */
  done: number;
  promo: number;
  promoInSubject: number;
  press: number;
  /** It tells of others' messages, or shows examples. */
  examples: number;
  /** It says little. */
  brief: number;
  /** It is longer than a code needs. */
  lengthy: number;
  /** It says much, but nothing of signing in, and nothing about not having asked for it. */
  silentOnAuth: number;
  /** It says neither to enter anything, nor how long anything lives or for whom it is, nor what to do if nobody asked for it. */
  asksNothing: number;
  /** The same, of a mail that says more than a code needs; of one about a parcel, a counter, a gate, a booking. */
  idle: number;
  idleOnSite: number;
  /** It asks for nothing, and is the receipt of a purchase: what it calls an authorization code is the bank's. */
  receipt: number;
  /** The mail is hardly more than its subject. */
  bodyless: number;
  /** It answers another. */
  answer: number;
  /** Its subject says that something works no more. */
  outdatedInSubject: number;
  /** It speaks of faults and error codes. */
  fault: number;
  /** Codes in the plural, in the subject or more than once. */
  plural: number;
  /** Prices beyond the first; numbers of any kind beyond it, but those of the imprint. */
  prices: number;
  numbers: number;
  /** It is about a parcel, a counter, a gate, a booking, and neither about signing in nor about not having asked. */
  onSite: number;
  onSiteInSubject: number;
  /** Such a place or errand has a number of its own that is longer than a code: "Meeting ID: 841 2290 3376". */
  onSiteNumber: number;
}

export function mailEvidence(subject: Reading, bodies: Reading[]): MailEvidence {
  const most = (kind: CueKind) => Math.max(0, ...bodies.map((body) => body.count(kind)));
  const codes = most("code") + subject.count("code");
  const others = most("other") + subject.count("other");
  // Minutes and dates pass in surveys and webinars too.
  const auth =
    most("business") +
    Math.min(most("fleeting") + most("secret"), 1) +
    most("notMe") +
    2 * subject.count("business") +
    codes;
  const length = Math.max(0, ...bodies.map(({ text }) => lengthOf(text)));
  const plurals = Math.max(0, ...bodies.map((body) => pluralsWithin(0, body.text.length, body).length));
  const prices = Math.max(0, ...bodies.map(({ text }) => matches(PRICE, text, MAX_PRICES).length));
  const numbers = Math.max(0, ...bodies.map((body) => countOwnNumbers(body, MAX_NUMBERS)));
  const authShare = auth / (auth + others + 1);
  const notMe = Number(most("notMe") > 0);
  const codeInSubject = Number(subject.count("code") > 0);
  const unasked = (1 - authShare) * (1 - notMe);
  const asksNothing = Number(most("enter") + most("fleeting") + most("secret") + most("notMe") === 0);
  const idle = asksNothing * Number(length > 150);
  return {
    codeInSubject,
    otherInSubject: Number(subject.count("other") > 0),
    enterFirst: Number(bodies.some(beginsWithEntering)),
    otherInMail: others / (others + 2 * codes + 4),
    authShare,
    authInSubject: Number(subject.count("business") > 0),
    actInSubject: Number(subject.count("act") + subject.count("complete") > 0),
    business: Math.min(most("business") + subject.count("business"), 5) / 5,
    fleeting: Number(most("fleeting") > 0),
    secret: Number(most("secret") > 0),
    notMe,
    done: Math.max(Number(subject.count("done") > 0) / 2, ...bodies.map(saysDone)),
    brief: Number(length <= 150),
    lengthy: Math.min(Math.max(0, length - 800) / 1600, 1),
    silentOnAuth: Number(length > 150 && most("business") + subject.count("business") + most("notMe") === 0),
    asksNothing,
    idle,
    idleOnSite: idle * several(most("onSite") + subject.count("onSite")),
    receipt: (asksNothing * Math.min(most("receipt") + subject.count("receipt"), 2)) / 2,
    bodyless: Number(bodies.every(({ text }) => text.trim().length < 30)),
    answer: Number(isAnswer(subject.text)),
    promo: Math.min(most("promo"), 3) / 3,
    promoInSubject: Number(subject.count("promo") > 0),
    press: several(most("press") + subject.count("press")),
    examples: several(most("example") + 2 * subject.count("example")),
    outdatedInSubject: Number(subject.count("outdated") > 0),
    fault: several(most("fault") + 2 * subject.count("fault")),
    plural: several(plurals + 2 * subject.count("plural")),
    prices: Math.min(Math.max(0, prices - 1), 4) / 4,
    numbers: Math.min(Math.max(0, numbers - 1), 4) / 4,
    onSite: unasked * several(most("onSite")),
    onSiteInSubject: unasked * Number(subject.count("onSite") > 0),
    onSiteNumber: (1 - notMe) * (1 - codeInSubject) * Number(most("onSite") > 0 && bodies.some(numbersPlace)),
  };
}

function beginsWithEntering(body: Reading): boolean {
  const start = body.lines[0]?.start ?? 0;
  return body.cuesWithin(start, start + BEGINNING, "enter").length > 0;
}

function saysDone(body: Reading): number {
  const last = body.last("done");
  if (!last) return 0;
  return (body.last("enter")?.start ?? 0) > last.start ? 0.5 : 1;
}

function numbersPlace(body: Reading): boolean {
  return body
    .cuesWithin(0, Math.min(body.text.length, NUMBERED_REACH), "onSite")
    .some(({ end }) => NUMBERED.test(body.text.slice(end, end + 20)));
}

const NUMBERED_REACH = 5_000;
const NUMBERED = /^[^\p{L}\p{N}]{0,4}\d{3}[ -]?\d{3,4}[ -]?\d{3,4}(?!\d)/u;

/** From one, which may be chance, to three. */
function several(words: number): number {
  return words === 0 ? 0 : (Math.min(words, 3) - 0.5) / 2.5;
}

/** Of what the mail says, which is not who wrote when to whom. */
function lengthOf(text: string): number {
  return text.slice(isForwarded(text) ? pastForwardedHead(text) : 0).replace(INDENTATION, " ").length;
}

/** Says nothing, however long it is. */
const INDENTATION = / {3,}/g;
const BEGINNING = 120;
const MAX_PRICES = 10;
const MAX_NUMBERS = 5;

/** Lengths of codes as the mail says them; "the last four digits of your card" is none. */
export function statedLengths(readings: Reading[]): Set<number> {
  const lengths = new Set<number>();
  for (const reading of readings) {
    for (const [index, kind] of lengthKinds.entries()) {
      const stated = reading.count(kind) > 0 ? reading.cuesWithin(0, reading.text.length, kind) : [];
      if (
        stated.some(({ start, end }) =>
          reading.cuesWithin(start - 30, end + 30, "other").every((other) => other.start > start || other.end < end),
        )
      )
        lengths.add(index + 4);
    }
  }
  return lengths;
}
