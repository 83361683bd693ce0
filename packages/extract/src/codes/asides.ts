import { isFarewell } from "../reading/letters";
import type { Reading } from "../reading/reading";
import type { Candidate, Part } from "./candidate";
import { equalsAnother } from "./copula";
import { isAccountNumber, isOfOtherKey, isUnfilled } from "./keys";
import type { PlaceEvidence } from "./place";
import { howPlainlySaid } from "./said";

/**
 * Takes away what only stands beside a code: what the mail is signed with, the account and the site that it is for, a
 * coupon, other keys and their values, what is left where nobody filled the code in, and a tag of the subject where a body
 * gives the code: "[PR-123] Your login code".
 */
export function dropAsides(parts: Part[]): void {
  const [subject, ...bodies] = parts;
  const isGiven = ({ places }: Part) => places.some((place) => howPlainlySaid(place) >= PLAINLY && !isInOffer(place));
  const isGivenInBody = bodies.some(isGiven);
  const inBodies = new Set(bodies.flatMap(({ candidates }) => candidates.map(({ value }) => value)));
  const isGivenOutsideOffers = parts.some(isGiven);
  const names = new Set(
    parts.flatMap((part) => {
      const { text } = part.reading;
      const isName = (candidate: Candidate) =>
        isSite(candidate, text) || (part === subject && isListName(candidate, text));
      return part.candidates.filter(isName).map(({ value }) => value);
    }),
  );
  const isEmpty = parts.some(({ reading }) => isUnfilled(reading));
  for (const part of parts) {
    const isSigning = createSignatureTest(part);
    const { text } = part.reading;
    const isTag = (candidate: Candidate, place: PlaceEvidence | undefined) =>
      part === subject &&
      (isTicket(candidate, text) ||
        (isGivenInBody && !inBodies.has(candidate.value) && !isHeadline(candidate, place, text)));
    const kept = part.candidates.map(
      (candidate, index) =>
        !isTag(candidate, part.places[index]) &&
        !(isEmpty && part.places[index]?.codeLeadsTo !== 1) &&
        !isOfOtherKey(candidate, part.reading) &&
        !isAccountNumber(candidate, part.reading) &&
        !(part === subject ? isTail(candidate, text) : isInBrackets(candidate, part.places[index], text)) &&
        !names.has(candidate.value) &&
        !(isGivenOutsideOffers && isCoupon(candidate, part.places[index], part.reading)) &&
        !equalsAnother(text.slice(candidate.end)) &&
        !isSigning(candidate, part.places[index]),
    );
    part.candidates = part.candidates.filter((_, index) => kept[index]);
    part.places = part.places.filter((_, index) => kept[index]);
  }
}

/** "[ILUG] Re: Serial console": who the mail was sent to, also where it is quoted. */
function isListName({ value, start, end }: Candidate, text: string): boolean {
  return text.charAt(start - 1) === "[" && text.charAt(end) === "]" && WORD_OF_TAG.test(value);
}

/** "WEB-88: confirm your address", "[STAGING] [WEB-88] Confirm your address" */
function isTicket({ value, start, end }: Candidate, text: string): boolean {
  const before = text.slice(0, start).replace(TAGS, "").trim();
  if (/^[[(]$/.test(before) && /^[\])]/.test(text.slice(end))) return TICKET.test(value) || WORD_OF_TAG.test(value);
  return before === "" && TICKET.test(value) && /^: ?\S/.test(text.slice(end));
}

const TAGS = /^(?:\s{0,3}(?:[[(][^\])]{1,40}[\])]|\p{L}{1,6}:(?= {0,3}\p{L}{0,6}:? ?\[))){1,4}/u;
const TICKET = /^[A-Z]{2,10}-\d{1,5}$/;
/** A code of letters has mostly no vowel. */
const WORD_OF_TAG = /^(?=.*[AEIOUY])[A-Z]{3,10}$/;

/** "Great offer      25336", "Great offer! [6fqtt]": what mass mail ends its subjects with, to have each of its own. */
function isTail({ kind, start, end }: Candidate, text: string): boolean {
  const before = text.slice(0, start);
  if (text.slice(end).trim() === "" && SPACED_OUT.test(before)) return true;
  return kind !== "digits" && /^\]\s*$/.test(text.slice(end)) && before.endsWith("[");
}

const SPACED_OUT = /\S {4,}$/;

