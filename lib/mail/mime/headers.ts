import { limits } from "@/lib/mail/limits";
import { decodeUnlabelled } from "@/lib/mail/mime/encoded-words";

/** Header fields in their order: lower-cased name, unfolded raw value. */
export type HeaderFields = [name: string, value: string][];

/** Reads `name: value` lines, folded ones included, as they came (one byte a character). Invalid names are left out. */
export function readHeaderFields(lines: Iterable<string>): HeaderFields {
  const fields: HeaderFields = [];
  let bytes = 0;
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trimEnd().toLowerCase();
    if (!FIELD_NAME.test(name)) continue;
    const raw = line.slice(colon + 1, colon + 1 + limits.headerBytes);
    const value = unfold(raw);
    bytes += name.length + value.length;
    if (bytes > limits.headerBytes * 4) break;
    fields.push([name, value]);
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

const FIELD_NAME = /^[!-9;-~]{1,200}$/;
const NOT_PRINTABLE = /[^\x20-\x7e]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

function unfold(raw: string): string {
  if (!NOT_PRINTABLE.test(raw)) return raw.trim();
  const line = raw.replace(/\r?\n[ \t]*|\r/g, " ").replace(CONTROLS, "");
  return decodeUnlabelled(Buffer.from(line, "latin1")).trim().toWellFormed();
}
