import type { MailEvidence } from "./context";
import { CURRENCY } from "./numbers";
import type { PlaceEvidence } from "./place";

/** "SPRING20", "HAU20": a word, and how much it takes off. */
const COUPON = /^(?=[A-Z]*[AEIOUY])[A-Z]{3,12}(5|[1-9]0|15|25|75|100)$/;

/** "TALU2025" */
const OF_A_YEAR = /^(?=[A-Z]*[AEIOUY])[A-Z]{3,12}20[23]\d$/;

/**
 * Nobody signs in, or the mail has an offer and the code names a year, or just so much is taken off: "15 %" beside "HAVE15", in a
 * mail with an offer any number, as "50 บาท" beside "SAWASDEE50".
 */
export function isCoupon(value: string, place: PlaceEvidence, mail: MailEvidence, texts: string[]): boolean {
  const off = COUPON.exec(value)?.[1];
  const isOfYear = OF_A_YEAR.test(value);
  if (off === undefined && !isOfYear) return false;
  const isNamed = place.fullName >= 0.5;
  const isOffered = !isNamed && mail.promo > 0;
  if (!isNamed && mail.authInSubject + mail.notMe === 0) return true;
  if (off === undefined) return isOffered;
  const amount = new RegExp(isOffered ? `${ALONE_BEFORE}${off}${ALONE_AFTER}` : percentOrPrice(off), "u");
  return texts.some((text) => amount.test(text));
}

function percentOrPrice(number: string): string {
  return `[%％٪\\p{Sc}] ?${number}${ALONE_AFTER}|${ALONE_BEFORE}${number} ?(?:[%％٪]|${CURRENCY})`;
}

const ALONE_BEFORE = String.raw`(?<![\p{L}\d.,:-])`;
const ALONE_AFTER = String.raw`(?![\p{L}\d:-]|[.,]\d)`;
