import { createLead } from "../lead";
import { linkScale } from "../model";
import { bulkOf } from "../reading/bulk";
import type { Mail } from "../types";
import { createWeigher, likely } from "../weigh";
import { type AddressEvidence, addressEvidence, carries, isHome } from "./address";
import { soleCompleter } from "./completer";
import { type AboutEvidence, aboutEvidence, matterOf, type Parts } from "./context";
import { type JointEvidence, jointEvidence } from "./joint";
import type { FoundLink } from "./links";
import { type PlaceEvidence, placeEvidence } from "./place";
import { mostSaid } from "./said";
import type { Neighbours } from "./sentence";

/**
 * The links to report, the likeliest first. Where the mail brings a code, an address of words alone is the page to enter it
 * on, and what "if this wasn't you" leads to is for somebody else.
 */
export function chooseLinks(scored: ScoredLink[], bringsCode: boolean): string[] {
  return likely(scored, linkScale.threshold)
    .filter(({ evidence: [of] }) => !bringsCode || (of.urlPlain === 0 && (of.notMeLeads === 0 || of.saysOr === 1)))
    .map(({ url }) => url);
}

export interface ScoredLink {
  url: string;
  score: number;
  evidence: [PlaceEvidence, AboutEvidence, JointEvidence];
}

export type LinkEvidence = PlaceEvidence & AboutEvidence & JointEvidence;

const weigh = createWeigher(linkScale);

