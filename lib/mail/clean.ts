/**
 * Text that Postgres can store, at most `maxBytes` of UTF-8, cut between characters: no lone surrogates, and no control
 * characters but tabs and line ends, each of which would be six characters of JSON.
 */
export function storable(text: string, maxBytes: number): string {
  return cutBytes(text.slice(0, maxBytes).replace(UNSEEN, "").toWellFormed(), maxBytes);
}

/** One line of display text: control characters and line breaks become single spaces, at most `maxCharacters`. */
export function oneLine(text: string, maxCharacters: number): string {
  const head = text.length > maxCharacters * 4 ? text.slice(0, maxCharacters * 4) : text;
  const line = NOT_PRINTABLE.test(head) ? head.replace(CONTROLS, " ") : head;
  const trimmed = line.trim();
  return (trimmed.length > maxCharacters ? trimmed.slice(0, maxCharacters).trimEnd() : trimmed).toWellFormed();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSEEN = /[\x00-\x08\x0b\x0c\x0e-\x1f]+/g;
const NOT_PRINTABLE = /[^\x20-\x7e]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g;

function cutBytes(text: string, maxBytes: number): string {
  // A UTF-16 unit is at most three bytes of UTF-8, so most texts need no count.
  if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}
