import type { CueKind } from "@/lib/mail/extraction/cues/kinds";
import type { PlaceEvidence } from "@/lib/mail/extraction/links/place";
import type { Reading } from "@/lib/mail/extraction/reading";

/** A mail's parts made ready to be searched. */
export interface Parts {
  subject: Reading;
  text: Reading | null;
  html: Reading | null;
}

/** What a link's place and the rest of the mail say only together. */
export interface JointEvidence {
  /** The first of its part that could be meant, less for each that comes before and says as much. */
  early: number;
  /** The mail's main link: the first that could be meant, and a button, alone in its line, or the only one. */
  main: number;
  /** The same in a mail about signing in; in one that also says how long it lives or that it may be ignored; in any other. */
  mainInAuth: number;
  mainInTrade: number;
  /** How much more plainly than of any other link the mail says of it that it completes something; in a mail about signing in; how much less; up to 2. */
  lead: number;
  leadInAuth: number;
  outdone: number;
  /** No word of completing, acting or signing in anywhere around it. */
  unsaid: number;
  /** A verb or "log in" in a mail that asks for nothing. */
  actUnasked: number;
  signInUnasked: number;
  /** "Here" or the URL itself, where the sentence or the lines above say what it completes. */
  leftToSentence: number;
  /** A verb or "here", in a mail about signing in. */
  actInAuth: number;
  /** "If this wasn't you, reset your password", in a mail that asks for nothing else in its subject, or brings a code. */
  ifNotMe: number;
  /** The next link says no to it, in a mail about signing in. */
  declinable: number;
  /** Its address says what it completes, and carries a secret. */
  urlCompletesSecret: number;
  /** The same in a mail of which no word is known. */
  urlCompletesWordless: number;
  /** Neither a secret nor opaque, in such a mail. */
  bareWordless: number;
  /** Nothing is said of it, and its address is but words and numbers. */
  readableUnsaid: number;
  /** No secret in its address, and the mail brings a code to enter. */
  besideCode: number;
  /** "Or open this link", in a mail that brings a code to enter. */
  orBesideCode: number;
  /** Nothing is said of it, in a mail that brings a code to enter. */
  unsaidBesideCode: number;
  /** The only link with a secret in its address; the same in a mail about signing in. */
  onlySecret: number;
  onlySecretInAuth: number;
  /** The same where the mail asks for nothing. */
  onlySecretUnasked: number;
  /** The first opaque link that is no navigation, in a mail about signing in that has no secret link and brings no code; if it does not tell of what is done. */
  firstOpaqueInAuth: number;
  /** The first with a secret, in a mail whose subject asks for something; that says that it may be ignored. */
  firstSecretAsked: number;
  firstSecretNotMe: number;
}

/** The others that a link is seen among: how many of its part that could be meant come before it, and how many there are. */
export interface Company {
  earlier: number;
  meant: number;
  /** How much more plainly it is said to complete something than any other link: below 0 where another is. */
  lead: number;
  /** The first with a secret of those that could be meant. */
  firstSecret: boolean;
  /** The next link declines. */
  declined: boolean;
  /** Addresses with a secret in the mail. */
  secrets: number;
  /** The first without words and secret that is no navigation, where none has a secret. */
  firstOpaque: boolean;
}

