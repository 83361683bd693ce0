import { findCues } from "@/lib/mail/extraction/cues/find-cues";
import { fold } from "@/lib/mail/extraction/fold";
import { COMPLETE_URL } from "@/lib/mail/extraction/links/url-words";

export interface AddressEvidence {
  urlComplete: number;
  /** Words of its address, in any language. */
  urlSaysOther: number;
  /** It carries what only its reader should have. */
  urlSecret: number;
  urlNever: number;
  urlHome: number;
  /** A page that everybody may open: words alone, no query. */
  urlPlain: number;
  /** Neither words nor a secret: "/t/02x". */
  urlOpaque: number;
}

/** What a link's address says. */
export function addressEvidence(url: string): AddressEvidence {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  const secret = hasSecret(path);
  const isOther = DECLINING_URL.test(path) || (!secret && TITLE_URL.test(path));
  const urlComplete = Number(COMPLETE_URL.test(path) && !isOther);
  const completes = urlComplete === 1 && secret;
  const urlNever = Number(NEVER_URL.test(path) || (PAGE_URL.test(path) && !completes));
  const urlSecret = Number(secret && urlNever === 0);
  return {
    urlComplete,
    urlSaysOther: saysOther(path) ? 1 - urlComplete / 2 : 0,
    urlSecret,
    urlNever,
    urlHome: Number(isHome(url)),
    urlPlain: Number(PLAIN_URL.test(path.replace(FRAGMENT, "/"))),
    urlOpaque: Number(urlSecret === 0 && OPAQUE_END.test(path) && !WORD_OF_URL.test(path)),
  };
}

function saysOther(path: string): boolean {
  // Shorter ones are chance in a token.
  const words = path.slice(0, MAX_WORDS).match(/(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/gu) ?? [];
  return findCues(fold(words.join(" "))).some(({ kind }) => kind === "never" || kind === "other" || kind === "notMe");
}

const NEVER_URL =
  /unsub|opt-?out|preferences|list-manage|view-?(?:in-?)?browser|webversion|privacy|survey|feedback|invoice|\/orders?\/|track(?:ing)?-?(?:order|parcel)|\.(?:png|jpe?g|gif|svg|webp|css|ico|pdf|ics)(?:[?#]|$)/i;
/** "/InvalidateEmail/37e7", "/actions/ReportSuspiciousLogin": says no to what the mail is about. */
const DECLINING_URL =
  /invalidat|declin|reject|\bdeny|revoke|not-?me|report-?(?:abuse|suspicious|fraud)|cancel-?(?:request|change|deletion)/i;
/** "/how-to-reset-your-password": an article's. */
const TITLE_URL = /\/[a-z]+(?:-[a-z\d]+){3,}\/?$/i;
/** Parts of a site where nothing is completed, but "/help/reset?token=…" is. */
const PAGE_URL = /\/(?:terms|legal|help|faq|support|blog)/i;
/** Its last word has three letters or more, or it is a language alone. */
const PLAIN_URL =
  /^(?:\/[a-z]{2}\/?|(?:\/[A-Z]?[a-z_]{1,20}(?:-[a-z_]{1,20}){0,5}){0,3}(?:\/[A-Z]?[a-z_]{2,20}(?:[a-z]|(?:-[a-z_]{1,20}){1,5})(?:\.[a-z]{2,5})?)?\/?)$/;
/** "/#profile/devices" */
const FRAGMENT = /^\/#[!/]?/;
/** A word, but such as all links of a mailing have: "/ls/click?upn=…". */
const WORD_OF_URL =
  /(?<![\p{L}\d])(?!(?:click|link|links|track|mail|email|redirect|redir)(?!\p{L}))\p{L}{4,}(?![\p{L}\d])/u;
/** No word: one or two characters, or digits, capitals or low lines among the letters. */
const OPAQUE_END = /[/=](?:[\w-]{1,2}|(?=[^/=]*(?:\d|[a-z][A-Z]|_))[\w.-]{3,40})$/;
const MAX_WORDS = 200;
const SECRET_IN_URL =
  /[?&#](?:token|code|key|otp|hash|signature|sig|ticket|tok|oobCode|confirmation_token|reset_password_token)=[^&]|[?&#](?:t|k|c|h|s)=[^&]{6}|\/[\da-f]{12,}/i;
/** "?next=https%3A%2F%2Facme.test%2Flogin%3Ftoken%3D…": an address within an address. */
const ENCODED = /%(?:3D|3F|26)/g;
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

function hasSecret(path: string): boolean {
  return (
    SECRET_IN_URL.test(path) ||
    (path.includes("%3D") && SECRET_IN_URL.test(path.replace(ENCODED, (mark) => decodeURIComponent(mark)))) ||
    SHORT.test(path) ||
    (path.match(LONG) ?? []).some((part) => TOKEN.test(part) && !SLUG.test(part))
  );
}
