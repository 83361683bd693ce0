import type { AboutEvidence, Matter } from "./context";
import type { PlaceEvidence } from "./place";

/** What a link's place and the rest of the mail say only together. */
export interface JointEvidence {
  /** The first of its part that could be meant, less for each that comes before and says as much. */
  early: number;
  /** The mail's main link: the first that could be meant, and a button, alone in its line, or the only one. */
  main: number;
  /** The same in a mail about signing in; in any other. */
  mainInAuth: number;
  mainInTrade: number;
  /** How much more plainly than of any other link the mail says of it that it completes something; in a mail about signing in; how much less; up to 2. */
  lead: number;
  leadInAuth: number;
  outdone: number;
  /** No word of completing, acting or signing in anywhere around it. */
  unsaid: number;
  /** The same in a language of which words are known. */
  unsaidKnown: number;
  /** The same, and its address has nothing that is its reader's alone. */
  bareUnsaid: number;
  /** "Here", leading to such an address, where the subject does not say what it completes. */
  hereToBare: number;
  /** Nothing is said of it, behind much else; and no label, subject or address says what it completes. */
  unsaidBehindProse: number;
  looseBehindProse: number;
  /** The same in a mail that is not to one reader, or a server's report. */
  looseInBulk: number;
  /** A verb or "log in" in a mail that asks for nothing. */
  actUnasked: number;
  signInUnasked: number;
  /** Nothing is said of it, and it stands behind a link to settings, help or unsubscribing. */
  behindNever: number;
  /** In a mail about something shared, filed, voted on or held for approval, and one that says so in its subject, where neither that nor what is around the link says what it completes. */
  matter: number;
  subjectMatter: number;
  /** "Here" or the URL itself, where the sentence or the lines above say what it completes. */
  leftToSentence: number;
  /** "Here", where the sentence leads to settings, help or unsubscribing. */
  neverHere: number;
  /** A verb or "here", in a mail about signing in. */
  actInAuth: number;
  /** "If this wasn't you, reset your password", in a mail that asks for nothing else in its subject, or brings a code. */
  ifNotMe: number;
  /** The next link says no to it, in a mail about signing in. */
  declinable: number;
  /** The link before says no to it: "Not me: …", "It was me: …". */
  declinedBefore: number;
  /** Its address says what it completes, and carries a secret. */
  urlCompletesSecret: number;
  /** The same, of the only such link of a terse mail about nothing else. */
  soleCompleter: number;
  /** Its address does, in a mail of which no word is known. */
  urlCompletesWordless: number;
  /** Neither a secret nor opaque, in such a mail. */
  bareWordless: number;
  /** Nothing is said of it, and its address is but words and numbers. */
  readableUnsaid: number;
  /** No secret in its address, and the mail brings a code to enter. */
  besideCode: number;
  /** It carries the code that the mail brings, and promotes nothing: it is opened instead. */
  carriesCode: number;
  /** "Or open this link", in a mail that brings a code to enter. */
  orBesideCode: number;
  /** Nothing is said of it, in a mail that speaks of a code to enter; nothing around it, in one in which a code was found. */
  unsaidBesideCode: number;
  silentBesideCode: number;
  /** The only link with a secret in its address; the same in a mail about signing in. */
  onlySecret: number;
  onlySecretInAuth: number;
  /** The same where the mail asks for nothing. */
  onlySecretUnasked: number;
  /** The first opaque link that is no navigation, in a mail about signing in that has no secret link and brings no code; if it does not tell of what is done. */
  firstOpaqueInAuth: number;
  /** The first with a secret, in a mail whose subject asks for something; that says that it may be ignored. */
  firstSecretAsked: number;
}

/** The others that a link is seen among: how many of its part that could be meant come before it, and how many there are. */
export interface Company {
  earlier: number;
  meant: number;
  /** How much more plainly it is said to complete something than any other link: below 0 where another is. */
  lead: number;
  /** The first with a secret of those that could be meant. */
  firstSecret: boolean;
  /** The next link declines; the one before does. */
  declined: boolean;
  declinedBefore: boolean;
  /** In the second half of its part, and the link before leads to settings, help or unsubscribing. */
  behindNever: boolean;
  matter: Matter;
  /** How much its part says before it, up to 1. */
  prose: number;
  /** Addresses with a secret in the mail. */
  secrets: number;
  completer: boolean;
  /** A code was found in the mail. */
  bringsCode: boolean;
  carriesCode: boolean;
  /** The first without words and secret that is no navigation, where none has a secret. */
  firstOpaque: boolean;
}

