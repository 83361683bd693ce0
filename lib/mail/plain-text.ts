/** Text as codes are looked for in it: plain ASCII digits and spaces, no invisible characters, no URLs or addresses. */
export function plainForCodes(text: string): string {
  const withoutUrls = /:\/\/|www\./i.test(text) ? text.replace(URL, " ") : text;
  const prose = withoutUrls.includes("@") ? withoutUrls.replace(ADDRESS, " ") : withoutUrls;
  if (!BEYOND_ASCII.test(prose)) return prose;
  return prose.replace(INVISIBLE, "").replace(SPACES, " ").replace(FOREIGN_DIGIT, asciiDigit);
}

const URL = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;
const ADDRESS = /[\w.+-]{1,64}@[\w.-]{1,255}/gi;
const BEYOND_ASCII = /[^\n\r\x20-\x7e]/;
const INVISIBLE = /\u034f|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const SPACES = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Zeros of the digit blocks that mails are written in; the nine digits after each follow in order. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0,
  0x1810, 0xff10,
];

function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => point >= start && point < start + 10);
  return zero === undefined ? digit : String(point - zero);
}
