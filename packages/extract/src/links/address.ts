import { findCues } from "../lexicon/find-cues";
import { saysCompletes } from "./url-words";

export type AddressEvidence = Record<keyof typeof noAddressEvidence, number>;

export const noAddressEvidence = {
  urlComplete: 0,
  /** Words of its address, in any language. */
  urlSaysOther: 0,
  /** It carries what only its reader should have. */
  urlSecret: 0,
  urlNever: 0,
  urlHome: 0,
  /** A page that everybody may open: words alone, no query. */
  urlPlain: 0,
  /** Neither words nor a secret: "/t/02x". */
  urlOpaque: 0,
  /** None of it is its reader's alone: no secret, nothing opaque, no word of completing. */
  urlBare: 0,
  /** Nothing but words and numbers, and no secret: "/ask?follow=9120". */
  urlReadable: 0,
  /** A page of a site's content: a thread, a comment, an issue, a post by its date. */
  urlPage: 0,
};

/** What a link's address says. */
export function addressEvidence(url: string): AddressEvidence {
  const path = withoutCampaign(url.replace(/^https?:\/\/[^/?#]*/i, ""));
  const secret = hasSecret(path);
  const saysComplete = saysCompletes(path) && !COMMENT_URL.test(path);
  const isDeclining = declines(path.replace(QUERY, ""));
  const urlComplete = Number(saysComplete && !isDeclining && (secret || !TITLE_URL.test(path)));
  const completes = urlComplete === 1 && secret;
  const saysAll = urlComplete === 1 && completesByItself(url);
  const urlNever = Number(
    isDeclining ||
      NEVER_URL.test(path) ||
      (!secret && REMOVING_URL.test(path)) ||
      UNSUBSCRIBING_URL.test(path.replace(QUERY, "")) ||
      (PAGE_URL.test(path) && !completes),
  );
  const urlSecret = Number(secret && urlNever === 0);
  const urlOpaque = Number(urlSecret === 0 && OPAQUE_END.test(path) && !WORD_OF_URL.test(path) && !SHORTENER.test(url));
  return {
    urlComplete,
    urlSaysOther: saysOther(path) ? 1 - urlComplete / 2 : 0,
    urlSecret,
    urlNever,
    urlHome: Number(isHome(url)),
    urlPlain: Number(
      !saysAll && PLAIN_URL.test(path.replace(FRAGMENT, "/").replace(VERSION, "/")) && !STAND_IN.test(path),
    ),
    urlReadable: Number(!saysAll && !secret && path.length > 1 && READABLE_URL.test(path)),
    urlPage: completes ? 0 : pageShare(path, secret, urlComplete === 1),
    urlOpaque,
    urlBare: Number(!secret && urlOpaque + urlComplete === 0 && !MIXED.test(path)),
  };
}

/**
 * A path that says what it completes, and behind it what only its reader should have, however short that is:
 * "/confirm-email/9f8e7d", "/auth/magic-link?t=abc", "/activate/abcdef".
 */
export function completesByItself(url: string): boolean {
  return COMPLETES_BY_ITSELF.test(url);
}

const COMPLETES_BY_ITSELF =
  /\/(?:confirm(?:ation)?|verif(?:y|ication)|activat(?:e|ion)|validate|reset|unlock|magic)(?:[-_](?:e?-?mail|account|address|password|link|login|sign-?in))?\/?(?:(?<=\/)(?!(?:password|account|e?-?mail|address|order|card|device|plan|premium|profile|payment|subscription)s?\b)[a-z\d]{5,}|\?(?:t|token|code|key|hash|sig)=[\w.~-]{3,})\/?$/i;

/** "…/verify?code=482913", "…/confirm/482913" */
export function carries(url: string, code: string): boolean {
  const at = url.indexOf(code, url.indexOf("//") + 2);
  return (
    code.length > 4 && at > 0 && /[/=#]/.test(url.charAt(at - 1)) && /^(?:[/?&#]|$)/.test(url.slice(at + code.length))
  );
}

/** What a sender adds to count who came from which mail: "utm_campaign=verify-code". */
function withoutCampaign(path: string): string {
  const left = path.includes("utm_") ? path.replace(CAMPAIGN, "") : path;
  return left.endsWith("?") ? left.slice(0, -1) : left;
}

/** How much it looks like a page; what carries a secret may be more than that. */
function pageShare(path: string, secret: boolean, saysComplete: boolean): number {
  const route = path.replace(QUERY, "");
  if (CONTENT_URL.test(route) || DATED_URL.test(path)) return secret ? 0.5 : 1;
  if (!secret && (RECORD_URL.test(path) || (!saysComplete && isRecord(route)))) return 1;
  const isNamed = PAGE_BY_NAME.test(path) && !saysCompletes(route);
  const isPlace = !saysComplete && (PLACE_URL.test(route) || ANCHOR_URL.test(path));
  return Number(!secret && (isNamed || isPlace));
}

function isRecord(route: string): boolean {
  const [, kept = "", tail = ""] = RECORDS_URL.exec(route) ?? [];
  return kept !== "" && !KEPT_FOR_READER.test(kept) && !ENTERED.test(tail);
}

function declines(path: string): boolean {
  return (DECLINING_URL.test(path) && !ACCEPTING_URL.test(path)) || (CANCEL_URL.test(path) && !saysCompletes(path));
}

function inPath(words: string): RegExp {
  return new RegExp(`[/_](?:${words})(?:\\.php|\\.aspx?|\\.html?)?(?:[/?#]|$)`, "i");
}

function saysOther(path: string): boolean {
  // Shorter ones are chance in a token.
  const words =
    path
      .slice(0, MAX_WORDS)
      .replace(INDEX, "")
      .match(/(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/gu) ?? [];
  return findCues(words.join(" ")).some(
    ({ kind }) => kind === "never" || kind === "other" || kind === "matter" || kind === "notMe",
  );
}

const NEVER_URL =
  /unsub|(?<![a-z])(?:remove|delete|stop|end)-?subscription|opt-?out|preferences|list-manage|view-?(?:in-?)?browser|webversion|privacy|survey|feedback|invoice|\/orders?\/|track(?:ing)?-?(?:order|parcel)|\.(?:png|jpe?g|gif|svg|webp|css|ico|pdf|ics|json|csv|xlsx?|docx?|zip|gz|mp[34])(?:[?#]|$)/i;
/** "/unsubscribe" in the languages that addresses are written in: "/abmelden/8f3c", "/desinscription?token=…". */
const UNSUBSCRIBING_URL = inPath(
  "desuscri\\w*|desinscri\\w*|desabon\\w*|descadastr\\w*|(?:newsletter-?)?abmeld\\w*|abbestell\\w*|afmeld\\w*|uitschrijv\\w*|avmeld\\w*|avregistr\\w*|avprenum\\w*|disiscri\\w*|dezabon\\w*|wypis\\w*|rezygn\\w*|odhlas\\w*|odjav\\w*|leiratkoz\\w*|otpis\\w*|vidpys\\w*|peruuta-tilaus|berhenti-?(?:langganan|melanggan)?|huy-?dang-?ky|abonelikten-?cik\\w*",
);
/** "/remove.php?userid=jo", "/news-remove.htm": whoever gets it is taken off, so that it carries no secret. */
const REMOVING_URL = /[/_-]remove[\w-]{0,20}\.(?:php|html?|aspx?|cgi|pl|cfm)(?:\?|$)/i;
/** "/InvalidateEmail/37e7", "/actions/ReportSuspiciousLogin": says no to what the mail is about. */
const DECLINING_URL =
  /invalidat|declin|reject|\bdeny|revoke|not-?me|[-_/](?:undo|revert)[-_/]|report[-_]?(?:abuse|suspicious|fraud|sign-?in|login)|cancel-?(?:request|change|deletion)/i;
/** "/approve-or-reject" asks. */
const ACCEPTING_URL = /approv|accept|confirm|verify/i;
const QUERY = /\?.*$/s;
/** "/delete-account/cancel?k=…" stops it; "/cancel/confirm" does not. */
const CANCEL_URL = /[/_-](?:cancel|abort|stop)(?:[/?#]|$)/i;
/** "/how-to-reset-your-password": an article's. */
const TITLE_URL = /\/[a-z]+(?:-[a-z\d]+){3,}\/?$/i;
/** Parts of a site where nothing is completed, but "/help/reset?token=…" is. */
const PAGE_URL = /\/(?:terms|legal|help|faq|support)/i;
/** Where sites keep what people write and read: "/issues/4821", "/viewtopic.php?t=48", "/2026/11/post-1582/#comments". */
const CONTENT_URL = inPath(
  "edits?(?=\\/\\d)|wiki|watchlist|chapters?|shelves|thread-\\d+|show(?:thread|post|topic)|usercp\\d?|issues?|tickets?|chats?|threads?|topics?|view(?:topic|forum)|forums?|posts?|comments?|replies|messages?|discussions?|conversations?|channels?|rooms?|boards?|cards?|tasks?|todos?|pulls?|pull[-_]?requests?|merge[-_]?requests|commits?|builds?|pipelines|jobs?|runs|deploy(?:ment)?s?|incidents?|alerts?|monitors?|dashboards?|reports?|files?|documents?|docs|folders?|calendars?|events?|meetings?|lessons?|assignments?|grades?|questions?|answers?|articles?|blogs?|news|stories|products?|items?|reviews?|leaves|exports?|downloads?|backups?|photos?|videos?|songs?|episodes?|recipes?|listings?|appointments?|bookings?|reservations?|visits?|trips?|outings?|polls?|rsvp|votes?|payments?|receipts?|estimates?|workflows?",
);
/** "/comment.php?action=approve": what is approved is a stranger's. */
const COMMENT_URL = inPath("comments?");
/** "?eventId=918273" */
const RECORD_URL = /[?&](?:old|cur|event|element|comment|task|item|alert|order|ticket|issue|post)_?id=\d/i;
/** "/submissions/ZK7LQ3/", "/proposals/48/edit": one of many, as programs name what they keep; not words that end alike. */
const RECORDS_URL = /\/([a-z][a-z_-]+[^\W\d_aiuos]s)\/(?=[\w-]*[\dA-Z])[\w-]{1,40}(?:\/([a-z-]+))?\/?$/;
/** What accounts and mailings are made of. */
const KEPT_FOR_READER =
  /(?:^|[_-])(?:users|accounts|members|customers|teams|workspaces|organi[sz]ations|clubs|families|identities|sessions|log-?ins|sign-?(?:ins|ups)|passwords|registrations|deletions|requests|subscribers|addresses|e?-?mails|newsletters|campaigns|links|shortlinks|clicks|hits|urls|redirects|tokens|keys|codes)$/;
const ENTERED = /^(?:join|log-?in|sign-?(?:in|up)|enter|start|begin|claim|welcome|access|callback|set-?up|register)$/;
/** "/doku.php?id=howto", "/index.php?title=Main", "/spip.php?article792" */
const PAGE_BY_NAME = /\.php\?(?:(?:id|title|page|p|f|t)=|[a-z]{4,12}\d{1,7}$)/i;
const DATED_URL = /\/20[12]\d\/[01]?\d\/|\/j\/\d{6,}|#(?:comment|note|reply|post|issuecomment|message|discussion|p\d)/i;
/** "#a6586": a place in a page. */
const ANCHOR_URL = /#[a-z]{1,12}[-_]?\d+$/i;
/** Where they keep what else there is to see; who joins or signs up opens such addresses too. */
const PLACE_URL = inPath(
  "@[^/?#]{0,40}|page|books?|private|subscriptions?|groups?|projects?|courses?|applications?|members?|users?|people|profiles?|notifications?|settings|services|shop|cart",
);
const CAMPAIGN = /(?<=[?&;])(?:amp;)?utm_[a-z]+=[^&#]*&?/gi;
/** Its last word has three letters or more, or it is a language alone. */
const PLAIN_URL =
  /^(?:\/[a-z]{2}\/?|(?:\/[A-Z]?[a-z_]{1,20}(?:-[a-z_]{1,20}){0,5}){0,3}(?:\/[A-Z]?[a-z_]{2,20}(?:[a-z]|(?:-[a-z_]{1,20}){1,5})(?:\.[a-z]{2,5})?)?\/?)$/;
/** "/verify/fake-token", "/join/quiet-river-meadow": words in the place of a token. */
const STAND_IN =
  /\/(?:verify|verification|confirm(?:ation)?|activat(?:e|ion)|reset(?:-password)?|join|invit(?:e|ations?)|accept|magic(?:-link)?|unlock)\/[a-z]+(?:-[a-z]+){1,4}\/?$/;
const READABLE_URL = /^(?:[/?#&=.;,_+~:!-]|(?<![A-Za-z\d])(?:[A-Z]?[a-z]+|\d{1,11})(?![A-Za-z\d]))*$/;
/** "/auth/v1/account" */
const VERSION = /\/v\d{1,2}\//;
/** "/#profile/devices" */
const FRAGMENT = /^\/#[!/]?/;
/** A word, but such as all links of a mailing have: "/ls/click?upn=…". */
const WORD_OF_URL =
  /(?<![\p{L}\d])(?!(?:click|link|links|track|mail|email|redirect|redir)(?!\p{L}))(?:(?:\p{Lu}?\p{Ll}{3,}){1,4}|\p{Ll}{4,}\d{1,2}|\p{Lu}{4,}|\p{Lo}{4,})(?![\p{L}\d])/u;
/** No word: one or two characters, or digits, capitals or low lines among the letters. */
const OPAQUE_END = /[/=](?:[\w-]{1,2}|(?=[^/=]*(?:\d|[a-z][A-Z]|_))[\w.-]{3,40})$/;
/** Small and capital letters and digits in one piece, "3kX9-aa01", or in what is called a token: "?t=ff0". */
const MIXED =
  /(?<![\w-])(?=[\w-]{0,40}\d)(?=[\w-]{0,40}[a-z])(?=[\w-]{0,40}[A-Z])[\w-]{4}|[?&;][tskhc]=(?=[\da-f]{0,40}\d)(?=[\da-f]{0,40}[a-f])[\da-f]{3}/;
/** Anybody's, for any address: that it is opaque says nothing. */
const SHORTENER =
  /^https?:\/\/(?:www\.)?(?:bit\.ly|buff\.ly|clck\.ru|cutt\.ly|goo\.gl|is\.gd|makeashorterlink\.com|ow\.ly|rb\.gy|rebrand\.ly|snipurl\.com|t\.co|t\.ly|tiny\.cc|tinyurl\.com|v\.gd|vk\.cc)\//i;
const MAX_WORDS = 200;
/** The page that a program answers with whatever it is asked: the word is that of a postcode elsewhere. */
/** What names no matter: "/index.php", "?ticket=Hs82kd0aPq" */
const INDEX = /(?<=\/)index\.\w{2,5}(?=[/?#]|$)|[?&]ticket=(?=[^&]*[A-Za-z])/g;
const SECRET_IN_URL =
  /[?&#;](?:[a-z]{1,20}_){0,3}(?:token|code|key|otp|hash|signature|sig|ticket|tok|oobCode)=[^&]|[?&#](?:t|k|c|h|s)=[^&]{6}|\/[\da-f]{12,}/i;
/** "?next=https%3A%2F%2Facme.test%2Flogin%3Ftoken%3D…": an address within an address. */
const ENCODED = /%(?:3D|3F|26)/g;
const LONG = /[\w-]{20,}/g;
/** Letters and digits that change places more than once: "abc123def4". */
const SHORT = /\/(?=[\da-z]{8,19}(?:[/?#&]|$))[\da-z]{0,19}?(?:[a-z]\d{1,9}[a-z]{1,9}\d|\d[a-z]{1,9}\d{1,9}[a-z])/i;
const TOKEN = /[\dA-Z_]/;
/** Words of a title, "how-to-reset-it-in-2026", of a route, "registration_applications", or one long word. */
const SLUG = /^[a-z]*(?:[-_]+(?:[a-z]+|\d{1,8}))*$/i;

/** The address of a site, of no page in it; "https://verify.acme.test/" is such a page. */
export function isHome(url: string): boolean {
  return HOME.test(url);
}

const HOME =
  /^https?:\/\/(?!(?:e?-?mail-?)?(?:verify|verification|confirm|confirmation|activate|activation)\.)[^/?#]*\/?$/i;

function hasSecret(path: string): boolean {
  return (
    SECRET_IN_URL.test(path) ||
    (path.includes("%3D") && SECRET_IN_URL.test(path.replace(ENCODED, (mark) => decodeURIComponent(mark)))) ||
    SHORT.test(path) ||
    (path.match(LONG) ?? []).some((part) => TOKEN.test(part) && !SLUG.test(part))
  );
}
