import { findCues } from "@/lib/mail/extraction/cues/find-cues";
import { fold } from "@/lib/mail/extraction/fold";
import { COMPLETE_URL } from "@/lib/mail/extraction/links/url-words";

export type AddressEvidence = Record<keyof typeof noAddressEvidence, number>;

export const noAddressEvidence = {
  urlComplete: 0,
  /** Words of its address, in any language. */
  urlSaysOther: 0,
  urlSecret: 0,
  urlNever: 0,
  urlHome: 0,
  /** A page that everybody may open: words alone, no query. */
  urlPlain: 0,
};

/** Adds what a link's address says. */
export function addAddressEvidence(evidence: AddressEvidence, url: string): void {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  evidence.urlComplete = Number(COMPLETE_URL.test(path));
  evidence.urlSecret = Number(hasSecret(url));
  evidence.urlNever = Number(NEVER_URL.test(path));
  evidence.urlHome = Number(isHome(url));
  evidence.urlPlain = Number(PLAIN_URL.test(path));
  // Shorter ones are chance in a token.
  const words = path.slice(0, MAX_WORDS).match(/(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/gu) ?? [];
  for (const { kind } of findCues(fold(words.join(" ")))) {
    if (kind === "never" || kind === "other" || kind === "notMe") evidence.urlSaysOther = 1 - evidence.urlComplete / 2;
  }
}

const NEVER_URL =
  /unsub|opt-?out|preferences|list-manage|view-?(?:in-?)?browser|webversion|privacy|\/terms|\/legal|\/help|\/faq|\/support|survey|feedback|\/blog|invoice|\/orders?\/|track(?:ing)?-?(?:order|parcel)|\.(?:png|jpe?g|gif|svg|webp|css|ico|pdf|ics)(?:[?#]|$)/i;
const PLAIN_URL = /^(?:\/[A-Z]?[a-z_]{1,20}(?:-[a-z_]{1,20}){0,5}(?:\.[a-z]{2,5})?){0,4}\/?$/;
const MAX_WORDS = 200;
const SECRET_IN_URL =
  /[?&#](?:token|code|key|otp|hash|signature|sig|ticket|tok|oobCode|confirmation_token|reset_password_token)=[^&]|[?&#](?:t|k|c|h|s)=[^&]{6}|\/[\da-f]{12,}/i;
const LONG = /[\w-]{20,}/g;
/** Letters and digits that change places more than once: "abc123def4". */
const SHORT = /\/(?=[\da-z]{8,19}(?:[/?#]|$))[\da-z]{0,19}?(?:[a-z]\d{1,9}[a-z]{1,9}\d|\d[a-z]{1,9}\d{1,9}[a-z])/i;
const TOKEN = /[\dA-Z_]/;
/** Words of a title, "how-to-reset-it-in-2026", or one long word. */
const SLUG = /^[a-z]*(?:-+(?:[a-z]+|\d{1,8}))*$/i;

/** The address of a site, of no page in it. */
export function isHome(url: string): boolean {
  return /^https?:\/\/[^/?#]*\/?$/i.test(url);
}

/** The address carries what only its reader should have. */
export function hasSecret(url: string): boolean {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  if (NEVER_URL.test(path)) return false;
  return (
    SECRET_IN_URL.test(path) ||
    SHORT.test(path) ||
    (path.match(LONG) ?? []).some((part) => TOKEN.test(part) && !SLUG.test(part))
  );
}
