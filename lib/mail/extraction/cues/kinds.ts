import type { Cues } from "@/lib/mail/extraction/cues/types";

export const lengthKinds = ["length4", "length5", "length6", "length7", "length8", "length9", "length10"] as const;
export type LengthKind = (typeof lengthKinds)[number];

/** Words of each language; statements of a length. */
export type CueKind = keyof Cues | LengthKind;

/** All kinds but those of a length; a set of them is a number with a bit for each, in this order. */
export const cueKinds = Object.keys({
  code: true,
  maybeCode: true,
  other: true,
  promo: true,
  press: true,
  business: true,
  fleeting: true,
  secret: true,
  enter: true,
  complete: true,
  act: true,
  signIn: true,
  never: true,
  notMe: true,
  done: true,
  here: true,
  onSite: true,
  matter: true,
  entryPlace: true,
  accountName: true,
  subjectLine: true,
  outdated: true,
  toRead: true,
  plural: true,
  fault: true,
  injection: true,
  codeWord: true,
  example: true,
  receipt: true,
} satisfies Record<keyof Cues, true>) as readonly (keyof Cues)[];

/** Above these bits a set has the number of its length, if any: a phrase states one at most. */
export const LENGTH_SHIFT = 29;

export function bitsOf(kind: CueKind): number {
  const length = (lengthKinds as readonly CueKind[]).indexOf(kind) + 1;
  return length > 0 ? length << LENGTH_SHIFT : 1 << (cueKinds as readonly CueKind[]).indexOf(kind);
}
