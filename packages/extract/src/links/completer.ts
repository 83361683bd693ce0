import { type Cue, findCues } from "../lexicon/find-cues";
import { completesByItself } from "./address";
import type { AboutEvidence, Matter, Parts } from "./context";
import type { FoundLink } from "./links";
import type { PlaceEvidence } from "./place";

/**
 * The one link of a terse mail whose address says by itself what it completes, and carries what only its reader has: it counts
 * whatever its label says, a picture or "Learn more". None where the mail is about something else, or has two such links.
 */
export function soleCompleter(
  found: { place: FoundLink; of: PlaceEvidence }[],
  parts: Parts,
  about: AboutEvidence,
  matter: Matter,
): string | undefined {
  const completing = found.filter(({ place, of }) => completes(place.url, of));
  const [url, ...others] = new Set(completing.map(({ place }) => place.url));
  if (url === undefined || others.length > 0 || !isTerse(parts) || isAboutElse(parts, about, matter)) return;
  const isAsked = found.some(({ place, of }) => place.url !== url && asks(of));
  return isAsked || completing.some(({ place, of }) => speaksAgainst(place, of, parts)) ? undefined : url;
}

function isAboutElse(
  { text, html }: Parts,
  { promo, onSite, subjectOther, subjectDone }: AboutEvidence,
  matter: Matter,
): boolean {
  const other = promo + onSite + subjectOther + subjectDone + matter.share;
  return other + (text?.count("fault") ?? 0) + (html?.count("fault") ?? 0) > 0;
}

/** Another link is what the mail asks for. */
function asks({ labelComplete, labelAct, labelSignIn, saysComplete }: PlaceEvidence): boolean {
  return labelComplete + labelAct + labelSignIn + saysComplete > 0;
}

function isTerse({ text, html }: Parts): boolean {
  const body = (text ?? html)?.text ?? "";
  return body.length < LONGEST && body.replace(ADDRESSES, "").replace(SPACES, " ").length <= TERSE;
}

/** Its route is made of words of accounts alone, one of which completes, and behind that stands a token, in it or in the query. */
function completes(url: string, { urlNever }: PlaceEvidence): boolean {
  const [, route = "", query = ""] = ROUTE.exec(url.slice(0, LONGEST_URL)) ?? [];
  let verbs = Number(VERB_IN_QUERY.test(query));
  const saysAll = completesByItself(url);
  let tokens = Number(saysAll || TOKEN_IN_QUERY.test(query));
  for (const [index, segment] of route.split("/").entries()) {
    const isEnd = verbs > 0 && !VERB.test(segment);
    if (isEnd && TOKEN.test(segment)) tokens += 1;
    else if (VERB.test(segment)) verbs += 1;
    else if (!WORD.test(segment) && !(isEnd && saysAll) && index > 0) return false;
  }
  return urlNever === 0 && verbs > 0 && tokens > 0;
}

function speaksAgainst({ label, url, part, start }: FoundLink, of: PlaceEvidence, parts: Parts): boolean {
  const elsewhere = of.quoted + of.cited + of.innerMail + of.slippedIn;
  const against = of.labelNotMe + of.saysNotMe + of.notMeLeads + of.labelOther + of.labelMatter + of.labelPromo;
  const name = label || nameBefore(start, parts[part]?.text ?? "");
  const never = label === "" && isNavigation(name) ? 0 : of.saysNever;
  if (elsewhere + against + never + of.aboveNever > 0) return true;
  if (of.labelUrl === 1 && of.prominent === 0 && !NAMES.test(name)) return true; // "I get an error at https://…"
  if (of.labelRead > 0 && SIGNS_IN.test(url)) return true; // what is to be read there is what it is about
  return of.labelNever > 0 && !isNavigation(name);
}

function nameBefore(start: number, text: string): string {
  return /[^\n]*$/.exec(text.slice(Math.max(0, start - LONGEST_NAME), start))?.[0] ?? "";
}

/** "My account", "Read more": not "Unsubscribe" or "Help". */
function isNavigation(label: string): boolean {
  const cues = findCues(label.slice(0, 100));
  const places = cues.filter(({ kind }) => kind === "toRead" || kind === "business" || kind === "entryPlace");
  const nevers = cues.filter(({ kind }) => kind === "never");
  const isPlace = (never: Cue) => places.some(({ start, end }) => start < never.end && end > never.start);
  return nevers.length > 0 && nevers.every(isPlace);
}

const LONGEST_NAME = 40;
/** "My account: " */
const NAMES = /[:(<[]\s?$/;
const SIGNS_IN = /magic|log-?in|sign-?in/i;
const LONGEST_URL = 500;
const ROUTE = /^https?:\/\/[^/?#]+((?:#?\/[^/?#]*)*)([?#].*)?$/i;
const VERB =
  /^(?:(?:(?:e-?)?mail|account|user|password|address|double|re)[-_]?)?(?:confirm(?:ation)?|verif(?:y|ication)|activat(?:e|ion)|validat(?:e|ion)|reset|unlock|magic|passwordless|opt-?in|accept|(?:forgot|set|edit)[-_]?(?=password)|one-time-login)(?:[-_]?(?:new|(?:e-?)?mail|account|user|address|password|link|login|sign-?in|sign-?up|registration|change|invit(?:e|ation))){0,4}$/i;
/** What routes of accounts are made of besides, with numbers and languages. */
const WORD =
  /^(?:|[_#]|api|o?auth2?|v?\d{1,9}|accounts?|users?|members?|customers?|u|e?-?mails?|log-?in|sign-?in|sign-?up|register|registrations?|sessions?|identity|passwords?|invit(?:e|ation)s?|callback|complete|edit|new|key|app|web|admin|[a-z]{2}(?:-[a-z]{2})?)$/i;
/** It has a digit, or capitals within, and is no short number. */
const TOKEN = /^(?!\d{1,5}$)(?=[^\d]*\d|.*[a-z][A-Z])[\w.~:=%-]{4,}$/;
const TOKEN_IN_QUERY =
  /[?&#](?:[a-z]{1,20}_){0,2}(?:t|h|token|code|key|hash|sig|signature|secret|ticket|oobCode)=[^&]{3}/;
/** "?reset_password_token=" */
const VERB_IN_QUERY =
  /[?&](?:confirm(?:ation)?|verif(?:y|ication)|activation|reset|reset_password|unlock|invitation|login|magic(?:_link)?)_?(?:token|key|code)=/;
const TERSE = 400;
const LONGEST = 4_000;
const ADDRESSES = /https?:\/\/\S+/g;
const SPACES = /\s+/g;
