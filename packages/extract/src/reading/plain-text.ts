import { createUnitMap, textOf, unitsOf } from "./units";

/**
 * Text as codes are looked for in it: plain ASCII digits, letters and colons for those of other scripts, plain spaces, URLs, addresses,
 * paths and marks of quoted lines blotted out, bank accounts crossed out. Every character keeps its place; invisible ones become NUL.
 */
export function plainText(text: string): string {
  const own = text.includes(">") ? text.replace(QUOTE_MARKS, spaces) : text;
  const withoutUrls = /:\/\/|www\./i.test(own) ? own.replace(URL, blot) : own;
  const withoutAddresses = withoutUrls.includes("@") ? withoutUrls.replace(ADDRESS, blot) : withoutUrls;
  const prose = withoutAddresses.includes("/") ? withoutAddresses.replace(PATH, blot) : withoutAddresses;
  const withoutAccounts = IBAN_BEGINNING.test(prose) ? prose.replace(IBAN, crossedOut) : prose;
  if (!BEYOND_ASCII.test(withoutAccounts)) return withoutAccounts;
  const units = unitsOf(withoutAccounts);
  makePlain(units);
  return textOf(units);
}

export const BLOT = "\u0001";

/** "> > Your code:": what a forwarding program puts before each line. */
const QUOTE_MARKS = /^[> ]*>/gm;
const spaces = (what: string): string => " ".repeat(what.length);
const blot = (what: string): string => BLOT.repeat(what.length);
/** Not blotted out: what is counts as an address, which the head of a forwarded mail is told by. */
const crossedOut = (what: string): string => "x".repeat(what.length);

const URL = /(?:https?:\/\/|www\.)[^\s<>"\u3000-\u303f\uff08\uff09\uff0c]+/gi;
const ADDRESS = /[\w.+-]{1,64}@[\w.-]{1,255}/gi;
/** "GET /v1/otp/verify?code=4821", "/var/log/otp/app.log", "tests/test_login.py::test_otp": names in them name nothing. */
const PATH =
  /(?<![\w<>.:/-])(?:\/[\w.~%-]+(?:\/[\w.~%-]+)+\/?(?:\?\S*)?|\/[\w.~%-]+\?\S+|(?:[\w-]+\/)+[\w.-]+\.(?:py|[jt]sx?|rb|go|java|php|rs|cs|log)(?::{1,2}\w+)*)/g;
/** "GB29 NWBK 6016 1331 9268 19", also in one piece: the country, two digits, and as many as banks have (ISO 13616). */
const IBAN =
  /(?<![\p{L}\p{N}])(?:A[DELTZ]|B[AEGHRY]|C[HRYZ]|D[EKO]|E[EGS]|F[IOR]|G[BEILRT]|HR|HU|I[ELQST]|JO|K[WZ]|L[BCITUV]|M[CDEKRTU]|N[LO]|P[KLST]|QA|R[OS]|S[ACEIKMV]|T[LNR]|UA|VA|VG|XK)\d\d(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?(?<=(?:\d *){8,})(?![\p{L}\p{N}])/gu;
const IBAN_BEGINNING = /[A-Z]{2}\d\d ?[A-Z\d]{4}/;
const BEYOND_ASCII = /[^\n\x20-\x7e]/;

/** Invisible ones, and what makes a digit an emoji's key. */
const INVISIBLE = /[\u034f\ufe0f\u20e3\r\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
const SPACE = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/;
/** Full-width capitals and hyphen. */
const WIDE = /[\uff21-\uff3a\uff41-\uff5a\uff0d]/;
/** Those that do not break, and what some use in their place. */
const HYPHEN = /[\u2010-\u2012\u2212\ufe63]/;
/** Full-width, Khmer, Armenian. */
const FOREIGN_COLON = /[：៖՝]/;

/** Zeros of the digit blocks that mails are written in; the nine digits after each follow in order. Digits beyond the basic plane stay as they are. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0,
  0x1810, 0xff10,
];

const makePlain = createUnitMap((unit) => {
  const character = String.fromCharCode(unit);
  if (INVISIBLE.test(character)) return 0;
  if (SPACE.test(character)) return 32;
  if (WIDE.test(character)) return unit - 0xfee0;
  if (HYPHEN.test(character)) return 45;
  if (FOREIGN_COLON.test(character)) return 58;
  const zero = ZEROS.find((start) => unit >= start && unit < start + 10);
  return zero === undefined ? unit : 48 + unit - zero;
});
