import type { Cue } from "@/lib/mail/extraction/cues/find-cues";
import type { Reading } from "@/lib/mail/extraction/reading";

/** How far a word may stand from what it names. */
export const REACH = 160;
export const SENTENCE_END = /[.!?][\s\0]|[。！？।۔؟]/;
/** "Policy 20441733: read 614902 to our agent": what comes behind the second number says nothing of the first. */
export const ANOTHER_NUMBER = /\d{4}/;

/** What stands between two places of a line; that the line is wrapped there says nothing. */
export function between({ text }: Reading, start: number, end: number): string {
  return text.slice(start, end).replaceAll("\n", " ");
}

/** Nothing but a colon or a short word. */
export function leadsTo(gap: string): boolean {
  return gap.length <= 28 && LEADS_TO.test(gap) && !/[.!?。]\s/.test(gap);
}

/** "is", "ya da", "của bạn là"; a word of a script without spaces may be several. */
const LEADS_TO =
  /^[^\p{L}\p{N}\n]{0,12}(?:(?:[\p{L}\p{M}]{1,8}[^\p{L}\p{N}\n]{1,6})?|[\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}\p{M}]{1,16}[^\p{L}\p{N}\n]{0,6})$/u;

/** 1 right beside it, less with the distance. */
export function fading(distance: number, reach: number): number {
  return distance <= 12 ? 1 : Math.max(0, 1 - ((distance - 12) / reach) * 0.7);
}

/**
 * "order 4711", "12,50 riyal", "20441733 numaralı poliçenizi": the word has its number already, the next one is somebody else's, the more so if
 * that has a name. An amount is no such number.
 */
export function isSpent(cue: Cue, text: string, start: number, hasName = false): boolean {
  if (cue.kind !== "other") return false;
  const gap = text.slice(cue.end, start);
  if (/\d{3,}(?! ?[%€$£¥₹₽₩₺₫₴₪฿₱\d])/.test(gap)) return true;
  if (AMOUNT_BEFORE.test(text.slice(Math.max(0, cue.start - 6), cue.start))) return true;
  return NUMBER_BEFORE.test(text.slice(Math.max(0, cue.start - 24), cue.start)) && (hasName || !leadsTo(gap));
}

const NUMBER_BEFORE = /\d{4,}[^\d\n.!?]{1,14}$/;
const AMOUNT_BEFORE = /\d[.,٫]\d\d ?$/;

/** How much more a word says than "code" does, by its length: "activation code" says which. */
export function fullness({ start, end }: Cue, { text }: Reading): number {
  const [usual, long] = IDEOGRAPHS.test(text.slice(start, end)) ? [2, 5] : [5, 12];
  return Math.min(Math.max(0, (end - start - usual) / (long - usual)), 1);
}

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;
