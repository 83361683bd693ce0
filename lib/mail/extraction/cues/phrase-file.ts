import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { endianness } from "node:os";
import { join } from "node:path";
import { cueKinds, lengthKinds } from "@/lib/mail/extraction/cues/kinds";
import { WORDS_A_NODE } from "@/lib/mail/extraction/cues/phrase-trie";

/** The trees of all phrases, laid out. */
export interface PhraseLayouts {
  /** Where a word begins: all phrases. */
  atWordStart: SharedArrayBuffer;
  /** Within a word: those that may start there. */
  withinWord: SharedArrayBuffer;
}

/** Only code that knows the same kinds in the same order, on the same kind of machine, can read what other code has laid out. */
export const phraseFormat = createHash("sha256")
  .update(`${cueKinds} ${lengthKinds} ${WORDS_A_NODE} ${endianness()}`)
  .digest("hex");

/** The format and the sizes of both trees; then the trees. */
const HEADER_BYTES = phraseFormat.length + 8;
const fileIn = (folder: string) => join(folder, "phrases.bin");

/** Part of the build. The file is there as a whole or not at all. */
export function writePhrases(folder: string, { atWordStart, withinWord }: PhraseLayouts): void {
  const header = Buffer.alloc(HEADER_BYTES, phraseFormat);
  header.writeUInt32LE(atWordStart.byteLength, phraseFormat.length);
  header.writeUInt32LE(withinWord.byteLength, phraseFormat.length + 4);
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, Buffer.concat([header, new Uint8Array(atWordStart), new Uint8Array(withinWord)]));
  renameSync(`${file}.new`, file);
}

/** Undefined for a file that is missing, cut short, or of another format. */
export function readPhrases(folder: string): PhraseLayouts | undefined {
  const file = fileIn(folder);
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, phraseFormat.length) !== phraseFormat)
    return undefined;
  const end = HEADER_BYTES + bytes.readUInt32LE(phraseFormat.length);
  if (bytes.length !== end + bytes.readUInt32LE(phraseFormat.length + 4)) return undefined;
  return { atWordStart: shared(bytes.subarray(HEADER_BYTES, end)), withinWord: shared(bytes.subarray(end)) };
}

function shared(bytes: Uint8Array): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}
