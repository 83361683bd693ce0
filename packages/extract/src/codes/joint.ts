import type { Candidate } from "./candidate";
import type { Company } from "./company";
import type { MailEvidence } from "./context";
import type { FormEvidence } from "./form";
import type { PlaceEvidence } from "./place";

/** What a candidate's place and the rest of the mail say only together. */
export interface JointEvidence {
  /** A word for a code names it, wherever that stands. */
  named: number;
  /** It has the name of a code that no list knows and no place of entry is named near, in a mail that asks for nothing, or neither to enter it nor speaks of signing in, and whose subject speaks neither of a code nor of signing in. */
  strangeUnasked: number;
  /** Set off in more than three ways: the fourth says hardly more. */
  overshown: number;
  /** Set off, or given the name of another number, in a mail that speaks neither of signing in nor of not having asked. */
  showUnasked: number;
  otherUnasked: number;
  /** Set off in a mail whose subject is about trade, and neither about signing in nor about a code. */
  showInTrade: number;
  /** Trade weighs less where the subject is about signing in and the number has a name or is to be entered; where the mail says "if this wasn't you", or near the number how long it lives or that it is secret. */
  tradeInAuth: number;
  tradeNotMe: number;
  tradeFleeting: number;
  tradeSecret: number;
  /** Told in a sentence of its own, or opening one, in a receipt or a mail whose subject names other numbers: those weigh nothing against it. */
  toldInTrade: number;
  /** "Code for your payment of 12 €: 482913" */
  codeHeadsLine: number;
  /** Nothing names it, nothing tells to enter it, and it does not stand alone. */
  unspoken: number;
  /** "Enter the code 482913": named, and to be entered, where nothing is promoted; named, in a mail about signing in. */
  namedEntered: number;
  namedInAuth: number;
  /** It is named, and the subject is about a code; half where that speaks of signing in. */
  namedAsSubject: number;
  /** Numbers share its block, in a mail that asks for nothing and whose subject names no code; it is named all the same. */
  amongIdle: number;
  namedAmongIdle: number;
  /** It is named, and how long it lives is said; that it is secret. */
  namedFleeting: number;
  namedSecret: number;
  /** In a brief mail: something is said of it; the mail is about signing in. */
  briefSaid: number;
  briefInAuth: number;
  /** It is named, in a mail about trade. */
  namedInTrade: number;
  /** The mail speaks of prices or promotions, and hardly of signing in. */
  tradeOnly: number;
  /** Prices and promotions beside a number that has a name or is to be entered, in a mail whose subject is about signing in. */
  promoInAuth: number;
  /** What looks like a year stands alone where codes are spoken of, or right beside a word for them, where years hardly do. */
  yearAlone: number;
  yearNamed: number;
  /** It stands alone, or the reader is told to enter it, in a mail about signing in. */
  aloneInAuth: number;
  enterInAuth: number;
  /** It stands alone below "type this:". */
  announcedEntered: number;
  /** A gate, a parcel, a meeting right before it, in a mail that does not say what to do if nobody asked for it. */
  onSiteUnasked: number;
  /** Told to enter it, in a mail that is mostly about a parcel, a counter, a gate. */
  enterOnSite: number;
  /** A link of the mail carries it as its code, as far as the mail speaks of signing in and promotes nothing. */
  inLink: number;
  /** A link leads to the page of that name: "/issues/OTT-1184", "/listing?id=21907744". */
  nameOfPage: number;
  /** A link of the mail opens a meeting, and nothing says what to do if nobody asked for the code. */
  besideMeeting: number;
  /** It stands in the subject and in a body, nowhere with the name of another number. */
  repeatedInSubject: number;
  /** It stands in a body, and the subject gives it the name of a code. */
  namedInSubject: number;
  /** The mail says how many characters a code has, and it has as many though nothing names it; it has not. */
  ofStatedLength: number;
  ofOtherLength: number;
  /** It is the subject's, and there is hardly a body. */
  onlySubject: number;
  /** It stands in the subject alone, and the body begins with what to do with it. */
  subjectEntered: number;
  /** It stands in the subject alone, and the body speaks of the subject line. */
  subjectPointedAt: number;
  /** It is the subject's, and all other numbers of the mail have names of their own. */
  subjectSole: number;
  /** Told to enter what may be a code. */
  maybeEntered: number;
  /** The digits that articles make an example of, in a mail that is no short one and does not say what to do if nobody asked for it. */
  example: number;
  /** Nothing says that it is a code or to be entered, and it looks as documents, issues and models are numbered: "FA2611-0042", "DK-20417". */
  serial: number;
  /** One of many of its kind. */
  oneOfMany: number;
  /** A code that works no more has its form, and nothing gives it the name of another number: it is the new one. */
  replaces: number;
  /** Another place of the mail gives it the name of another number, and this one says nothing of it. */
  otherElsewhere: number;
  /** How much more plainly than of any other number the mail says of it that it is a code; in a mail about signing in; how much less. */
  lead: number;
  outdone: number;
  /** The mail has no other candidate, but such as have names of their own: counts in full where it is brief, else as far as it speaks of signing in. */
  sole: number;
}

