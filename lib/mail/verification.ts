import {
  type AboutEvidence,
  aboutEvidence,
  type JointEvidence,
  jointEvidence,
  type Parts,
} from "@/lib/mail/link-context";
import { hasSecret, type PlaceEvidence, placeEvidence } from "@/lib/mail/link-place";
import { linkThreshold, linkWeights } from "@/lib/mail/link-weights";
import type { FoundLink } from "@/lib/mail/links";
import { likely, weigh } from "@/lib/mail/weigh";

/** The links that complete what the mail is about, the likeliest first. */
export function findVerificationLinks(parts: Parts, places: FoundLink[]): string[] {
  return likely(scoreLinks(parts, places), linkThreshold).map(({ url }) => url);
}

export interface ScoredLink {
  url: string;
  score: number;
  evidence: [PlaceEvidence, AboutEvidence, JointEvidence];
}

export type LinkEvidence = PlaceEvidence & AboutEvidence & JointEvidence;

/** Every link with the score of its best place, the best first: what `npm run score` explains. */
export function scoreLinks(parts: Parts, places: FoundLink[]): ScoredLink[] {
  const best = new Map<string, ScoredLink>();
  for (const { url, evidence } of linkPlaces(parts, places)) {
    const score = weigh<keyof LinkEvidence>(linkWeights, evidence);
    const known = best.get(url);
    if (!known || score > known.score) best.set(url, { url, score, evidence });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

export type LinkPlace = Pick<ScoredLink, "url" | "evidence">;

/** Every place of every link that could complete something, with its evidence: what `npm run fit` learns from. */
export function linkPlaces(parts: Parts, places: FoundLink[]): LinkPlace[] {
  const found: LinkPlace[] = [];
  const refused = new Set<string>();
  const meant = { text: new Set<string>(), html: new Set<string>() };
  const about = aboutEvidence(parts, places);
  const secrets = new Set(places.flatMap(({ url }) => (hasSecret(url) ? [url] : []))).size;
  const firstButton = places.find(({ button }) => button)?.start ?? -1;
  for (const place of places) {
    const reading = parts[place.part];
    if (!reading) continue;
    const of = placeEvidence(place, reading, firstButton);
    if (completesNothing(of)) refused.add(place.url);
    else {
      of.early = 1 / (1 + meant[place.part].size);
      meant[place.part].add(place.url);
    }
    found.push({ url: place.url, evidence: [of, about, jointEvidence(of, about, secrets)] });
  }
  return found.filter(({ url }) => !refused.has(url));
}

/** What is said of a link in one place holds wherever else it stands. */
function completesNothing({ labelNever, labelNotMe, labelComplete, urlHome, urlNever }: PlaceEvidence): boolean {
  return urlHome === 1 || urlNever === 1 || ((labelNever === 1 || labelNotMe === 1) && labelComplete === 0);
}
