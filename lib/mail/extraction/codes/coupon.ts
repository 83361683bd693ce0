import type { MailEvidence } from "@/lib/mail/extraction/codes/context";
import { CURRENCY } from "@/lib/mail/extraction/codes/numbers";
import type { PlaceEvidence } from "@/lib/mail/extraction/codes/place";

/** "SPRING20", "HAU20": a word, and how much it takes off. */
const COUPON = /^(?=[A-Z]*[AEIOUY])[A-Z]{3,12}(5|[1-9]0|15|25|75|100)$/;

/** "TALU2025" */
const OF_A_YEAR = /^(?=[A-Z]*[AEIOUY])[A-Z]{3,12}20[23]\d$/;

/** Nobody signs in, or just so much is taken off: "15 %" beside "HAVE15", in a mail with an offer also "50 บาท" beside "SAWASDEE50". */
export function isCoupon(value: string, place: PlaceEvidence, mail: MailEvidence, texts: string[]): boolean {
  const isNamed = place.fullName >= 0.5;
  if (!isNamed && OF_A_YEAR.test(value)) return true;
  const off = COUPON.exec(value)?.[1];
  if (off === undefined) return false;
  if (!isNamed && mail.authInSubject + mail.notMe === 0) return true;
  const isAnyNumber = !isNamed && mail.promo > 0;
  const amount = new RegExp(isAnyNumber ? `${ALONE_BEFORE}${off}${ALONE_AFTER}` : percentOrPrice(off), "u");
  return texts.some((text) => amount.test(text));
}

function percentOrPrice(number: string): string {
  return `[%％٪\\p{Sc}] ?${number}${ALONE_AFTER}|${ALONE_BEFORE}${number} ?(?:[%％٪]|${CURRENCY})`;
}

const ALONE_BEFORE = String.raw`(?<![\p{L}\d.,:-])`;
const ALONE_AFTER = String.raw`(?![\p{L}\d:-]|[.,]\d)`;
