import { createLead } from "../lead";
import type { Reading } from "../reading/reading";
import type { Candidate, Part } from "./candidate";
import { statedLengths } from "./context";
import { IS } from "./copula";
import { REACH, SENTENCE_END } from "./gap";
import { isCodeOfLink, isPageOfLink, MEETING_LINK } from "./in-links";
import { amongNumbers } from "./numbers";
import type { PlaceEvidence } from "./place";
import { mostSaid } from "./said";

/** What a candidate's company says of it: the mail's other candidates, its own other places, the links. */
export interface Company {
  ofSubject: boolean;
  inSubject: boolean;
  inBodies: boolean;
  /** A body speaks of its subject line. */
  subjectPointedAt: boolean;
  /** The subject gives it the name of a code. */
  namedInSubject: boolean;
  /** How much more plainly it is said to be a code than any other value: below 0 where another is. */
  lead: number;
  /** How many numbers share its block of lines; up to 1. */
  amongNumbers: number;
  /** How many values of its part look and stand like it. */
  alike: number;
  /** No place of the mail gives it the name of another number. */
  unclaimed: boolean;
  /** It is the only value of which that is true. */
  soleUnclaimed: boolean;
  /** A link carries it as its code. */
  inLink: boolean;
  /** A link leads to the page of that name. */
  nameOfPage: boolean;
  /** A link opens a meeting. */
  hasMeeting: boolean;
  /** How long a code is, as the mail says. */
  lengths: Set<number>;
  /** A code that works no more has its shape. */
  likeOutdated: boolean;
}

/** Answers for each candidate of a mail, whose first part is its subject. */
export function createCompany(
  parts: Part[],
  links: string[],
): (candidate: Candidate, place: PlaceEvidence, part: Part) => Company {
  const [subject, ...bodies] = parts as [Part, ...Part[]];
  const inSubject = valuesOf(subject.candidates);
  const inBodies = valuesOf(bodies.flatMap(({ candidates }) => candidates));
  const unclaimed = unclaimedValues(parts);
  const outdated = outdatedShapes(parts);
  const namedInSubject = namedValues(subject);
  const leadOf = createLead(mostSaid(parts), 0);
  const alike = new Map(parts.map((part) => [part, countAlike(part)]));
  const hasMeeting = links.some((link) => MEETING_LINK.test(link));
  const readings = parts.map(({ reading }) => reading);
  const lengths = inSubject.size + inBodies.size > 0 ? statedLengths(readings) : new Set<number>();
  const subjectPointedAt = bodies.some(({ reading }) => reading.count("subjectLine") > 0);
  return (candidate, place, part) => {
    const { value } = candidate;
    return {
      ofSubject: part === subject,
      inSubject: inSubject.has(value),
      inBodies: inBodies.has(value),
      subjectPointedAt,
      namedInSubject: namedInSubject.has(value),
      lead: leadOf(value),
      amongNumbers: isStatement(candidate, place, part.reading) ? 0 : amongNumbers(candidate, part.reading),
      alike: alike.get(part)?.get(likeness(candidate, place)) ?? 1,
      unclaimed: unclaimed.has(value),
      soleUnclaimed: unclaimed.size === 1 && unclaimed.has(value),
      inLink: isCodeOfLink(value, links),
      nameOfPage: isPageOfLink(value, links),
      hasMeeting,
      lengths,
      likeOutdated: outdated.has(shapeOf(value)),
    };
  };
}

/** "Order 1002345, 12 €. Your security code is 334455.": a sentence of its own says which code it is, and what others are called is no matter. */
function isStatement({ start, end }: Candidate, { codeLeadsTo, fullName }: PlaceEvidence, { text }: Reading): boolean {
  if (codeLeadsTo * fullName < 1 || !STATEMENT_STOP.test(text.slice(end, end + 3))) return false;
  const [subject = "", ...before] = text
    .slice(Math.max(0, start - REACH), start)
    .split(SENTENCE_END)
    .reverse();
  return before.length > 0 && ENDS_WITH_IS.test(subject) && !NUMBER.test(subject);
}

/** A label alone stands on receipts, too: "Authorization code 284613." */
const ENDS_WITH_IS = new RegExp(String.raw` (?:${IS})["'“”‘’«»„(*\s]{1,3}$`, "iu");

const STATEMENT_STOP = /^[.!。](?:\s|$)/;
const NUMBER = /\d{2}/;

function valuesOf(candidates: Candidate[]): Set<string> {
  return new Set(candidates.map(({ value }) => value));
}

/** Values that a word for a code stands beside. */
function namedValues({ candidates, places }: Part): Set<string> {
  const isNamed = (place: PlaceEvidence | undefined) => place && Math.max(place.codeBefore, place.codeAfter) > 0.8;
  return valuesOf(candidates.filter((_, index) => isNamed(places[index])));
}

/** Values that nowhere have the name of another number. */
function unclaimedValues(parts: Part[]): Set<string> {
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

/** The shapes of values that are told of as codes that work no more. */
function outdatedShapes(parts: Part[]): Set<string> {
  const isOutdatedCode = (place: PlaceEvidence | undefined) =>
    place?.outdated === 1 && Math.max(place.codeBefore, place.codeAfter, place.codeAbove, place.maybeBefore) > 0.3;
  const outdated = parts.flatMap(({ candidates, places }) =>
    candidates.filter((_, index) => isOutdatedCode(places[index])),
  );
  return new Set(outdated.map(({ value }) => shapeOf(value)));
}

/** Which of its characters are digits, letters and hyphens: "dddddd", "lddl-dldd". */
function shapeOf(value: string): string {
  return value.replace(/\d/g, "d").replace(/[^d-]/g, "l");
}

/** How many values look and stand alike, those left out that are known to be something else. */
function countAlike({ candidates, places }: Part): Map<string, number> {
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
