import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";

/** What a candidate's characters say, and how they are set. */
export type FormEvidence = Record<keyof typeof noEvidence, number>;

const noEvidence = {
  /** Larger than the text around it. */
  big: 0,
  bold: 0,
  spaced: 0,
  mono: 0,
  boxes: 0,
  grouped: 0,
  six: 0,
  long: 0,
  year: 0,
  /** It ends in zeros: rather a count. */
  round: 0,
  /** Groups of unlike length, as codes are hardly printed. */
  ragged: 0,
  mixed: 0,
  capitals: 0,
  /** Capitals without a vowel, as of codes that must not spell words. */
  consonants: 0,
  word: 0,
  dashed: 0,
};

export function formEvidence(
  { value, kind, boxes, grouped, ragged, start }: Candidate,
  reading: Reading,
): FormEvidence {
  const { size, bold, spaced, mono } = reading.lookAt(start);
  const evidence: FormEvidence = {
    ...noEvidence,
    big: Math.min(Math.max(0, size / reading.usualSize - 1.2) / 0.4, 1),
    bold: Number(bold),
    spaced: Number(spaced),
    mono: Number(mono),
    boxes: Number(boxes),
    grouped: Number(grouped),
    ragged: Number(ragged),
    round: roundness(value),
  };
  if (kind === "digits") {
    evidence.six = Number(value.length === 6);
    evidence.long = grouped && value.length === 9 ? 0 : Math.max(0, value.length - 8);
    evidence.year = Number(/^(?:19|20)\d\d$/.test(value));
    return evidence;
  }
  const dashed = kind !== "word" && value.includes("-");
  if (kind === "capitals" && CONSONANTS.test(value)) evidence.consonants = 1;
  else if (kind !== "capitals" || !dashed) evidence[kind] = 1;
  evidence.dashed = Number(dashed);
  return evidence;
}

/** 12,500 and 500,000; of a hundred codes of six digits one ends in two zeros, of other numbers hardly more. */
function roundness(value: string): number {
  if (/[1-9]0{3,}$/.test(value)) return 1;
  return Number(/[1-9]00$/.test(value) && value.length !== 6);
}

const CONSONANTS = /^[B-DF-HJ-NP-TV-Z]{4,}(?:-[B-DF-HJ-NP-TV-Z]{2,})*$/;
