import { Transform, type TransformCallback } from "node:stream";

/** Decodes a part when it is whole. mailparser's own decoder takes time that grows with the square of a run of spaces. */
export class QuotedPrintableDecoder extends Transform {
  readonly #chunks: Uint8Array[] = [];

  override _transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#chunks.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, decodeQuotedPrintable(Buffer.concat(this.#chunks)));
  }
}

/** The bytes that quoted-printable (RFC 2045, 6.7) stands for. An "=" that begins no escape stays as it is. */
export function decodeQuotedPrintable(source: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(source);
  return decodeEscapes(bytes.subarray(0, joinLines(bytes)));
}

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const EQUALS = 61;

/** Drops, in place, what ends a line unseen, and the line breaks behind "="; returns the length that is left. */
function joinLines(bytes: Uint8Array): number {
  let length = 0;
  for (let from = 0; from < bytes.length; ) {
    const feed = bytes.indexOf(LINE_FEED, from);
    const end = feed < 0 ? bytes.length : feed;
    const lineEnd = end > from && bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    const seen = seenEnd(bytes, from, lineEnd);
    const goesOn = seen > from && bytes[seen - 1] === EQUALS;
    length = move(bytes, length, from, goesOn ? seen - 1 : seen);
    if (!goesOn) length = move(bytes, length, lineEnd, Math.min(end + 1, bytes.length));
    from = end + 1;
  }
  return length;
}

function seenEnd(bytes: Uint8Array, from: number, end: number): number {
  let seen = end;
  while (seen > from && (bytes[seen - 1] === SPACE || bytes[seen - 1] === TAB)) seen -= 1;
  return seen;
}

/** Moves bytes to an earlier place; returns where they end there. */
function move(bytes: Uint8Array, to: number, from: number, end: number): number {
  if (end - from > 24) bytes.copyWithin(to, from, end);
  else for (let index = from; index < end; index += 1) bytes[to + index - from] = bytes[index] as number;
  return to + end - from;
}

function decodeEscapes(bytes: Uint8Array): Uint8Array {
  let length = 0;
  let from = 0;
  for (let at = nextEquals(bytes, 0); at >= 0; ) {
    const high = hexDigit(bytes[at + 1]);
    const low = hexDigit(bytes[at + 2]);
    const isEscape = high >= 0 && low >= 0;
    if (isEscape) {
      length = move(bytes, length, from, at);
      bytes[length++] = 16 * high + low;
      from = at + 3;
    }
    at = nextEquals(bytes, isEscape ? from : at + 1);
  }
  return bytes.subarray(0, move(bytes, length, from, bytes.length));
}

/** Escapes of a script beyond ASCII follow each other: they are not worth a search. */
function nextEquals(bytes: Uint8Array, from: number): number {
  return bytes[from] === EQUALS ? from : bytes.indexOf(EQUALS, from);
}

/** Below 0 for what is none. */
function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
