import type { Candidate } from "@/lib/mail/extraction/codes/candidate";
import { IS } from "@/lib/mail/extraction/codes/copula";
import type { Reading } from "@/lib/mail/extraction/reading";

/** `{"id": 118204}`, "user=10442": the key alone says what its value is, and it says nothing of a code; nor is the key one. */
export function isOfOtherKey({ start, end }: Candidate, reading: Reading): boolean {
  if (IS_KEY.test(reading.text.slice(end, end + 3))) return true;
  const before = reading.text.slice(Math.max(0, start - LONGEST_KEY), start);
  const [, quoted, key = quoted] = KEY.exec(before) ?? [];
  if (key === undefined || NAMES_CODE.test(key)) return false;
  if (COUNTS.test(key)) return true;
  const from = start - before.length + before.lastIndexOf(key);
  return reading.cuesWithin(from, from + key.length, "code", "maybeCode", "codeWord").length === 0;
}

const LONGEST_KEY = 60;
const IS_KEY = /^["'] ?:/;
const KEY = /(?:(?:^|[{,[\n])\s*["'](\w[\w.-]*)["']\s*:\s*|(?:^|[\s,;{(])(\w[\w.-]*)=)["']?$/;
/** "loginCode", "OTP" */
const NAMES_CODE = /(?:code|otp|pin|tan|token|password|passcode|verification)$/i;
/** "otp_sent" */
const COUNTS =
  /[_.-](?:sent|verified|expired|failed|used|total|count|rate|requests|attempts|length|id|at|in|m?s|seconds)$/i;

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
