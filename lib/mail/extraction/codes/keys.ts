import type { Candidate } from "@/lib/mail/extraction/codes/candidate";
import { IS } from "@/lib/mail/extraction/codes/copula";
import type { Reading } from "@/lib/mail/extraction/reading";

/** `{"id": 118204}`, "user=10442": the key alone says what its value is, and it says nothing of a code. */
export function isValueOfOther({ start }: Candidate, reading: Reading): boolean {
  const before = reading.text.slice(Math.max(0, start - LONGEST_KEY), start);
  const [, quoted, key = quoted] = KEY.exec(before) ?? [];
  if (key === undefined || NAMES_CODE.test(key)) return false;
  const end = start - before.length + before.lastIndexOf(key) + key.length;
  return !reading.cuesWithin(end - key.length, end, "code", "maybeCode", "codeWord").some((cue) => cue.end === end);
}

const LONGEST_KEY = 60;
const KEY = /(?:(?:^|[{,[\n])\s*["'](\w[\w.-]*)["']\s*:\s*|(?:^|[\s,;{(])(\w[\w.-]*)=)["']?$/;
/** "loginCode", "OTP" */
const NAMES_CODE = /(?:code|otp|pin|tan|token|password|passcode)$/i;

/** "Your code is undefined", "Code: {{code}}" */
export function isUnfilled(reading: Reading): boolean {
  const { text } = reading;
  return reading
    .cuesWithin(0, text.length, "code")
    .some(({ end }) => UNFILLED.test(text.slice(end, end + LONGEST_GAP)));
}

const LONGEST_GAP = 40;
const UNFILLED = new RegExp(
  String.raw`^["'”»)\0]{0,3}(?: ?[:=：]| (?:${IS})(?![\p{L}\p{N}]))[ \0]{0,2}["'[(<*]{0,3}(?:(?:undefined|null|NaN|redacted)(?![\p{L}\p{N}])|\{\{|\$\{|<%|%s|%\()`,
  "iu",
);
