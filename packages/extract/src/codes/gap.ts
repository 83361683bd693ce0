import type { Cue } from "../lexicon/find-cues";
import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";

/** How far a word may stand from what it names. */
export const REACH = 160;
/** "dvs. de verificare" goes on. */
export const SENTENCE_END = /[.!?][\s\0]+(?!\p{Ll})|[。！？।۔؟]/u;
/** "Policy 20441733: read 614902 to our agent": what comes behind the second number says nothing of the first. */
export const ANOTHER_NUMBER = /\d{4}|\d{3}[ -]\d{2,4}/;

/** What numbers are called between two places; what a code of letters is called names a word, and may name any other token. */
export function namesWithin(start: number, end: number, kind: Candidate["kind"], reading: Reading): Cue[] {
  const ofLetters = kind === "word" ? "code" : "maybeCode";
  return reading
    .cuesWithin(start, end, "code", "maybeCode", "other", "accountName", "codeWord")
    .filter((cue) => cue.kind !== "other" || !isOfPlace(cue, reading, end))
    .map((cue) => (cue.kind === "codeWord" ? { ...cue, kind: ofLetters } : cue));
}

/**
 * "The reservation page", "stranici za rezervaciju", "bokningssidan": says where a code is entered, and names no number but one
 * that it leads right to where nothing is asked for, "order page 4711"; `next` is where that begins.
 */
export function isOfPlace({ start, end }: Cue, reading: Reading, next = end): boolean {
  const { text } = reading;
  const isAsked = () => reading.cuesWithin(start - ASKED, next, "code", "enter").length > 0;
  const leadsOn = (from: number) =>
    NOTHING_BETWEEN.test(text.slice(from, next)) && NUMBER.test(text.charAt(next)) && !isAsked();
  return reading.cuesWithin(start - OF_PLACE, end + OF_PLACE, "entryPlace").some((place) => {
    if (next > end && leadsOn(Math.max(place.end, end))) return false;
    if (place.start >= end) return place.start - end <= 1;
    return place.end > start ? place.start <= start : OF.test(text.slice(place.end, start));
  });
}

const NOTHING_BETWEEN = /^[ :#№]{0,3}$/;
const NUMBER = /[\p{N}\p{Lu}]/u;
const OF_PLACE = 30;
const ASKED = 80;
/** "page of booking" */
const OF = /^ (?:\p{L}{1,3} )?$/u;

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

/** How much more a word says than "code" does, by its length or by what it stands beside: "activation code" says which. */
export function fullness({ start, end }: Cue, reading: Reading): number {
  const { text } = reading;
  const word = text.slice(start, end);
  if (OTP.test(word) || isOfBusiness(start, end, reading)) return 1;
  const [usual, long] = KATAKANA.test(word) ? [3, 5] : HANGUL.test(word) ? [2, 4] : HAN.test(word) ? [2, 3] : [5, 12];
  return Math.min(Math.max(0, (end - start - usual) / (long - usual)), 1);
}

/** "Code" beside "security", "to sign in". */
function isOfBusiness(start: number, end: number, reading: Reading): boolean {
  const joins = (from: number, to: number) => from >= to || JOINED.test(reading.text.slice(from, to));
  return reading
    .cuesWithin(start - BESIDE, end + BESIDE, "business", "signIn")
    .some((other) => joins(other.end, start) && joins(end, other.start));
}

const BESIDE = 30;
/** A space, or a short word between two. */
const JOINED = /^[ '’-](?:[\p{L}\p{M}'’]{1,4} ){0,2}$/u;

/** Short, and yet no other number is called so. */
const OTP = /otp|\bm?tan\b|\btac\b|ओटीपी|ওটিপি|ઓટીપી|ਓਟੀਪੀ|ఓటీపీ|ಒಟಿಪಿ|ഒടിപി|ஓடிபி|ஓ டி பி|او ٹی پی|โอทีพี/i;
const KATAKANA = /\p{Script=Katakana}/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;
