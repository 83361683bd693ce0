import type { Reading } from "../reading/reading";
import { between, fullness, leadsTo } from "./gap";

const NAME_BEFORE = 30;
const ASKED_BEFORE = 80;

/** A word for a code stands right before it. */
export function isCalled(start: number, reading: Reading): boolean {
  return reading.cuesWithin(start - NAME_BEFORE, start, "code", "maybeCode").some(({ end }) => start - end <= 2);
}

/** Whether a code or what to enter is spoken of before it. */
export function isAskedFor(start: number, reading: Reading): boolean {
  return reading.cuesWithin(start - ASKED_BEFORE, start, "code", "enter").length > 0;
}

/** "Nhập dãy số 391 07 62", "tvoja potrditvena koda je 418-72-05", "tippen Sie bitte 90 355 214" */
export function isNamed(start: number, reading: Reading): boolean {
  return reading
    .cuesWithin(start - NAME_BEFORE, start, "code", "maybeCode", "enter")
    .some(
      ({ kind, end }) =>
        start - end <= 2 ||
        (kind === "code" && leadsTo(between(reading, end, start))) ||
        (kind === "enter" && POLITENESS.test(reading.text.slice(end, start))),
    );
}

const POLITENESS =
  /^(?: Sie)? (?:Sie|bitte|please|por favor|lütfen|prosím|proszę|vă rog|пожалуйста|alsjeblieft|alstublieft|venligst|vennligst|molimo|prosimo|palun|lūdzu|prašome) $/iu;

/** "O código de confirmação 74219-06"; "Products with code 74219-06" are of that number. */
export function isNamedInFull(start: number, reading: Reading): boolean {
  return reading
    .cuesWithin(start - NAME_BEFORE, start, "code")
    .some((cue) => leadsTo(between(reading, cue.end, start)) && fullness(cue, reading) > 0.5);
}

/** "Skriv in bekräftelsekoden brusk-17"; "code math-101" is a course. */
export function isRightBehindName(start: number, reading: Reading): boolean {
  return reading
    .cuesWithin(start - NAME_BEFORE, start, "code", "codeWord")
    .some((cue) => start - cue.end <= 2 && (cue.kind === "codeWord" || fullness(cue, reading) > 0.5));
}
