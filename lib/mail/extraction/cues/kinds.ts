import type { Cues } from "@/lib/mail/extraction/cues/types";

export type CueKind = keyof Cues;

/** All kinds; a set of them is a number with a bit for each, in this order. */
export const cueKinds = Object.keys({
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
} satisfies Record<CueKind, true>) as CueKind[];
