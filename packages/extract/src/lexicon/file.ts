import { createHash } from "node:crypto";
import { endianness } from "node:os";
import type { Lexicon } from "./compile";
import { lengthKinds, wordKinds } from "./kinds";
import { WORDS_A_NODE } from "./trie";

/** Only code that knows the same kinds in the same order, on the same kind of machine, can read what other code has laid out. */
const format = createHash("sha256")
  .update(`${wordKinds} ${lengthKinds} ${WORDS_A_NODE} ${endianness()}`)
  .digest("hex");
const HEADER_BYTES = format.length + 12;

/** The format and the lengths of what follows: the lists, then both trees. */
export function encodeLexicon({ atWordStart, withinWord, lists }: Lexicon): Buffer {
  const text = Buffer.from(JSON.stringify(lists));
  const written = Buffer.concat([text, Buffer.alloc(-text.length & 3, " ")]);
  const header = Buffer.alloc(HEADER_BYTES, format);
  const lengths = [written, atWordStart, withinWord].map(({ byteLength }) => byteLength);
  for (const [index, length] of lengths.entries()) header.writeUInt32LE(length, format.length + 4 * index);
  return Buffer.concat([header, written, bytesOf(atWordStart), bytesOf(withinWord)]);
}

/** Undefined for a file that is cut short or of another format. */
export function decodeLexicon(bytes: Buffer): Lexicon | undefined {
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, format.length) !== format) return undefined;
  const [text = 0, start = 0, within = 0] = [0, 4, 8].map((at) => bytes.readUInt32LE(format.length + at));
  if (bytes.length !== HEADER_BYTES + text + start + within) return undefined;
  const from = (offset: number, length: number) => bytes.subarray(HEADER_BYTES + offset, HEADER_BYTES + offset + length);
  return {
    lists: JSON.parse(from(0, text).toString()),
    atWordStart: wordsOf(from(text, start)),
    withinWord: wordsOf(from(text + start, within)),
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) => Buffer.from(buffer, byteOffset, byteLength);

function wordsOf(bytes: Buffer): Uint32Array {
  const words = new Uint32Array(bytes.length / 4);
  new Uint8Array(words.buffer).set(bytes);
  return words;
}
