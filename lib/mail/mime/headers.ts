import libmime from "libmime";
import { limits } from "@/lib/mail/limits";
import { decodeCharset } from "@/lib/mail/mime/decode";

/** Header fields in their order: lower-cased name, unfolded raw value. */
export type HeaderFields = [name: string, value: string][];

/** Reads `name: value` lines, folded ones whole, one byte a character. Lines without a valid name are left out. */
export function readHeaderFields(lines: Iterable<string>): HeaderFields {
  const fields: HeaderFields = [];
  let bytes = 0;
  for (const line of lines) {
    const [name = ""] = line.split(":", 1);
    if (!FIELD_NAME.test(name) || name.length === line.length) continue;
    const value = unfold(line.slice(name.length + 1)).slice(0, limits.headerBytes);
    bytes += name.length + value.length;
    if (bytes > limits.headerBytes * 4) break;
    fields.push([name.trimEnd().toLowerCase(), value.toWellFormed()]);
  }
  return fields;
}

/** The fields as one object; count and bytes are capped. `fromEntries` makes even `__proto__` a plain own key. */
export function headerRecord(fields: HeaderFields): Record<string, string> {
  const record = new Map<string, string>();
  let bytes = 0;
  for (const [name, value] of fields) {
    bytes += name.length + Buffer.byteLength(value);
    if (bytes > limits.headerBytes) break;
    const earlier = record.get(name);
    if (earlier === undefined && record.size >= limits.headerNames) continue;
    record.set(name, earlier === undefined ? value : `${earlier}\n${value}`);
  }
  return Object.fromEntries(record);
}

export function firstField(fields: HeaderFields, name: string): string | undefined {
  return fields.find(([key]) => key === name)?.[1];
}

const WORD = "=\\?[^?\\s]{1,60}\\?[bq]\\?[^?]*\\?=";
/** Encoded words (RFC 2047) that follow each other. */
export const ENCODED_WORDS = new RegExp(`${WORD}(?:\\s+${WORD})*`, "gi");

/** Decodes the encoded words of a value. One may hold raw UTF-8: libmime takes a character for a byte. */
export function decodeWords(value: string): string {
  return value.replace(ENCODED_WORDS, (words) => libmime.decodeWords(Buffer.from(words).toString("latin1")));
}

const FIELD_NAME = /^[!-9;-~]{1,200}[ \t]*$/;
const NOT_PRINTABLE = /[^\x20-\x7e]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

function unfold(raw: string): string {
  if (!NOT_PRINTABLE.test(raw)) return raw.trim();
  const line = raw.replace(/\r?\n[ \t]*|\r/g, " ").replace(CONTROLS, "");
  return decodeCharset(Buffer.from(line, "latin1")).trim();
}
