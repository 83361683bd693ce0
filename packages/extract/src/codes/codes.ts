import { limits } from "../limits";
import { codeScale } from "../model";
import type { Reading } from "../reading/reading";
import { createWeigher, likely, topScore } from "../weigh";
import { dropAsides } from "./asides";
import type { Candidate, Part } from "./candidate";
import { codeCandidates } from "./candidates";
import { createCompany } from "./company";
import { type MailEvidence, mailEvidence } from "./context";
import { isCoupon } from "./coupon";
import { type FormEvidence, formEvidence } from "./form";
import { type JointEvidence, jointEvidence } from "./joint";
import { createLabelTest } from "./label-entered";
import { isKey } from "./letters";
import { createNameTest } from "./names";
import { type PlaceEvidence, placeEvidence } from "./place";

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
      const isWord = form.word + form.capitals + form.consonants > 0;
      if (isWord && (isOrdinaryWord(form, place, joint) || isName(value))) continue;
      if (isOtherByForm(candidate) && isUnsaid(place, mail, joint)) continue;
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

/** A postcode, a phone or a host. */
function isOtherByForm({ value, grouped }: Candidate): boolean {
  return (grouped && POSTCODE_OR_PHONE.test(value)) || HOST.test(value);
}

/** "LS6 2AB", "K1A 0B6"; "012 775 903" */
const POSTCODE_OR_PHONE = /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|[A-Z]\d[A-Z]\d[A-Z]\d|0\d{8,9})$/;

/** "web-03", "db-eu-2" */
const HOST = /^[a-z]{2,12}(?:-[a-z]{2,12}){0,2}-\d{1,2}$/;

/** Neither the mail's subject nor what stands around it speaks of a code, or of anything to enter. */
function isUnsaid(
  { enterLeadsTo, enterNear, enterAfter, maybeBefore }: PlaceEvidence,
  mail: MailEvidence,
  { named }: JointEvidence,
): boolean {
  return Math.max(mail.codeInSubject, named, maybeBefore, enterLeadsTo, enterNear, enterAfter) < 0.3;
}

/** Letters alone are a word like any other, unless the mail says that they are something to enter. */
function isOrdinaryWord(
  { word, capitals, consonants, dashed }: FormEvidence,
  place: PlaceEvidence,
  { named }: JointEvidence,
): boolean {
  const { enterLeadsTo, enterNext, enterAfter, enterNear, maybeBefore, maybeAbove, maybeAfter, announced, alone } =
    place;
  const said = Math.max(named, enterLeadsTo, maybeBefore, maybeAbove);
  if (consonants * dashed === 1) return false;
  // "Type this in the app:", and below it "mifsuc"
  const saidOfWord = Math.max(Math.max(place.colonBefore, alone) * enterNext, announced * enterNear);
  const saidOfCapitals = Math.max(announced, maybeAfter, enterAfter, alone * enterNext);
  const saidOfConsonants = Math.max(saidOfCapitals, enterNear, alone, place.colonBefore);
  return (
    Math.max(said, Math.max(enterAfter, saidOfWord) * word, saidOfCapitals * capitals, saidOfConsonants * consonants) <
    0.3
  );
}
