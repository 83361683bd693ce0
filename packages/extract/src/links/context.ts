import type { CueKind } from "../lexicon/kinds";
import type { Bulk } from "../reading/bulk";
import type { Reading } from "../reading/reading";

/** A mail's parts made ready to be searched. */
export interface Parts {
  subject: Reading;
  text: Reading | null;
  html: Reading | null;
}

/** What the mail as a whole is about. */
export interface AboutEvidence extends Bulk {
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
  /** Words of any kind that were found in it, up to 1: few in a language of which none are known. */
  known: number;
  /** No word of completing or signing in is known of it: a language without words. */
  wordless: number;
}

export function aboutEvidence({ subject, text, html }: Parts, bulk: Bulk): AboutEvidence {
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
  const words = Math.max(text?.cues.length ?? 0, html?.cues.length ?? 0) + subject.cues.length;
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
    known: words / (words + 4),
    wordless: Number(
      most("complete") + most("act") + most("signIn") + most("business") + most("fleeting") + most("secret") === 0,
    ),
    onSite: (Math.min(onSite, 4) / 4) * (1 - authShare),
    ...bulk,
  };
}

/** How much a mail says of what is shared, filed, voted on or held for approval; each word once, those of its subject twice. */
export interface Matter {
  share: number;
  inSubject: boolean;
}

export function matterOf({ subject, text, html }: Parts): Matter {
  const inSubject = wordsOfMatter(subject, NAMES.exec(subject.text)?.[0].length ?? 0);
  const inBodies = Math.max(text ? wordsOfMatter(text, 0) : 0, html ? wordsOfMatter(html, 0) : 0);
  const words = inBodies + 2 * inSubject;
  return { share: words / (words + 3), inSubject: inSubject > 0 };
}

function wordsOfMatter({ cues }: Reading, from: number): number {
  let words = 0;
  let past = from;
  for (const { kind, start, end } of cues) {
    if (kind !== "matter" || start < past) continue;
    words += 1;
    past = end;
  }
  return words;
}

/** A site's name in brackets says nothing: "[Acme Workshop] Set a password". */
const NAMES = /^\s*(?:[[【「(][^\]】」)]{1,80}[\]】」)]\s*){1,3}/;