/** Each link with the score of its best place, the best first. */
export function scoreLinks(places: LinkPlace[]): ScoredLink[] {
  const best = new Map<string, ScoredLink>();
  for (const { url, evidence } of places) {
    const score = weigh(evidence);
    const known = best.get(url);
    if (!known || score > known.score) best.set(url, { url, score, evidence });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

export type LinkPlace = Pick<ScoredLink, "url" | "evidence">;

/** Every place of every link that could complete something, with its evidence. */
export function linkPlaces(parts: Parts, places: FoundLink[], mail: Mail, codes: string[]): LinkPlace[] {
  if (places.length === 0) return [];
  const about = aboutEvidence(parts, bulkOf(mail));
  const matter = matterOf(parts);
  const addresses = addressesOf(places);
  const hasSecret = (url: string) => addresses.get(url)?.urlSecret === 1;
  const found = places.flatMap((place, index) => {
    const reading = parts[place.part];
    const address = addresses.get(place.url);
    if (!reading || !address) return [];
    return [{ place, of: placeEvidence(place, reading, neighboursOf(places, index), address) }];
  });
  const completer = soleCompleter(found, parts, about, matter);
  const hasOwn = found.some(({ of }) => of.quoted === 0 && !completesNothing(of) && !isNavigation(of));
  const isRefused = (of: PlaceEvidence) => completesNothing(of) || (hasOwn && of.quoted === 1);
  const refused = new Set([
    ...found.flatMap(({ place, of }) => (isRefused(of) && place.url !== completer ? [place.url] : [])),
    ...logosAmong(found),
  ]);
  const left = found.filter(({ place }) => !refused.has(place.url));
  const secrets = [...addresses.keys()].filter((url) => hasSecret(url) && !refused.has(url)).length;
  const meant = { text: meantIn("text", left), html: meantIn("html", left) };
  const opaques = left.filter(({ of }) => of.urlOpaque === 1 && !isNavigation(of) && of.saysNotMe === 0);
  const opaque = (opaques.find(({ of }) => of.labelSignIn + of.labelRead + of.saysRead === 0) ?? opaques[0])?.place.url;
  const firstSecret = { text: [...meant.text.keys()].find(hasSecret), html: [...meant.html.keys()].find(hasSecret) };
  const leadOf = createLead(mostSaid(left.map(({ place, of }) => ({ url: place.url, of }))), -1);
  const proseBefore = prosesBefore(found.map(({ place }) => place));
  return found.flatMap(({ place, of }, index) => {
    if (refused.has(place.url)) return [];
    const ranked = meant[place.part];
    const company = {
      lead: leadOf(place.url),
      earlier: ranked.get(place.url) ?? ranked.size,
      meant: ranked.size,
      firstSecret: place.url === firstSecret[place.part],
      declined: declines(found[index + 1]?.of),
      declinedBefore: declines(found[index - 1]?.of),
      behindNever: isBehindNever(found[index - 1], place, parts),
      matter,
      prose: proseBefore[index] as number,
      secrets,
      bringsCode: codes.length > 0,
      carriesCode: codes.some((code) => carries(place.url, code)),
      completer: place.url === completer,
      firstOpaque: secrets === 0 && place.url === opaque,
    };
    return [{ url: place.url, evidence: [of, about, jointEvidence(of, about, company)] }];
  });
}

/** What each address says, looked at once however often it stands in the mail. */
function addressesOf(places: FoundLink[]): Map<string, AddressEvidence> {
  return new Map([...new Set(places.map(({ url }) => url))].map((url) => [url, addressEvidence(url)]));
}

/** Links of pictures that show the site's name, of which no place says what they complete. */
function logosAmong(found: { place: FoundLink; of: PlaceEvidence }[]): Set<string> {
  const logos = new Set(found.flatMap(({ place, of }) => (of.picture * of.labelSite === 1 ? [place.url] : [])));
  for (const { place, of } of found) {
    if (of.labelComplete + of.saysComplete + of.aboveComplete + of.urlComplete > 0) logos.delete(place.url);
  }
  return logos;
}

function declines(of: PlaceEvidence | undefined): boolean {
  return of !== undefined && of.labelComplete === 0 && of.labelNotMe + of.saysNotMe > 0;
}

/** It follows a link to settings, help or unsubscribing, as the rest of a footer does; not in the head of a mail. */
function isBehindNever(
  before: { place: FoundLink; of: PlaceEvidence } | undefined,
  { part, start }: FoundLink,
  parts: Parts,
): boolean {
  if (before?.place.part !== part || start * 2 < (parts[part]?.text.length ?? 0)) return false;
  const { labelNever, saysNever, urlNever } = before.of;
  return labelNever + saysNever + urlNever > 0;
}

/** Links of a part that are no mere navigation; how many come before each that say as much as it does. */
function meantIn(part: FoundLink["part"], found: { place: FoundLink; of: PlaceEvidence }[]): Map<string, number> {
  const says = new Map<string, number>();
  for (const { place, of } of found) {
    if (place.part !== part || isNavigation(of)) continue;
    says.set(place.url, Math.max(says.get(place.url) ?? 0, howMuchIsSaid(of)));
  }
  const saying = [0, 0, 0, 0];
  const earlier = new Map<string, number>();
  for (const [url, much] of says) {
    earlier.set(url, saying[much] as number);
    for (let least = 0; least <= much; least += 1) saying[least] = (saying[least] as number) + 1;
  }
  return earlier;
}

/** 0 to 3: a plain address, any other, one with a word of completing beside it, one whose label is such. */
function howMuchIsSaid(of: PlaceEvidence): number {
  if (of.labelComplete === 1) return 3;
  if (of.labelAct + of.labelYes + of.saysComplete + of.urlComplete > 0) return 2;
  return 1 - of.urlPlain;
}

/** How much each link's part says before it, addresses apart, 0 to 1. What a mail asks for comes first; an imprint may be as long as it likes. */
function prosesBefore(places: FoundLink[]): number[] {
  const written = { text: 0, html: 0 };
  return places.map(({ part, start, end, label }) => {
    const said = start - written[part];
    if (label === "") written[part] += end - start;
    return Math.min(Math.max(0, said - LITTLE) / (MUCH - LITTLE), 1);
  });
}

const LITTLE = 300;
const MUCH = 900;

/** In a bar of links, beside words of help and settings, or a logo. */
function isNavigation({ inBar, saysNever, picture, labelSite, labelComplete, labelAct }: PlaceEvidence): boolean {
  return inBar + saysNever + labelSite > 0 || (picture === 1 && labelComplete + labelAct === 0);
}

/** Where a link stands twice it is no neighbour of itself: "[https://…][1]". */
function neighboursOf(places: FoundLink[], index: number): Neighbours {
  const { part, url } = places[index] as FoundLink;
  const isAnother = (place: FoundLink | undefined): place is FoundLink => place?.part === part && place.url !== url;
  const before = places[index - 1];
  const after = places[index + 1];
  return {
    before: isAnother(before) && !isHome(before.url) ? before.end : 0,
    after: isAnother(after) ? after.start : Number.POSITIVE_INFINITY,
  };
}

/** What is said of a link in one place holds wherever else it stands. */
function completesNothing({
  labelNever,
  labelNotMe,
  labelComplete,
  urlHome,
  urlNever,
  slippedIn,
  sponsored,
}: PlaceEvidence): boolean {
  return (
    urlHome + urlNever + slippedIn + sponsored > 0 || ((labelNever === 1 || labelNotMe === 1) && labelComplete === 0)
  );
}
