import type { Candidate } from "@/lib/mail/extraction/codes/candidate";
import { codeCandidates } from "@/lib/mail/extraction/codes/candidates";
import { type MailEvidence, mailEvidence, statedLengths } from "@/lib/mail/extraction/codes/context";
import { type FormEvidence, formEvidence } from "@/lib/mail/extraction/codes/form";
import { MEETING_LINK } from "@/lib/mail/extraction/codes/in-links";
import { formOf, type JointEvidence, jointEvidence } from "@/lib/mail/extraction/codes/joint";
import { createLabelTest } from "@/lib/mail/extraction/codes/label-entered";
import { createNameTest } from "@/lib/mail/extraction/codes/names";
import { type PlaceEvidence, placeEvidence } from "@/lib/mail/extraction/codes/place";
import { mostSaid } from "@/lib/mail/extraction/codes/said";
import { codePairs, codeThreshold, codeWeights } from "@/lib/mail/extraction/codes/weights";
import { createLead } from "@/lib/mail/extraction/lead";
import type { Reading } from "@/lib/mail/extraction/reading";
import { createScale, likely, topScore } from "@/lib/mail/extraction/weigh";
import { limits } from "@/lib/mail/limits";

/** One-time codes of a mail, the likeliest first. */
export function findCodes(subject: Reading, bodies: Reading[], links: string[]): string[] {
  const scored = scoreCodes(subject, bodies, links);
  const replaced = scored.filter((code) => isReplaced(code) && code.score >= codeThreshold);
  const current = likely(
    scored.filter((code) => !isReplaced(code)),
    codeThreshold,
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

const weigh = createScale<keyof CodeEvidence>(codeWeights, codePairs);

/** Every candidate with the score of its best place, the best first: what `npm run score` explains. */
export function scoreCodes(subject: Reading, bodies: Reading[], links: string[]): ScoredCode[] {
  const best = new Map<string, ScoredCode>();
  for (const { value, evidence } of codePlaces(subject, bodies, links)) {
    const score = weigh(evidence);
    const known = best.get(value);
    if (!known || score > known.score) best.set(value, { value, score, evidence });
  }
  const scored = [...best.values()];
  if (scored.some((code) => !isReplaced(code) && code.score >= codeThreshold)) {
    // With the new code there, the one it replaces is a code as well.
    for (const replaced of scored.filter(isReplaced)) replaced.score -= whatReplacingCosts(replaced);
  }
  const top = topScore(scored);
  const rank = (code: ScoredCode) => (isReplaced(code) ? REPLACED : 0) + Math.floor((top - code.score) / EQUAL);
  return scored.sort((a, b) => rank(a) - rank(b)); // equals stay in the order of the mail
}

/** What is said in one place to work no more works nowhere. */
function spreadOutdated(parts: { candidates: Candidate[]; places: PlaceEvidence[] }[]): void {
  const isOutdated = (places: PlaceEvidence[], index: number) => places[index]?.outdated === 1;
  const outdated = new Set(
    parts.flatMap(({ candidates, places }) => [
      ...valuesOf(candidates.filter((_, index) => isOutdated(places, index))),
    ]),
  );
  for (const { candidates, places } of parts) {
    for (const [index, place] of places.entries()) if (outdated.has(candidates[index]?.value ?? "")) place.outdated = 1;
  }
}

function isReplaced({ evidence: [place] }: ScoredCode): boolean {
  return place.outdated === 1;
}

/** What its evidence takes from a code for being told of as replaced. */
function whatReplacingCosts({ evidence: [place, , , joint] }: ScoredCode): number {
  return codeWeights.outdated + codeWeights.outdatedNext * place.outdatedNext + codeWeights.outdone * joint.outdone;
}

export type CodePlace = Pick<ScoredCode, "value" | "evidence">;

/** Every place of every candidate with its evidence, in the order of the mail: what `npm run fit` learns from. */
export function codePlaces(subject: Reading, bodies: Reading[], links: string[]): CodePlace[] {
  const parts = [subject, ...bodies].map((reading) => {
    const candidates = codeCandidates(reading);
    const isEntered = createLabelTest(reading);
    return { reading, candidates, places: candidates.map((candidate) => placeEvidence(candidate, reading, isEntered)) };
  });
  spreadOutdated(parts);
  const inSubject = valuesOf(parts[0]?.candidates ?? []);
  const inBodies = valuesOf(parts.slice(1).flatMap(({ candidates }) => candidates));
  const unclaimed = unclaimedValues(parts);
  const outdatedForms = formsOfOutdated(parts);
  const leadOf = createLead(mostSaid(parts), 0);
  const namedInSubject = namedValues(parts[0] ?? { candidates: [], places: [] });
  const urls = links.slice(0, MAX_LINKS).join("\n");
  const hasMeeting = MEETING_LINK.test(urls);
  const isName = createNameTest(
    parts.map(({ reading }) => reading.text),
    links.slice(0, MAX_LINKS),
  );
  const mail = mailEvidence(subject, bodies);
  const lengths = inSubject.size + inBodies.size > 0 ? statedLengths([subject, ...bodies]) : new Set<number>();
  const subjectPointedAt = bodies.some((body) => body.count("subjectLine") > 0);
  const found: CodePlace[] = [];
  for (const { reading, candidates, places } of parts) {
    const alike = countAlike(candidates, places);
    for (const [index, candidate] of candidates.entries()) {
      const place = places[index] as PlaceEvidence;
      const { value } = candidate;
      const company = {
        subjectPointedAt,
        lead: leadOf(value),
        inSubject,
        inBodies,
        alike: alike.get(likeness(candidate, place)) ?? 1,
        unclaimed,
        namedInSubject,
        urls,
        hasMeeting,
        lengths,
        outdatedForms,
      };
      const form = formEvidence(candidate, reading);
      const joint = jointEvidence(candidate, place, form, mail, reading === subject, company);
      const isWord = form.word + form.capitals + form.consonants > 0;
      if (isWord && (isOrdinaryWord(form, place, joint) || isName(value))) continue;
      found.push({ value, evidence: [place, form, mail, joint] });
    }
  }
  return found;
}

/** Scores that differ by less say the same. */
const EQUAL = 1;
/** A code that another replaces comes after it. */
const REPLACED = 1_000;
const MAX_LINKS = 50;

function valuesOf(candidates: Candidate[]): Set<string> {
  return new Set(candidates.map(({ value }) => value));
}

/** Values that a word for a code stands beside. */
function namedValues({ candidates, places }: { candidates: Candidate[]; places: PlaceEvidence[] }): Set<string> {
  const isNamed = (place: PlaceEvidence | undefined) => place && Math.max(place.codeBefore, place.codeAfter) > 0.8;
  return valuesOf(candidates.filter((_, index) => isNamed(places[index])));
}

/** The forms of values that are told of as codes that work no more. */
function formsOfOutdated(parts: { candidates: Candidate[]; places: PlaceEvidence[] }[]): Set<string> {
  const isCode = ({ codeBefore, codeAfter, codeAbove, maybeBefore }: PlaceEvidence) =>
    Math.max(codeBefore, codeAfter, codeAbove, maybeBefore) > 0.3;
  const isOutdated = (place: PlaceEvidence | undefined) => place?.outdated === 1 && isCode(place);
  const outdated = parts.flatMap(({ candidates, places }) =>
    candidates.filter((_, index) => isOutdated(places[index])),
  );
  return new Set(outdated.map(({ value }) => formOf(value)));
}

/** Values that nowhere have the name of another number. */
function unclaimedValues(parts: { candidates: Candidate[]; places: PlaceEvidence[] }[]): Set<string> {
  const values = new Set<string>();
  const claimed = new Set<string>();
  for (const { candidates, places } of parts) {
    for (const [index, { value }] of candidates.entries()) {
      const { otherBefore, otherLeadsTo, otherAfter, codeEarlier, codeAfter, footer } = places[index] as PlaceEvidence;
      values.add(value);
      const named = codeEarlier + codeAfter > 0;
      if (footer > 0 || (!named && Math.max(otherBefore * 0.8, otherLeadsTo, otherAfter) > 0.6)) claimed.add(value);
    }
  }
  return new Set([...values].filter((value) => !claimed.has(value)));
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
  const saidOfWord = Math.max(place.colonBefore, alone) * enterNext;
  const saidOfCapitals = Math.max(announced, maybeAfter, enterAfter, alone * enterNext);
  const saidOfConsonants = Math.max(saidOfCapitals, enterNear, alone, place.colonBefore);
  return (
    Math.max(said, Math.max(enterAfter, saidOfWord) * word, saidOfCapitals * capitals, saidOfConsonants * consonants) <
    0.3
  );
}

/** How many values look and stand alike, those left out that are known to be something else. */
function countAlike(candidates: Candidate[], places: PlaceEvidence[]): Map<string, number> {
  const values = new Map<string, Set<string>>();
  for (const [index, candidate] of candidates.entries()) {
    const place = places[index] as PlaceEvidence;
    if (place.otherBefore > 0.5 || place.footer > 0) continue;
    const key = likeness(candidate, place);
    values.set(key, (values.get(key) ?? new Set()).add(candidate.value));
  }
  return new Map([...values].map(([key, { size }]) => [key, size]));
}

function likeness({ kind }: Candidate, { alone, codeLeadsTo, enterLeadsTo }: PlaceEvidence): string {
  return `${kind} ${alone} ${codeLeadsTo + enterLeadsTo > 0}`;
}
