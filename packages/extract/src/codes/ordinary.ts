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

/** A number that nothing names and that nobody is told to enter, in a long mail that is hardly about signing in: a campaign, a serial, a phone. An answer names it. */
function isStrayNumber(place: PlaceEvidence, form: FormEvidence, mail: MailEvidence): boolean {
  if (mail.lengthy + mail.answer === 0 || Math.max(nameOf(place), mail.codeInSubject) >= SAID) return false;
  if (form.big + form.bold + form.boxes > 0 && mail.authInSubject + mail.notMe > 0) return false;
  if (maybeOf(place) >= SAID || (mail.answer === 0 && isAboutAuth(mail))) return false;
  const { enterLeadsTo, enterInClause, enterAfter, enterNear, enterNext } = place;
  const isAsked = Math.max(enterLeadsTo, enterInClause, enterAfter, enterNear, enterNext) > 0;
  return !isAsked || (mail.answer === 1 && mail.authInSubject === 0);
}

/**
 * A word of a sentence, in a long mail that names no such word or is hardly about signing in, or in one that asks for nothing: "Your code
 * is on its way"; not "your login word is mifsuc", nor what a line above others ends with.
 */
function isOfProse(
  { value, start, end }: Candidate,
  place: PlaceEvidence,
  mail: MailEvidence,
  reading: Reading,
): boolean {
  if (place.alone + place.colonBefore > 0 || !/^\p{Ll}/u.test(value)) return false;
  if (mail.lengthy > 0) return nameOf(place) < SAID || !isAboutAuth(mail);
  if (mail.asksNothing === 0 || value.includes("-")) return false;
  const isNamedWord = reading.cuesWithin(start - NAME_BEFORE, start, "codeWord").length > 0;
  return !isNamedWord && reading.text.charAt(end) !== "\n";
}

const NAME_BEFORE = 40;

/** Letters without the name of a code that a long mail does not ask to enter, in a mail that says nothing of signing in or not having asked, or in a subject of another matter. */
function isStray(
  candidate: Candidate,
  place: PlaceEvidence,
  form: FormEvidence,
  mail: MailEvidence,
  { onlySubject }: JointEvidence,
): boolean {
  if (Math.max(nameOf(place), mail.codeInSubject) >= SAID) return false;
  if (isLabelled(candidate, place, mail)) return true;
  if (mail.lengthy > 0) return !isPresented(candidate, place, mail);
  if (onlySubject * (1 - mail.authInSubject) > 0 && Math.max(place.enterNext, place.enterAfter) === 0) return true;
  const isShown = place.alone + place.colonBefore + form.big + form.bold + form.boxes + form.mono > 0;
  if (isShown || Math.max(place.placeNear, maybeOf(place)) >= SAID || isRandom(candidate)) return false;
  const { authShare, business, authInSubject, actInSubject, fleeting, notMe, secret } = mail;
  return mail.answer > 0 || authShare + business + authInSubject + actInSubject + fleeting + notMe + secret === 0;
}

/** "Claim: CLM-88213-A", "SECURITY-UPDATE" alone: the value of a label, or a heading, and nothing says that it is to be entered. */
function isLabelled({ kind, value }: Candidate, place: PlaceEvidence, mail: MailEvidence): boolean {
  const { enterLeadsTo, enterNear, enterNext, enterAfter, colonBefore, alone, announced } = place;
  if (Math.max(maybeOf(place), enterLeadsTo, enterNear, enterNext, enterAfter) > 0) return false;
  if (colonBefore === 1 && kind === "mixed") return mail.authInSubject === 0 || /[a-z]/.test(value);
  return kind === "capitals" && alone > announced && !/\d/.test(value);
}

/** Announced by a colon; or the mail is about signing in and asks to enter it, or has it alone in its line, as no word is. */
function isPresented(candidate: Candidate, place: PlaceEvidence, mail: MailEvidence): boolean {
  if (place.colonBefore + place.announced > 0) return true;
  const isInSubject = mail.authInSubject + mail.actInSubject > 0;
  const isLikely = isAboutAuth(mail) && mail.answer === 0;
  if (place.alone === 0) return place.enterInClause === 1 && (isInSubject || (isLikely && isRandom(candidate)));
  const isAsked = Math.max(place.enterNear - 0.9, place.enterNext) > 0;
  return isInSubject ? isAsked || isRandom(candidate) : isLikely && isAsked;
}

/** Of the words for signing in and for trade, most are of the first. */
function isAboutAuth({ authShare }: MailEvidence): boolean {
  return authShare > 0.5;
}

/** "X7K2QP", "WDJB-MJHT"; not "p166", "KDE3", "CD-RW" */
function isRandom({ kind, value }: Candidate): boolean {
  return kind === "mixed" ? !MODEL.test(value) : VOWELLESS.test(value);
}

const VOWELLESS = /^(?=.{7})[B-DF-HJ-NP-TV-XZ]+(?:-[B-DF-HJ-NP-TV-XZ]+)+$/;

const MODEL = /^[A-Za-z]+-?\d+[a-z]?$/;
const SAID = 0.3;

/** How plainly a word for codes names it. */
function nameOf({ codeBefore, codeAfter, codeAbove, codeBelow, codeFollows }: PlaceEvidence): number {
  return Math.max(codeBefore, codeAfter, codeAbove, codeBelow, codeFollows);
}

/** How plainly a word for what may be one names it. */
function maybeOf({ maybeBefore, maybeAbove, maybeAfter }: PlaceEvidence): number {
  return Math.max(maybeBefore, maybeAbove, maybeAfter);
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
