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
import { weigh } from "@/lib/mail/weigh";

/** The links that complete what the mail is about, the likeliest first. */
export function findVerificationLinks(parts: Parts, places: FoundLink[]): string[] {
  return scoreLinks(parts, places)
    .filter(({ score }) => score >= linkThreshold)
    .map(({ url }) => url);
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
    const evidence: ScoredLink["evidence"] = [of, about, jointEvidence(of, about, secrets)];
    const score = weigh<keyof LinkEvidence>(linkWeights, evidence);
    const known = best.get(place.url);
    if (!known || score > known.score) best.set(place.url, { url: place.url, score, evidence });
  }
  return [...best.values()].filter(({ url }) => !refused.has(url)).sort((a, b) => b.score - a.score);
}

/** What is said of a link in one place holds wherever else it stands. */
function completesNothing({ labelNever, labelNotMe, labelComplete, urlHome, urlNever }: PlaceEvidence): boolean {
  return urlHome === 1 || urlNever === 1 || ((labelNever === 1 || labelNotMe === 1) && labelComplete === 0);
}
