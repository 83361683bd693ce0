import type { Cues } from "@/lib/mail/extraction/cues/types";

export const lengthKinds = ["length4", "length5", "length6", "length7", "length8", "length9", "length10"] as const;
export type LengthKind = (typeof lengthKinds)[number];

/** Words of each language; words for places and errands, for where a code is entered, for the names of accounts, for the subject line, for what a new code replaces, for what is only read, for codes in the plural, for faults, for what a stranger slips in; statements of a length. */
export type CueKind =
  | keyof Cues
  | "onSite"
  | "entryPlace"
  | "accountName"
  | "subjectLine"
  | "outdated"
  | "toRead"
  | "plural"
  | "fault"
  | "injection"
  | LengthKind;

/** All kinds; a set of them is a number with a bit for each, in this order. */
export const cueKinds: readonly CueKind[] = [
  ...(Object.keys({
    code: true,
    maybeCode: true,
    other: true,
    promo: true,
    press: true,
    business: true,
    fleeting: true,
    enter: true,
    complete: true,
    act: true,
    signIn: true,
    never: true,
    notMe: true,
    done: true,
    here: true,
  } satisfies Record<keyof Cues, true>) as (keyof Cues)[]),
  "onSite",
  "entryPlace",
  "accountName",
  "subjectLine",
  "outdated",
  "toRead",
  "plural",
  "fault",
  "injection",
  ...lengthKinds,
];
