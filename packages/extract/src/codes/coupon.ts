import type { MailEvidence } from "./context";
import { CURRENCY } from "./numbers";
import type { PlaceEvidence } from "./place";

/** "SPRING20", "HAU20": a word, and how much it takes off. */
const COUPON = /^(?=[A-Z]*[AEIOUY])[A-Z]{3,12}(5|[1-9]0|15|25|75|100)$/;

/** "TALU2025" */
const OF_A_YEAR = /^(?=[A-Z]*[AEIOUY])[A-Z]{3,12}20[23]\d$/;

/** "WELCOME1": a word and a small number. */
const WORD_AND_NUMBER = /^([A-Z]{2,12})\d{1,4}$/;

/**
 * Nobody signs in, or the mail has an offer and the code names a year, or just so much is taken off: "15 %" beside "HAVE15", in a
 * mail with an offer any number, as "50 บาท" beside "SAWASDEE50". A word and a number are none where nothing is said of an account.
 */
export function isCoupon(value: string, place: PlaceEvidence, mail: MailEvidence, texts: string[]): boolean {
  const isAccountsMatter = Math.max(place.fullName, place.placeNear, mail.authInSubject, mail.notMe) >= 0.5;
  if (isCatchword(value) && !isAccountsMatter && mail.fleeting + mail.secret === 0) return true;
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

/** It can be spoken: as many vowels as words have. */
function isCatchword(value: string): boolean {
  const [, word = ""] = WORD_AND_NUMBER.exec(value) ?? [];
  return word !== "" && word.replace(/[^AEIOUY]/g, "").length * 4 >= word.length;
}

function percentOrPrice(number: string): string {
  return `[%％٪\\p{Sc}] ?${number}${ALONE_AFTER}|${ALONE_BEFORE}${number} ?(?:[%％٪]|${CURRENCY})`;
}

const ALONE_BEFORE = String.raw`(?<![\p{L}\d.,:-])`;
const ALONE_AFTER = String.raw`(?![\p{L}\d:-]|[.,]\d)`;
