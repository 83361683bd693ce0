import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import type { MailEvidence } from "./context";
import type { FormEvidence } from "./form";
import type { JointEvidence } from "./joint";
import type { PlaceEvidence } from "./place";

/** What most tokens of a text are, by their form or where they stand: no code, unless the mail says so. */
export function isOrdinary(
  candidate: Candidate,
  reading: Reading,
  place: PlaceEvidence,
  form: FormEvidence,
  mail: MailEvidence,
  joint: JointEvidence,
): boolean {
  if (isOfLetters(form) && isOrdinaryWord(form, place, joint)) return true;
  if (isOtherByForm(candidate) && isUnsaid(place, mail, joint)) return true;
  if (candidate.kind === "word" && isOfProse(candidate, place, mail, reading)) return true;
  return candidate.kind === "digits" ? isStrayNumber(place, form, mail) : isStray(candidate, place, form, mail, joint);
}

export function isOfLetters({ word, capitals, consonants }: FormEvidence): boolean {
  return word + capitals + consonants > 0;
}

/** A long mail and an answer call a code by its name, a long one may also say what to do with it: other numbers are campaigns, serials, phones. */
function isStrayNumber(place: PlaceEvidence, form: FormEvidence, mail: MailEvidence): boolean {
  if (mail.lengthy + mail.answer === 0 || Math.max(nameOf(place), mail.codeInSubject) >= SAID) return false;
  if (form.big + form.bold + form.boxes > 0 && mail.authInSubject + mail.notMe > 0) return false;
  const { maybeBefore, maybeAbove, maybeAfter, enterLeadsTo, enterInClause, enterAfter, enterNear, enterNext } = place;
  const isAsked = Math.max(enterLeadsTo, enterInClause, enterAfter, enterNear, enterNext) > 0;
  return (
    !(isAsked && (mail.answer === 0 || mail.authInSubject === 1)) &&
    Math.max(maybeBefore, maybeAbove, maybeAfter) < SAID
  );
}

/**
 * A word of a sentence, in a long mail or in one that asks for nothing: "Your code is on its way"; not "your login word is mifsuc", nor
 * what a line above others ends with.
 */
function isOfProse(
  { value, start, end }: Candidate,
  { alone, colonBefore }: PlaceEvidence,
  mail: MailEvidence,
  reading: Reading,
): boolean {
  if (alone + colonBefore > 0 || mail.lengthy + mail.asksNothing === 0 || !/^\p{Ll}/u.test(value)) return false;
  if (mail.lengthy > 0) return true;
  const isNamedWord = reading.cuesWithin(start - NAME_BEFORE, start, "codeWord").length > 0;
  return !isNamedWord && reading.text.charAt(end) !== "\n";
}

const NAME_BEFORE = 40;

/**
 * Letters without the name of a code in a long mail, in one that says nothing of signing in or not having asked, or in a subject of
 * another matter.
 */
function isStray(
  { kind, value }: Candidate,
  place: PlaceEvidence,
  form: FormEvidence,
  mail: MailEvidence,
  { onlySubject }: JointEvidence,
): boolean {
  const { enterNear, enterNext, enterAfter, announced, alone, colonBefore } = place;
  if (Math.max(nameOf(place), mail.codeInSubject) >= SAID) return false;
  const isToEnter = kind === "mixed" && mail.authInSubject * place.enterInClause * place.enterInPlace === 1;
  if (mail.lengthy > 0 && !isToEnter) return colonBefore + announced * Math.max(enterNear, enterNext) === 0;
  if (onlySubject * (1 - mail.authInSubject) > 0 && Math.max(enterNext, enterAfter) === 0) return true;
  const isShown = alone + colonBefore + form.big + form.bold + form.boxes + form.mono > 0;
  const { maybeBefore, maybeAbove, maybeAfter, placeNear } = place;
  if (
    isShown ||
    (kind === "mixed" && !MODEL.test(value)) ||
    placeNear + Math.max(maybeBefore, maybeAbove, maybeAfter) >= SAID
  )
    return false;
  const { authShare, business, authInSubject, actInSubject, fleeting, notMe, secret } = mail;
  return mail.answer > 0 || authShare + business + authInSubject + actInSubject + fleeting + notMe + secret === 0;
}

const SAID = 0.3;
/** "p166", "KDE3" */
const MODEL = /^[A-Za-z]+-?\d+[a-z]?$/;

/** How plainly a word for codes names it. */
function nameOf({ codeBefore, codeAfter, codeAbove, codeBelow, codeFollows }: PlaceEvidence): number {
  return Math.max(codeBefore, codeAfter, codeAbove, codeBelow, codeFollows);
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
