import type { Candidate } from "./candidate";
import { isPlaceholder } from "./words";

const LONGEST_TYPED = 20;
/** "base64", "debian-12" */
export const NAME_WITH_NUMBER = /^[A-Za-z][a-z]{2,}-?\d{1,4}$/;
/** What some programs let their users paste: 128 or 160 bits in hexadecimal digits, or as many as letters of both cases and digits. */
const KEY = /^(?=[a-f]*\d)(?=\d*[a-f])(?:[\da-f]{32}|[\da-f]{40})$|^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d]{21,40}$/;
/** What codes, their surroundings, the requests about them and the apps that make them are called. */
const ACRONYM =
  /^(?:POST|PATCH|DELETE|HEAD|[THE]?OTPS?|1Password|2FAS|(?:PIN|PUK|TAN)\d|HTTPS?|HTML|JSON|SMTP|IMAP|IBAN|SWIFT|CAPTCHA)$/;
/** "INV-2025-0417"; "03xx-xxx4471" */
const FILED_OR_MASKED = /^[A-Z]{2,6}-(?:19|20)\d\d-|[xX]{2,}-?\d|\d-?[xX]{2,}/;
/** "AZ1065", "LV-1010": with its country's letters. */
const POSTCODE = /^(?:AZ|MD-?|LV-)\d{4}$|^LT-\d{5}$/;
/** "DDMMYYYY", "TTMMJJJJ" */
const DATE_FORMAT = /^(?:([A-Z])\1){2,4}$/;
/** "ci-deploy-2026" */
const NAME_WITH_YEAR = /^[a-z]{2,12}(?:-[a-z]{2,12}){0,2}-20[0-3]\d$/;
/** "2026-03-14T07": the rest stands behind a colon. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d/;
/** "30-kor", "9h-18h": a number with its ending, hours. */
const NUMBER_WITH_ENDING = /^\d+-[a-z]{1,5}$|^\d{1,2}h(?:\d\d)?(?:-\d{1,2}h(?:\d\d)?)?$/;
/** How a log says how grave a line is, and a report how a run went. */
const SEVERITY = /^(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|CRIT|CRITICAL|FATAL|ALERT|PASSED|FAILED|SKIPPED)$/;
/** "ingu-482913": how Zulu and Xhosa say "it is". */
const COPULA = /^(?:i?ngu|yi|wu)-\d+$/;
/** "iso-8859-15", "SHA-256": what standards, ciphers and their like are called. */
const STANDARD =
  /^(?:aes|ansi|cram|cve|din|ed|ieee|ipv|iso|md|pep|pkcs|rfc|rsa|sha|ssl|tls|usb|utf|windows)-?\d{1,5}(?:-\d{1,5})?$/i;
/** "base64-encoded", "python3-based" */
const COMPOUND = /^[A-Za-z]{2,}\d{1,3}(?:-[a-z]{5,})+$/;
const NO_CODES = [
  COPULA,
  NAME_WITH_YEAR,
  ACRONYM,
  FILED_OR_MASKED,
  POSTCODE,
  NUMBER_WITH_ENDING,
  TIMESTAMP,
  SEVERITY,
  STANDARD,
  COMPOUND,
];

/** "31st", "16x20", "24hours", "35ft": how many or which, unless something names it. */
const MEASURE =
  /^\d+(?:st|nd|rd|th|x\d+(?:x\d+)?|-?(?:bits?|bytes?|[kmgt]i?b(?:ps|its?)?|[kmg]?hz|[mk]bps|m?secs?|[mnu]s|mins?|minutes?|hrs?|hours?|days?|weeks?|months?|years?|yrs?|px|dpi|rpm|fps|[kcm]m|m[lg]|kg|ft|inch(?:es)?|lbs?|oz|[ap]m|kwh?))$/i;

export function isMeasure(token: string): boolean {
  return MEASURE.test(token);
}

export function isKey(token: string): boolean {
  return KEY.test(token);
}

/** What a token may be by its form alone; null where no code looks like that. */
export function kindOf(token: string): Candidate["kind"] | null {
  if (/^[A-Z][a-z]+$/.test(token) || isPlaceholder(token)) return null;
  if (/^[a-z]+$/.test(token)) return token.length >= 5 && token.length <= 12 ? "word" : null;
  const letters = token.replaceAll("-", "");
  if (letters.length < 4 || !/[A-Za-z]/.test(letters)) return null;
  if (letters.length > LONGEST_TYPED) return isKey(token) ? "mixed" : null;
  if (NAME_WITH_NUMBER.test(token)) return "word";
  if (NO_CODES.some((shape) => shape.test(token))) return null;
  if (/\d/.test(letters)) return /^G-\d+$/.test(token) ? null : "mixed";
  if (/^[A-Z]+$/.test(letters)) return DATE_FORMAT.test(letters) ? null : "capitals";
  return /^(?:[a-z]{5,12}|[a-z]{2,8}[A-Z][A-Za-z]{2,8}|[a-z]{3,8}(?:-[a-z]{3,8}){1,3})$/.test(token) ? "word" : null;
}
