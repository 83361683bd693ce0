import { BLOT } from "./plain-text";

/** The part passes another mail on, as mail programs do. */
export function isForwarded(text: string): boolean {
  return FORWARDED.test(text.slice(0, BEGINNING));
}

/** Where the mail that this one passes on begins, if hardly anything stands before its head; 0 else. */
export function pastForwardedHead(text: string): number {
  return HEAD.exec(text.slice(0, BEGINNING))?.[0].length ?? 0;
}

const BEGINNING = 10_000;
const FIELD_NAME = String.raw`[> ]{0,4}\p{L}[\p{L}\p{M} -]{0,20}:`;
const HAS_ADDRESS = String.raw`(?:[^\n]{0,200}\n){0,2}[^\n]{0,200}[@${BLOT}]`;
/** "---------- Forwarded message ----------", or three lines as a mail's head has them, one of them with an address: looked for last, as it takes longest. */
const FORWARDED = new RegExp(
  String.raw`^[> ]{0,4}-{3,} ?\p{L}[^\n-]{3,60}-{3,} *$|^(?=${FIELD_NAME})(?=${HAS_ADDRESS})(?:${FIELD_NAME} ?[^\n]{2,200}(?:\n|$)){3}`,
  "mu",
);
/** So many characters, the line that announces the mail, and three lines or more of its head. */
const HEAD =
  /(?<![\s\S])[\s\S]{0,60}?(?:^[> ]{0,4}[-_]{3,}[^\n]{0,80}\n\s*)?(?:^[> ]{0,4}\p{L}[\p{L}\p{M} -]{0,20}[:：] ?[^\n]{2,200}(?:\n|$)\s*){3,8}/mu;
