import { limits } from "../limits";
import { codeScale } from "../model";
import type { Reading } from "../reading/reading";
import { createWeigher, likely, topScore } from "../weigh";
import { dropAsides } from "./asides";
import type { Part } from "./candidate";
import { codeCandidates } from "./candidates";
import { createCompany } from "./company";
import { type MailEvidence, mailEvidence } from "./context";
import { isCoupon } from "./coupon";
import { type FormEvidence, formEvidence } from "./form";
import { type JointEvidence, jointEvidence } from "./joint";
import { createLabelTest } from "./label-entered";
import { createNameTest } from "./names";
import { isOfLetters, isOrdinary } from "./ordinary";
import { type PlaceEvidence, placeEvidence } from "./place";
import { isKey } from "./shapes";

/** The values to report, the likeliest first. */
export function chooseCodes(scored: ScoredCode[]): string[] {
  const replaced = scored.filter((code) => isReplaced(code) && code.score >= codeScale.threshold - EQUAL);
  const current = likely(
    scored.filter((code) => !isReplaced(code)),
    codeScale.threshold,
  );
  // A code that works no more is none by itself.
  return current.length === 0 ? [] : [...current, ...replaced].slice(0, limits.codes).map(({ value }) => value);
}

export type CodeEvidence = PlaceEvidence & FormEvidence & MailEvidence & JointEvidence;

export interface ScoredCode {
  value: string;
  score: number;
  evidence: [PlaceEvidence, FormEvidence, MailEvidence, JointEvidence];
}

const weigh = createWeigher(codeScale);

/** Each value with the score of its best place, the best first. */
export function scoreCodes(places: CodePlace[]): ScoredCode[] {
  const best = new Map<string, ScoredCode>();
  for (const { value, evidence } of places) {
    const score = weigh(evidence);
    const known = best.get(value);
    if (!known || score > known.score) best.set(value, { value, score, evidence });
  }
  const scored = [...best.values()];
  if (scored.some((code) => !isReplaced(code) && code.score >= codeScale.threshold)) {
    // With the new code there, the one it replaces is a code as well.
    for (const replaced of scored.filter(isReplaced)) replaced.score -= whatReplacingCosts(replaced);
  }
  const top = topScore(scored);
  const rank = (code: ScoredCode) => (isReplaced(code) ? REPLACED : 0) + Math.floor((top - code.score) / EQUAL);
  return scored.sort((a, b) => rank(a) - rank(b)); // equals stay in the order of the mail
}

function isReplaced({ evidence: [place] }: ScoredCode): boolean {
  return place.outdated === 1;
}

/** What its evidence takes from a code for being told of as replaced. */
function whatReplacingCosts({ evidence: [place, , , joint] }: ScoredCode): number {
  return worth("outdated") + worth("outdatedNext") * place.outdatedNext + worth("outdone") * joint.outdone;
}

const worth = (name: keyof CodeEvidence) => codeScale.weights[name] ?? 0;

export type CodePlace = Pick<ScoredCode, "value" | "evidence">;

/** Every place of every candidate with its evidence, in the order of the mail. */
export function codePlaces(subject: Reading, bodies: Reading[], allLinks: string[]): CodePlace[] {
  const links = allLinks.slice(0, MAX_LINKS);
  const isEntering = bodies.some((body) => body.count("enter") > 0);
  const parts = [subject, ...bodies].map((reading) => readPart(reading, isEntering));
  if (parts.every(({ candidates }) => candidates.length === 0)) return [];
  spreadOutdated(parts);
  dropAsides(parts);
  const companyOf = createCompany(parts, links);
  const texts = parts.map(({ reading }) => reading.text);
  const isName = createNameTest(texts, links);
  const mail = mailEvidence(subject, bodies);
  const found: CodePlace[] = [];
  for (const part of parts) {
    for (const [index, candidate] of part.candidates.entries()) {
      const place = part.places[index] as PlaceEvidence;
      const { value } = candidate;
      const form = formEvidence(candidate, part.reading);
      const joint = jointEvidence(candidate, place, form, mail, companyOf(candidate, place, part));
      if (isOrdinary(candidate, part.reading, place, form, mail, joint) || (isOfLetters(form) && isName(value)))
        continue;
      if (isCoupon(value, place, mail, texts)) continue;
      found.push({ value, evidence: [place, form, mail, joint] });
    }
  }
  return found;
}

function readPart(reading: Reading, isEntering: boolean): Part {
  const isEntered = createLabelTest(reading);
  const found = codeCandidates(reading).map((candidate) => ({
    candidate,
    place: placeEvidence(candidate, reading, isEntered),
  }));
  const kept = found.filter(({ candidate, place }) => !isKey(candidate.value) || (isEntering && isPasted(place)));
  return { reading, candidates: kept.map(({ candidate }) => candidate), places: kept.map(({ place }) => place) };
}

/** What is as long as a checksum is a code only if it is plainly called one, or if the line above calls it one and says where to enter it. */
function isPasted({ fullName, codeLeadsTo, codeAbove, announced, enterInPlace }: PlaceEvidence): boolean {
  return fullName * codeLeadsTo === 1 || codeAbove * announced * enterInPlace > 0;
}

/** Scores that differ by less say the same. */
const EQUAL = 1;
/** A code that another replaces comes after it. */
const REPLACED = 1_000;

const MAX_LINKS = 50;

/** What is said in one place to work no more works nowhere. */
function spreadOutdated(parts: Part[]): void {
  const outdated = new Set(
    parts.flatMap(({ candidates, places }) =>
      candidates.filter((_, index) => places[index]?.outdated === 1).map(({ value }) => value),
    ),
  );
  for (const { candidates, places } of parts) {
    for (const [index, place] of places.entries()) if (outdated.has(candidates[index]?.value ?? "")) place.outdated = 1;
  }
}