export function jointEvidence(
  { value }: Candidate,
  place: PlaceEvidence,
  form: FormEvidence,
  mail: MailEvidence,
  company: Company,
): JointEvidence {
  const { codeBefore, codeAfter, codeAbove, codeBelow, maybeBefore, alone } = place;
  const { show, overshown } = shownEvidence(place, form);
  const named = Math.max(codeBefore, codeAfter, codeAbove, codeBelow, maybeBefore / 2);
  const entered = Math.max(place.enterLeadsTo, place.enterNear, place.enterAfter, place.enterNext);
  const unasked = (1 - mail.authShare) * (1 - mail.notMe);
  const otherNames = Math.max(place.otherBefore, place.otherAbove, place.otherAfter);
  const size = value.replaceAll("-", "").length;
  const { ofSubject, inBodies, unclaimed, lengths } = company;
  const sole = company.soleUnclaimed ? (mail.brief === 1 ? 1 : mail.authShare) : 0;
  const amongIdle = company.amongNumbers * mail.asksNothing * (1 - mail.codeInSubject);
  return {
    named,
    overshown,
    strangeUnasked:
      place.strangeLabel *
      (1 - place.placeNear) *
      Math.max(mail.asksNothing, mail.silentOnAuth * (1 - mail.fleeting) * (1 - entered)) *
      (1 - mail.codeInSubject) *
      (1 - mail.authInSubject),
    showUnasked: show * unasked,
    showInTrade: show * mail.otherInSubject * (1 - mail.notMe) * (1 - mail.authInSubject) * (1 - mail.codeInSubject),
    otherUnasked: otherNames * unasked,
    tradeInAuth: mail.otherInMail * mail.authInSubject * Math.max(named, entered),
    tradeNotMe: mail.otherInMail * mail.notMe,
    tradeFleeting: mail.otherInMail * place.fleetingNear,
    tradeSecret: mail.otherInMail * place.secretNear,
    toldInTrade:
      Math.max(place.told, place.codeFollows * place.fullName) *
      (1 - place.quoted) *
      (mail.receipt + mail.otherInSubject * 0.3),
    codeHeadsLine: place.codeEarlier * Math.max(place.otherLeadsTo, place.colonBefore),
    unspoken: Number(Math.max(named, entered, Math.max(alone, place.labelEntered)) < 0.3),
    namedEntered: mail.promo + place.promoNear > 0 ? 0 : named * entered,
    namedInAuth: named * mail.authShare * (1 - mail.silentOnAuth),
    namedAsSubject: named * mail.codeInSubject * (1 - mail.promoInSubject) * (1 - mail.authInSubject / 2),
    amongIdle,
    namedAmongIdle: named * amongIdle,
    namedFleeting: named * place.fleetingNear,
    namedSecret: named * place.secretNear,
    briefSaid: mail.brief * Math.max(named, entered, maybeBefore, place.maybeAbove, place.maybeAfter),
    briefInAuth: mail.brief * mail.authShare,
    namedInTrade: named * (1 - mail.authShare),
    promoInAuth: mail.authInSubject * Math.max(named, entered) * (mail.promo + place.promoNear + place.percentNear),
    tradeOnly: strangeToAuth(mail) * Number(Math.max(mail.promo, mail.prices, place.promoNear, place.percentNear) > 0),
    yearAlone: form.year * alone * Math.max(named, entered, mail.codeInSubject),
    yearNamed:
      form.year * (1 - alone) * Math.max(place.codeLeadsTo, place.codeAfter, place.enterLeadsTo, place.enterAfter),
    aloneInAuth: alone * mail.authShare * mail.business,
    enterInAuth: entered * mail.authShare,
    announcedEntered: place.announced * place.enterNear,
    onSiteUnasked: place.onSiteNear * (1 - mail.notMe),
    enterOnSite: entered * Math.max(0, 2 * mail.onSite - 1),
    inLink: company.inLink ? mail.authShare * (1 - mail.promo) : 0,
    nameOfPage: Number(company.nameOfPage),
    besideMeeting: Number(company.hasMeeting) * (1 - mail.notMe),
    repeatedInSubject: Number(!ofSubject && company.inSubject && unclaimed),
    namedInSubject: Number(!ofSubject && company.namedInSubject),
    ofOtherLength: Number(lengths.size > 0 && !lengths.has(size)),
    ofStatedLength: Number(lengths.has(size)) * (1 - named),
    onlySubject: Number(ofSubject && mail.bodyless === 1),
    subjectEntered: ofSubject && !inBodies ? mail.enterFirst : 0,
    subjectPointedAt: Number(ofSubject && !inBodies && company.subjectPointedAt),
    subjectSole: ofSubject ? sole : 0,
    maybeEntered: Math.max(maybeBefore, place.maybeAfter, place.maybeAbove) * entered,
    example: EXAMPLE.test(value) ? (1 - mail.brief) * (1 - mail.notMe) : 0,
    replaces: Number(place.outdated === 0 && unclaimed && company.likeOutdated && isBrought(mail, place, named)),
    otherElsewhere: unclaimed ? 0 : Math.max(0, 1 - Math.max(named, entered, otherNames + place.footer)),
    serial: SERIAL.test(value) ? 1 - Math.max(named, entered) : 0,
    oneOfMany: Math.min(Math.max(0, company.alike - 2) / 4, 1),
    lead: Math.max(0, company.lead),
    outdone: Math.max(0, -company.lead),
    sole,
  };
}

/** Something is said or shown of it, or of what to do with a code; who is told of a code that was used is brought no new one. */
function isBrought(
  mail: MailEvidence,
  { alone, enterNear, enterNext, enterAfter }: PlaceEvidence,
  named: number,
): boolean {
  return Math.max(mail.fleeting, mail.secret, named, alone, enterNear, enterNext, enterAfter) > 0.5;
}

/** How much the layout sets it off. */
function shownEvidence({ alone, announced }: PlaceEvidence, form: FormEvidence): { show: number; overshown: number } {
  const ways = alone + announced + form.big + form.bold + form.spaced + form.boxes + form.grouped;
  return { show: Math.min(1, ways / 3), overshown: Math.max(0, ways + form.six - 3) / 3 };
}

/** 1 where nothing is said of signing in or not having asked, half where one word is. */
function strangeToAuth({ business, authInSubject, notMe }: MailEvidence): number {
  return authInSubject + notMe > 0 ? 0 : Math.max(0, 1 - business * 2.5);
}

const SERIAL = /^\p{Lu}{1,5}\d*-\d[\d-]*$/u;
const EXAMPLE = /^(?:12345?6?7?8?|654321|4321|(\d)\1{3,7})$/;
