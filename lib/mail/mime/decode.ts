import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { joinFlowed } from "@/lib/mail/mime/flowed";
import type { Leaf } from "@/lib/mail/mime/parts";

/** The bytes that a part stands for. What cannot be decoded stays as it came. */
export function decodeBody({ encoding, body }: Leaf): Buffer {
  if (encoding.includes("base64")) return decodeBase64(body);
  if (encoding.includes("quoted-printable")) return decodeQuotedPrintable(body);
  if (/^(?:x-)?uue/.test(encoding)) return decodeUuencoded(body);
  return body;
}

/** The text of a part. */
export function decodeText(leaf: Leaf): string {
  const text = decodeCharset(decodeBody(leaf), leaf.params.charset).replaceAll("\r\n", "\n");
  if (leaf.params.format?.toLowerCase() !== "flowed") return text;
  return joinFlowed(text, leaf.params.delsp?.toLowerCase() === "yes");
}

/**
 * Reads a charset's label as browsers do (WHATWG Encoding Standard); one that they do not know as iconv-lite does.
 * Bytes without a label are UTF-8 where they are valid UTF-8, else windows-1252.
 */
export function decodeCharset(bytes: Buffer, label = ""): string {
  if (/^utf-?8$/i.test(label)) return bytes.toString();
  if (label === "" || /^(?:us-)?ascii$/i.test(label))
    return iconv.decode(bytes, isUtf8(bytes) ? "utf8" : "windows-1252");
  try {
    const decoder = new TextDecoder(label);
    // Node 20 leaves the bytes 0x80 to 0x9f of this one as they are.
    return decoder.encoding === "windows-1252" ? iconv.decode(bytes, "windows-1252") : decoder.decode(bytes);
  } catch {
    return iconv.encodingExists(label) ? iconv.decode(bytes, label) : decodeCharset(bytes);
  }
}

/** Node's decoder ends at a padding, which some senders write after each chunk. */
function decodeBase64(body: Buffer): Buffer {
  const runs = body.toString("latin1").split(/=[=\s]*/);
  return runs.length > 1
    ? Buffer.concat(runs.map((run) => Buffer.from(run, "base64")))
    : Buffer.from(runs[0] ?? "", "base64");
}

/** Quoted-printable (RFC 2045, 6.7). libqp's own takes time that grows with the square of a run of spaces. */
export function decodeQuotedPrintable(body: Buffer): Buffer {
  const lines = body.toString("latin1").replace(BLANKS_AT_LINE_END, "").replace(SOFT_BREAK, "");
  const bytes = Buffer.from(lines, "latin1");
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    const value = byte === EQUALS ? hex(bytes[at + 1]) * 16 + hex(bytes[at + 2]) : -1;
    bytes[length++] = value < 0 ? byte : value;
    if (value >= 0) at += 2;
  }
  return bytes.subarray(0, length);
}

const BLANKS_AT_LINE_END = /(?<![ \t])[ \t]+(?=\r?\n|$)/g;
const SOFT_BREAK = /=(?:\r?\n|$)/g;
const EQUALS = 0x3d;

/** Far below 0 for what is none. */
function hex(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1000;
}

/** uuencode as POSIX has it; no library of the three decodes it. */
function decodeUuencoded(body: Buffer): Buffer {
  const lines = body.toString("latin1").split(/\r?\n/);
  const begin = lines.findIndex((line) => /^begin [0-7]{3}/.test(line));
  if (begin < 0) return body;
  const chunks: Buffer[] = [];
  for (const line of lines.slice(begin + 1)) {
    const length = (line.charCodeAt(0) - 32) & 63;
    if (!length || line === "end") break;
    const sixes = Array.from(line.slice(1), (character) => (character.charCodeAt(0) - 32) & 63);
    const digits = sixes.map((six) => BASE64[six]).join("");
    chunks.push(Buffer.from(digits, "base64").subarray(0, length));
  }
  return Buffer.concat(chunks);
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
