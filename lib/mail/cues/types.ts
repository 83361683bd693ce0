/**
 * Words of one language. A phrase is matched whole and without regard to case; `*` at its start or end stands for any
 * letters there, so that compounds and inflected forms count ("*code", "bestätig*").
 */
export interface Cues {
  /** What a mail calls the code it brings. */
  code: string[];
  /** What it calls numbers that are no such code. */
  notCode: string[];
  /** Labels and sentences of a link that completes a flow. */
  complete: string[];
  /** Labels of links that do not. */
  never: string[];
}
