import type { CueKind } from "@/lib/mail/cues/phrases";
import type { PlaceEvidence } from "@/lib/mail/link-place";
import type { FoundLink } from "@/lib/mail/links";
import type { Reading } from "@/lib/mail/reading";

/** A mail's parts made ready to be searched. */
export interface Parts {
  subject: Reading;
  text: Reading | null;
  html: Reading | null;
}

/** What a link's place and the rest of the mail say only together. */
export interface JointEvidence {
  /** The first button, in a mail about signing in. */
  buttonInAuth: number;
  /** A verb or "here", in a mail about signing in. */
  actInAuth: number;
  /** A sentence about signing in leads to it, in a mail about signing in. */
  signInAuth: number;
  /** The only link with a secret in its address; the same in a mail about signing in. */
  onlySecret: number;
  onlySecretInAuth: number;
}

export function jointEvidence(of: PlaceEvidence, { authShare }: AboutEvidence, secrets: number): JointEvidence {
  const onlySecret = Number(of.urlSecret === 1 && secrets === 1);
  return {
    buttonInAuth: of.firstButton * authShare,
    actInAuth: Math.max(of.labelAct, of.saysAct, of.labelHere, of.saysHere, of.aboveAct / 2) * authShare,
    signInAuth: Math.max(of.labelSignIn, of.saysSignIn, of.aboveSignIn) * authShare * (1 - of.urlNever),
    onlySecret,
    onlySecretInAuth: onlySecret * authShare,
  };
}

/** What the mail as a whole is about. */
export interface AboutEvidence {
  subjectComplete: number;
  subjectAct: number;
  subjectSignIn: number;
  subjectOther: number;
  subjectDone: number;
  completeInMail: number;
  business: number;
  fleeting: number;
  notMe: number;
  done: number;
  otherInMail: number;
  /** Of the mail's words for signing in and for all else, the share of the first. */
  authShare: number;
  promo: number;
  press: number;
  /** The mail has no other link. */
  sole: number;
}

export function aboutEvidence({ subject, text, html }: Parts, places: FoundLink[]): AboutEvidence {
  const most = (kind: CueKind) => Math.max(text?.count(kind) ?? 0, html?.count(kind) ?? 0);
  const inSubject = (kind: CueKind) => Number(subject.count(kind) > 0);
  const others = most("other") + subject.count("other");
  const auth = most("business") + most("fleeting") + most("notMe") + 2 * subject.count("business");
  return {
    subjectComplete: inSubject("complete"),
    subjectAct: inSubject("act"),
    subjectSignIn: inSubject("signIn"),
    subjectOther: inSubject("other"),
    subjectDone: inSubject("done"),
    completeInMail: Number(most("complete") > 0),
    business: Math.min(most("business") + subject.count("business"), 5) / 5,
    fleeting: Number(most("fleeting") > 0),
    notMe: Number(most("notMe") > 0),
    done: Number(most("done") > 0),
    otherInMail: others / (others + 6),
    authShare: auth / (auth + others + 2 * most("done") + most("promo") + most("press") + 1),
    promo: Math.min(most("promo") + subject.count("promo"), 3) / 3,
    press: Math.min(most("press") + subject.count("press"), 3) / 3,
    sole: Number(new Set(places.map(({ url }) => url)).size === 1),
  };
}
