import { type Candidate, codeCandidates } from "@/lib/mail/code-candidates";
import { type JointEvidence, jointEvidence, type MailEvidence, mailEvidence } from "@/lib/mail/code-context";
import { type PlaceEvidence, placeEvidence } from "@/lib/mail/code-place";
import { codeThreshold, codeWeights } from "@/lib/mail/code-weights";
import { limits } from "@/lib/mail/limits";
import type { Reading } from "@/lib/mail/reading";
import { weigh } from "@/lib/mail/weigh";

/** One-time codes of a mail, the likeliest first. */
export function findCodes(subject: Reading, bodies: Reading[], links: string[]): string[] {
  return scoreCodes(subject, bodies, links)
    .filter(({ score }) => score >= codeThreshold)
    .slice(0, limits.codes)
    .map(({ value }) => value);
}

export type CodeEvidence = PlaceEvidence & MailEvidence & JointEvidence;

export interface ScoredCode {
  value: string;
  score: number;
  evidence: CodeEvidence;
}

/** Every candidate with the score of its best place, the best first: what `npm run score` explains. */
export function scoreCodes(subject: Reading, bodies: Reading[], links: string[]): ScoredCode[] {
  const parts = [subject, ...bodies].map((reading) => ({ reading, candidates: codeCandidates(reading) }));
  const all = parts.flatMap(({ candidates }) => candidates);
  const inSubject = valuesOf(parts[0]?.candidates ?? []);
  const distinct = valuesOf(all).size;
  const urls = links.slice(0, MAX_LINKS).join("\n");
  const mail = mailEvidence(subject, bodies);
  const best = new Map<string, ScoredCode>();
  for (const { reading, candidates } of parts) {
    const alike = countByKind(candidates);
    for (const candidate of candidates) {
      const { value, kind } = candidate;
      const place = placeEvidence(candidate, reading);
      const company = { inSubject, alike: alike.get(kind) ?? 1, distinct, urls };
      const joint = jointEvidence(candidate, place, mail, reading === subject, company);
      const evidence: CodeEvidence = { ...place, ...mail, ...joint };
      const score = weigh(codeWeights, evidence);
      const known = best.get(value);
      if (!known || score > known.score) best.set(value, { value, score, evidence });
    }
  }
  const scored = [...best.values()];
  const top = Math.max(...scored.map(({ score }) => score));
  const rank = ({ score }: ScoredCode) => Math.floor((top - score) / EQUAL);
  return scored.sort((a, b) => rank(a) - rank(b)); // equals stay in the order of the mail
}

/** Scores that differ by less say the same. */
const EQUAL = 1;
const MAX_LINKS = 50;

function valuesOf(candidates: Candidate[]): Set<string> {
  return new Set(candidates.map(({ value }) => value));
}

function countByKind(candidates: Candidate[]): Map<Candidate["kind"], number> {
  const values = new Map<Candidate["kind"], Set<string>>();
  for (const { kind, value } of candidates) values.set(kind, (values.get(kind) ?? new Set()).add(value));
  return new Map([...values].map(([kind, { size }]) => [kind, size]));
}