export function jointEvidence(of: PlaceEvidence, about: AboutEvidence, company: Company): JointEvidence {
  const { authShare } = about;
  const onlySecret = Number(of.urlSecret === 1 && company.secrets === 1);
  const firstSecret = Number(company.firstSecret);
  const main = Number(company.earlier === 0 && (of.prominent === 1 || company.meant === 1));
  const said = Math.max(
    Math.max(of.labelComplete, of.labelAct, of.labelSignIn, of.saysComplete, of.saysAct, of.saysSignIn),
    Math.max(of.aboveComplete, of.aboveAct, of.aboveSignIn, of.urlComplete),
    Math.max(about.subjectComplete, about.subjectAct, about.subjectSignIn),
  );
  return {
    early: 1 / (1 + company.earlier),
    main,
    mainInAuth: main * authShare,
    mainInTrade: main * (1 - authShare),
    lead: Math.max(0, company.lead),
    leadInAuth: Math.max(0, company.lead) * authShare,
    outdone: Math.max(0, -company.lead),
    unsaid: 1 - said,
    actUnasked: Math.max(of.labelAct, of.saysAct) * (1 - of.labelComplete) * about.unasked,
    leftToSentence:
      Math.max(of.labelHere, of.labelUrl) * Math.max(of.saysComplete, of.aboveComplete) * Number(company.earlier === 0),
    signInUnasked: Math.max(of.labelSignIn, of.saysSignIn, of.aboveSignIn) * (1 - of.labelComplete) * about.unasked,
    actInAuth: Math.max(of.labelAct, of.saysAct, of.labelHere, of.saysHere, of.aboveAct / 2) * authShare,
    ifNotMe: of.notMeLeads * Math.max(about.typed, 1 - Math.max(about.subjectComplete, about.subjectAct)),
    declinable: Number(company.declined) * authShare,
    urlCompletesSecret: of.urlComplete * of.urlSecret,
    readableUnsaid: of.urlReadable * (1 - said),
    bareWordless: about.wordless * (1 - of.urlSecret) * (1 - of.urlOpaque) * (1 - of.urlComplete),
    urlCompletesWordless: of.urlComplete * of.urlSecret * about.wordless,
    besideCode: about.typed * (1 - of.urlSecret) * (1 - of.labelComplete),
    orBesideCode: of.saysOr * about.typed,
    unsaidBesideCode: about.typed * (1 - said),
    onlySecret,
    onlySecretInAuth: onlySecret * authShare,
    onlySecretUnasked: onlySecret * authShare * about.unasked,
    firstOpaqueInAuth: company.firstOpaque ? authShare * (1 - about.typed) * (1 - about.done) : 0,
    firstSecretAsked: firstSecret * Math.max(about.subjectComplete, about.subjectAct),
    firstSecretNotMe: firstSecret * about.notMe * authShare,
  };
}

/** What the mail as a whole is about. */
export interface AboutEvidence {
  subjectComplete: number;
  subjectAct: number;
  subjectSignIn: number;
  subjectOther: number;
  subjectDone: number;
  business: number;
  /** It says how long something lives, or that it is for the reader alone. */
  fleeting: number;
  notMe: number;
  /** Its subject speaks of a code, or it speaks of one and of entering it. */
  typed: number;
  /** It says nowhere what to complete, how long a link lives, or what to do if it was not asked for. */
  unasked: number;
  done: number;
  otherInMail: number;
  /** Of the mail's words for signing in and for all else, the share of the first. */
  authShare: number;
  promo: number;
  press: number;
  /** It is about an appointment, a parcel, a meeting, a gate rather than about signing in. */
  onSite: number;
  /** No word of completing or signing in is known of it: a language without words. */
  wordless: number;
}

export function aboutEvidence({ subject, text, html }: Parts): AboutEvidence {
  const most = (kind: CueKind) => Math.max(text?.count(kind) ?? 0, html?.count(kind) ?? 0);
  const inSubject = (kind: CueKind) => Number(subject.count(kind) > 0);
  const others = most("other") + subject.count("other");
  // Minutes and dates pass in surveys and webinars too.
  const auth =
    most("business") +
    most("complete") +
    Math.min(most("fleeting") + most("secret"), 1) +
    most("notMe") +
    2 * subject.count("business");
  const authShare = auth / (auth + others + 2 * most("done") + most("promo") + most("press") + 1);
  const onSite = most("onSite") + 2 * subject.count("onSite");
  return {
    subjectComplete: inSubject("complete"),
    subjectAct: inSubject("act"),
    subjectSignIn: inSubject("signIn"),
    subjectOther: inSubject("other"),
    subjectDone: inSubject("done"),
    business: Math.min(most("business") + subject.count("business"), 5) / 5,
    fleeting: Number(most("fleeting") + most("secret") > 0),
    notMe: Number(most("notMe") > 0),
    typed: Number(subject.count("code") > 0 || (most("code") > 0 && most("enter") > 0)),
    unasked: Number(
      most("complete") + most("fleeting") + most("secret") + most("notMe") + subject.count("complete") === 0,
    ),
    done: Number(most("done") > 0),
    otherInMail: others / (others + 6),
    authShare,
    promo: Math.min(most("promo") + subject.count("promo"), 3) / 3,
    press: Math.min(most("press") + subject.count("press"), 3) / 3,
    wordless: Number(
      most("complete") + most("act") + most("signIn") + most("business") + most("fleeting") + most("secret") === 0,
    ),
    onSite: (Math.min(onSite, 4) / 4) * (1 - authShare),
  };
}