/** "[42L7MG-9VG2J]", alone in its line: the number of a case, below the mails of a help desk. */
function isInBrackets({ kind, start, end }: Candidate, place: PlaceEvidence | undefined, text: string): boolean {
  if (kind === "digits" || place?.alone !== 1 || text.charAt(start - 1) !== "[" || text.charAt(end) !== "]")
    return false;
  return place.announced + place.labelled + place.enterNext === 0;
}

/** "Your code for FINN", "Reset your password for demo-1a2b3": such a word leads to who asks for it, and to no code. */
function isSite({ kind, value, start }: Candidate, text: string): boolean {
  return (
    (kind === "capitals" || PROJECT.test(value)) &&
    OF_SITE.test(text.slice(Math.max(0, start - LONGEST_PREPOSITION), start))
  );
}

/** "demo-1a2b3", "project-882014" */
const PROJECT = /^[a-z]{3,}(?:-[a-z\d]{2,})*-[a-z]*\d[a-z\d]{3,}$/;
const LONGEST_PREPOSITION = 12;
const OF_SITE =
  /(?<![\p{L}\p{N}])(?:for|from|at|to|für|von|bei|pour|chez|para|per|voor|van|bij|för|från|til|fra|hos|do|dla|pro|pre|od|za|pentru|для|від|от|за|για|από|untuk|dari|cho)[ "'“„«]{1,2}$/iu;

/** "PS: use code SAVE20 for 20 % off", in a line that does not speak of an account. */
function isCoupon({ kind, start }: Candidate, place: PlaceEvidence | undefined, reading: Reading): boolean {
  if (kind === "digits" || !place || !isInOffer(place)) return false;
  const line = reading.lines[reading.lineAt(start)];
  return line !== undefined && reading.cuesWithin(line.start, line.end, "business", "signIn").length === 0;
}

function isInOffer({ percentNear, promoNear }: PlaceEvidence): boolean {
  return Math.max(percentNear, promoNear) === 1;
}

/** "482913 is your code" */
function isHeadline({ kind, start }: Candidate, place: PlaceEvidence | undefined, text: string): boolean {
  return kind === "digits" && place?.codeFollows === 1 && !/[[(]/.test(text.charAt(start - 1));
}

/** So plainly that nothing else needs to be looked for. */
const PLAINLY = 0.8;

/**
 * "Thanks", alone in its line, is no code because one is named somewhere above: not as a farewell, nor where the mail has
 * given a code since it last spoke of one, nor, in small letters, far below the name.
 */
function createSignatureTest({ candidates, places, reading }: Part) {
  const given = candidates.filter(({ kind }, index) => kind !== "word" && isGiven(places[index]));
  return ({ value, start }: Candidate, place: PlaceEvidence | undefined): boolean => {
    if (place?.alone !== 1 || !LETTERS.test(value) || place.announced + place.enterLeadsTo > 0) return false;
    if (isFarewell(value) || isSigned(start, reading)) return true;
    const code = given.findLast(({ end }) => end < start);
    if (code) return reading.cuesWithin(Math.min(code.end + NAMED_BEHIND, start), start, "code").length === 0;
    const { codeAbove, maybeAbove, enterNext, labelEntered } = place;
    return (
      value !== value.toUpperCase() && Math.max(codeAbove, maybeAbove) < RIGHT_ABOVE && enterNext + labelEntered === 0
    );
  };
}

const LETTERS = /^\p{L}+$/u;
const LONGEST_FAREWELL = 40;
/** Its name stands in the next line above, near that one's end. */
const RIGHT_ABOVE = 0.8;
/** "482913 is your code": so far behind a code its name may stand. */
const NAMED_BEHIND = 60;

/** The line above takes leave: "Best regards," */
function isSigned(start: number, reading: Reading): boolean {
  const above = reading.lines[reading.lineAt(start) - 1];
  if (!above || above.end - above.start > LONGEST_FAREWELL) return false;
  const words = reading.text.slice(above.start, above.end).match(/\p{L}+/gu) ?? [];
  return words.length <= 2 && words.some(isFarewell);
}

/** A word for a code stands in its line, and it is not told of as replaced. */
function isGiven(place: PlaceEvidence | undefined): boolean {
  if (!place || place.outdated === 1) return false;
  return Math.max(place.codeBefore, place.codeAfter, place.codeFollows) > 0.3;
}
