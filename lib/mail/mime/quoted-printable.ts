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
  let lineStart = 0;
  const trim = () => {
    while (length > lineStart && (bytes[length - 1] === SPACE || bytes[length - 1] === TAB)) length -= 1;
  };
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    if (byte > CARRIAGE_RETURN) {
      bytes[length++] = byte;
      continue;
    }
    if (byte === LINE_FEED || byte === CARRIAGE_RETURN) trim();
    const softEnd = byte === LINE_FEED ? softBreak(bytes, length) : -1;
    if (softEnd >= lineStart) length = softEnd;
    else bytes[length++] = byte;
    if (byte === LINE_FEED) lineStart = length;
  }
  trim();
  return length > lineStart && bytes[length - 1] === EQUALS ? length - 1 : length;
}

/** Where the "=" of a line that goes on stands; -1 for a line that ends. */
function softBreak(bytes: Uint8Array, length: number): number {
  const end = bytes[length - 1] === CARRIAGE_RETURN ? length - 1 : length;
  return bytes[end - 1] === EQUALS ? end - 1 : -1;
}

function decodeEscapes(bytes: Uint8Array): Uint8Array {
  let length = bytes.indexOf(EQUALS);
  if (length < 0) return bytes;
  for (let index = length; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    const escaped = byte === EQUALS ? 16 * hexDigit(bytes[index + 1]) + hexDigit(bytes[index + 2]) : Number.NaN;
    if (Number.isNaN(escaped)) {
      bytes[length++] = byte;
    } else {
      bytes[length++] = escaped;
      index += 2;
    }
  }
  return bytes.subarray(0, length);
}

/** NaN for what is none. */
function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return Number.NaN;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}
