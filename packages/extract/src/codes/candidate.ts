import type { Reading } from "../reading/reading";
import type { PlaceEvidence } from "./place";

/** A token that has the form of a code, where it stands in its part. */
export interface Candidate {
  /** As it is reported: grouped digits joined, a `G-` prefix dropped. */
  value: string;
  start: number;
  end: number;
  kind: "digits" | "mixed" | "capitals" | "word";
  /** One box a character: spaces or line breaks between all of them. */
  boxes: boolean;
  /** Digits in groups of two to four. */
  grouped: boolean;
  /** The last group is shorter than the others. */
  ragged: boolean;
}

/** A part of the mail with its candidates and what speaks for each where it stands. */
export interface Part {
  reading: Reading;
  candidates: Candidate[];
  places: PlaceEvidence[];
}
