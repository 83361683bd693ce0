import { type LinkEvidence, linkEvidence } from "@/lib/mail/link-evidence";
import { aboutWeights, linkThreshold, linkWeights } from "@/lib/mail/link-weights";
import type { FoundLink } from "@/lib/mail/links";
import type { Reading } from "@/lib/mail/reading";

export interface Parts {
  subject: Reading;
  text: Reading | null;
  html: Reading | null;
}

/** The links that complete what the mail is about, the likeliest first. */
export function findVerificationLinks(parts: Parts, places: FoundLink[]): string[] {
  return scoreLinks(parts, places)
    .filter(({ score }) => score >= linkThreshold)
    .map(({ url }) => url);
}

export interface ScoredLink {
  url: string;
  score: number;
  evidence: LinkEvidence & AboutEvidence;
}

/** Every link with the score of its best place, the best first: what `npm run score` explains. */
export function scoreLinks(parts: Parts, places: FoundLink[]): ScoredLink[] {
  const best = new Map<string, ScoredLink>();
  const refused = new Set<string>();
  const meant = { text: new Set<string>(), html: new Set<string>() };
  const about = aboutEvidence(parts, places);
  const firstButton = places.find(({ button }) => button)?.start ?? -1;
  for (const place of places) {
    const reading = parts[place.part];
    if (!reading) continue;
    const evidence = { ...linkEvidence(place, reading, firstButton), ...about };
    if (completesNothing(evidence)) refused.add(place.url);
    else {
      evidence.early = 1 / (1 + meant[place.part].size);
      meant[place.part].add(place.url);
    }
    const score = weigh(evidence);
    const known = best.get(place.url);
    if (!known || score > known.score) best.set(place.url, { url: place.url, score, evidence });
  }
  return [...best.values()].filter(({ url }) => !refused.has(url)).sort((a, b) => b.score - a.score);
}

/** What is said of a link in one place holds wherever else it stands. */
function completesNothing({ labelNever, labelNotMe, labelComplete, urlHome, urlNever }: LinkEvidence): boolean {
  return urlHome === 1 || urlNever === 1 || ((labelNever === 1 || labelNotMe === 1) && labelComplete === 0);
}

/** What the mail as a whole is about. */
export interface AboutEvidence {
  subjectComplete: number;
  subjectAct: number;
  subjectSignIn: number;
  subjectOther: number;
  subjectDone: number;
  completeInMail: number;
  business: number;
  fleeting: number;
  notMe: number;
  done: number;
  otherInMail: number;
  /** The mail has no other link. */
  sole: number;
}

function aboutEvidence({ subject, text, html }: Parts, places: FoundLink[]): AboutEvidence {
  const most = (kind: Parameters<Reading["count"]>[0]) => Math.max(text?.count(kind) ?? 0, html?.count(kind) ?? 0);
  const inSubject = (kind: Parameters<Reading["count"]>[0]) => Number(subject.count(kind) > 0);
  const others = most("other") + subject.count("other");
  return {
    subjectComplete: inSubject("complete"),
    subjectAct: inSubject("act"),
    subjectSignIn: inSubject("signIn"),
    subjectOther: inSubject("other"),
    subjectDone: inSubject("done"),
    completeInMail: Number(most("complete") > 0),
    business: Math.min(most("business") + subject.count("business"), 5) / 5,
    fleeting: Number(most("fleeting") > 0),
    notMe: Number(most("notMe") > 0),
    done: Number(most("done") > 0),
    otherInMail: others / (others + 6),
    sole: Number(new Set(places.map(({ url }) => url)).size === 1),
  };
}

function weigh(evidence: LinkEvidence & AboutEvidence): number {
  let score = 0;
  for (const [name, weight] of Object.entries(linkWeights)) score += weight * evidence[name as keyof LinkEvidence];
  for (const [name, weight] of Object.entries(aboutWeights)) score += weight * evidence[name as keyof AboutEvidence];
  return score;
}