export function jointEvidence(of: PlaceEvidence, about: AboutEvidence, company: Company): JointEvidence {
  const { authShare } = about;
  const onlySecret = Number(of.urlSecret === 1 && company.secrets === 1);
  const firstSecret = Number(company.firstSecret);
  const main = Number(company.earlier === 0 && (of.prominent === 1 || company.meant === 1));
  const saidOfIt = Math.max(
    Math.max(of.labelComplete, of.labelAct, of.labelSignIn, of.saysComplete, of.saysAct, of.saysSignIn),
    Math.max(of.aboveComplete, of.aboveAct, of.aboveSignIn, of.urlComplete),
  );
  const said = Math.max(saidOfIt, about.subjectComplete, about.subjectAct, about.subjectSignIn);
  const asked = Math.max(of.labelComplete, of.saysComplete, about.subjectComplete, about.subjectSignIn);
  const plain = Math.max(of.labelComplete, of.labelYes, about.subjectComplete, of.urlComplete * of.urlSecret);
  const around = Math.max(of.saysComplete, of.aboveComplete) + Math.max(about.subjectAct, about.subjectSignIn);
  const loose = 1 - Math.max(plain, around / 2);
  return {
    early: 1 / (1 + company.earlier),
    main,
    mainInAuth: main * authShare,
    mainInTrade: main * (1 - authShare),
    lead: Math.max(0, company.lead),
    leadInAuth: Math.max(0, company.lead) * authShare,
    outdone: Math.max(0, -company.lead),
    unsaid: 1 - said,
    unsaidKnown: (1 - said) * about.known,
    bareUnsaid: (1 - said) * of.urlBare,
    hereToBare: of.labelHere * of.urlBare * (1 - plain),
    unsaidBehindProse: (1 - said) * company.prose,
    looseBehindProse: loose * company.prose,
    looseInBulk: loose * Math.max(about.toOthers, about.bounced),
    actUnasked: Math.max(of.labelAct, of.saysAct) * (1 - of.labelComplete) * about.unasked,
    behindNever: Number(company.behindNever) * (1 - said),
    matter: company.matter.share * (1 - asked),
    subjectMatter: Number(company.matter.inSubject) * (1 - asked),
    leftToSentence:
      Math.max(of.labelHere, of.labelUrl) * Math.max(of.saysComplete, of.aboveComplete) * Number(company.earlier === 0),
    neverHere: of.labelHere * of.saysNever * (1 - of.saysComplete),
    signInUnasked: Math.max(of.labelSignIn, of.saysSignIn, of.aboveSignIn) * (1 - of.labelComplete) * about.unasked,
    actInAuth: Math.max(of.labelAct, of.saysAct, of.labelHere, of.saysHere, of.aboveAct / 2) * authShare,
    ifNotMe: of.notMeLeads * Math.max(about.typed, 1 - Math.max(about.subjectComplete, about.subjectAct)),
    declinable: Number(company.declined) * authShare,
    declinedBefore: Number(company.declinedBefore) * authShare,
    urlCompletesSecret: of.urlComplete * of.urlSecret,
    soleCompleter: Number(company.completer),
    readableUnsaid: of.urlReadable * (1 - said),
    bareWordless: about.wordless * (1 - of.urlSecret) * (1 - of.urlOpaque) * (1 - of.urlComplete),
    urlCompletesWordless: of.urlComplete * of.urlSecret * about.wordless,
    besideCode: about.typed * (1 - of.urlSecret) * (1 - of.labelComplete),
    carriesCode: Number(company.carriesCode && about.promo === 0),
    orBesideCode: of.saysOr * about.typed,
    unsaidBesideCode: about.typed * (1 - said),
    silentBesideCode: Number(company.bringsCode) * (1 - Math.max(saidOfIt, of.labelYes, of.labelHere, of.saysHere)),
    onlySecret,
    onlySecretInAuth: onlySecret * authShare,
    onlySecretUnasked: onlySecret * authShare * about.unasked,
    firstOpaqueInAuth: company.firstOpaque ? authShare * (1 - about.typed) * (1 - about.done) : 0,
    firstSecretAsked: firstSecret * Math.max(about.subjectComplete, about.subjectAct),
  };
}
