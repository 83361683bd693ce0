import libmime from "libmime";
import { decodeWords, firstField, type HeaderFields, readHeaderFields } from "@/lib/mail/mime/headers";

/** A part that holds no other parts. */
export interface Leaf {
  /** `type/subtype` in lower case. */
  type: string;
  /** The parameters of its Content-Type. */
  params: Record<string, string>;
  encoding: string;
  filename: string | undefined;
  contentId: string | undefined;
  /** Shown as the mail's text or HTML, not as an attachment. */
  isBody: boolean;
  /** As it stands in the mail, without the line end that belongs to the boundary below it. */
  body: Buffer;
}

interface Multipart {
  boundary: string;
  subtype: string;
}

const MAX_PARTS = 1000;
const MAX_DEPTH = 50;
const MAX_HEAD_BYTES = 1024 * 1024;
const MAX_BOUNDARY_LINE = 300;

/**
 * Splits a mail at its boundaries (RFC 2046, 5.1); an outer one ends the parts within, too. Throws beyond 1,000 parts, 50 levels, or 1 MB of header.
 * Our own, as no library keeps the bytes of attachments, ends inner parts, and takes time in step with the size of any mail.
 */
export function splitMime(source: Buffer): { fields: HeaderFields; leaves: Leaf[] } {
  const open: Multipart[] = [];
  const leaves: Leaf[] = [];
  let top: HeaderFields | null = null;
  for (let at = 0, parts = 0; at >= 0; parts += 1) {
    if (parts >= MAX_PARTS || open.length > MAX_DEPTH) throw new RangeError("more parts than are read");
    const { lines, bodyAt } = readHead(source, at, open);
    const fields = readHeaderFields(lines);
    const leaf = leafOf(fields, open.at(-1)?.subtype);
    const { boundary = "" } = leaf.params;
    const isMultipart = leaf.type.startsWith("multipart/");
    const isSplit = isMultipart && boundary.trim() !== "";
    if (isSplit) open.push({ boundary: boundary.trimEnd(), subtype: leaf.type.slice("multipart/".length) });
    const { bodyEnd, next } = nextPart(source, bodyAt, open);
    const isWholeMail = isMultipart && top === null;
    if (!isSplit && !isWholeMail) leaves.push({ ...leaf, body: source.subarray(bodyAt, bodyEnd) });
    top ??= fields;
    at = next;
  }
  return { fields: top ?? [], leaves };
}

/** The lines of a part's header, folded ones whole. A part that begins with no field is all body. */
function readHead(source: Buffer, from: number, open: Multipart[]): { lines: string[]; bodyAt: number } {
  const lines: string[] = [];
  for (let at = from; at < source.length; ) {
    if (at - from > MAX_HEAD_BYTES) throw new RangeError("more header than is read");
    const end = lineEnd(source, at);
    const line = source.toString("latin1", at, Math.min(end, at + MAX_HEAD_BYTES)).replace(/\r?\n$/, "");
    if (line === "") return { lines, bodyAt: end };
    const isFirst = lines.length === 0;
    if ((isFirst && !FIELD_OR_ENVELOPE.test(line)) || delimiterAt(source, at, open)) return { lines, bodyAt: at };
    if (/^[ \t]/.test(line)) lines.push(`${lines.pop()}\n${line}`);
    else lines.push(line);
    at = end;
  }
  return { lines, bodyAt: source.length };
}

const FIELD_OR_ENVELOPE = /^(?:[!-9;-~]{1,200}[ \t]*:|From )/;

/** Where the body that begins at `from` ends, and where the next part begins, -1 for nowhere; closes what ends before that. */
function nextPart(source: Buffer, from: number, open: Multipart[]): { bodyEnd: number; next: number } {
  let bodyEnd = -1;
  let at = from;
  while (open.length > 0 && at < source.length) {
    const delimiter = delimiterAt(source, at, open);
    if (delimiter) {
      if (bodyEnd < 0) bodyEnd = Math.max(from, withoutLineEnd(source, at));
      open.length = delimiter.depth + (delimiter.closes ? 0 : 1);
      at = lineEnd(source, at);
      if (!delimiter.closes) return { bodyEnd, next: at };
    } else {
      const feed = source.indexOf(LINE_WITH_DASHES, at);
      if (feed < 0) break;
      at = feed + 1;
    }
  }
  return { bodyEnd: bodyEnd < 0 ? source.length : bodyEnd, next: -1 };
}

const LINE_WITH_DASHES = Buffer.from("\n--");

function delimiterAt(source: Buffer, at: number, open: Multipart[]): { depth: number; closes: boolean } | null {
  if (source[at] !== 0x2d || source[at + 1] !== 0x2d) return null;
  const end = lineEnd(source, at);
  if (end - at > MAX_BOUNDARY_LINE) return null;
  const line = source.toString("latin1", at + 2, end).trimEnd();
  const depth = open.findLastIndex(({ boundary }) => line === boundary || line === `${boundary}--`);
  return depth < 0 ? null : { depth, closes: line !== open[depth]?.boundary };
}

function lineEnd(source: Buffer, at: number): number {
  const feed = source.indexOf(0x0a, at);
  return feed < 0 ? source.length : feed + 1;
}

function withoutLineEnd(source: Buffer, at: number): number {
  if (source[at - 1] !== 0x0a) return at;
  return source[at - 2] === 0x0d ? at - 2 : at - 1;
}

function leafOf(fields: HeaderFields, parentSubtype: string | undefined): Omit<Leaf, "body"> {
  const { value: declared, params } = libmime.parseHeaderValue(firstField(fields, "content-type") ?? "");
  const disposition = libmime.parseHeaderValue(firstField(fields, "content-disposition") ?? "");
  const filename = disposition.params.filename || params.name;
  const isByPlace = parentSubtype === undefined || parentSubtype === "alternative";
  const isInline = /^(?:inline)?$/i.test(disposition.value) && (isByPlace || !filename);
  // RFC 2046, 5.1.5.
  const valid = declared === "" && parentSubtype === "digest" ? "message/rfc822" : validType(declared);
  const text = isInline ? (valid ?? meantType(declared)) : null;
  const isBody = text === "text/plain" || text === "text/html";
  return {
    type: isBody ? text : (valid ?? "application/octet-stream"),
    params: { charset: CHARSET.exec(declared)?.[1] ?? "", ...params },
    encoding: (firstField(fields, "content-transfer-encoding") ?? "").toLowerCase(),
    filename: filename && decodeWords(filename),
    contentId: firstField(fields, "content-id"),
    isBody,
  };
}

const TYPE = /^([\w!#$&.+^-]{1,100})\s*\/\s*([\w!#$&.+^-]{1,100})(?=[\s;,(]|$)/;
/** Without the semicolon before it, it is left in the type. */
const CHARSET = /\bcharset\s*=\s*([\w.:-]+)/i;

function validType(declared: string): string | null {
  const type = TYPE.exec(declared);
  return type && `${type[1]}/${type[2]}`.toLowerCase();
}

/** The text that a part without a valid type is: a bare `html`, `text plain`, or nothing. */
function meantType(declared: string): string | null {
  const words = /^(?:text)?\s*(plain|html)?(?:\s|$)/i.exec(declared);
  return words && `text/${(words[1] ?? "plain").toLowerCase()}`;
}
