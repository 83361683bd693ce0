import { createHash } from "node:crypto";
import { endianness } from "node:os";
import type { Lexicon } from "./compile";
import type { TrieLayout } from "./trie";

/** Raised with the layout: code of another layout can't read the file, nor can another kind of machine. */
const format = createHash("sha256").update(`2 ${endianness()}`).digest("hex");

interface Header {
  sets: Lexicon["sets"];
  lists: Lexicon["lists"];
  /** How many items the arrays have that follow, in their order. */
  lengths: number[];
}

/** The format; the length of the header; the header as JSON; the arrays of both trees. */
export function encodeLexicon({ atWordStart, withinWord, sets, lists }: Lexicon): Buffer {
  const arrays = [atWordStart, withinWord].flatMap(arraysOf);
  const header: Header = { sets, lists, lengths: arrays.map(({ length }) => length) };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const bytes = arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
  return Buffer.concat([Buffer.from(format), length, text, ...bytes]);
}

/** Undefined for a file that is cut short or of another format. */
export function decodeLexicon(file: Buffer): Lexicon | undefined {
  const start = format.length + 4;
  if (file.length < start || file.toString("latin1", 0, format.length) !== format) return undefined;
  let at = start + file.readUInt32LE(format.length);
  if (at > file.length) return undefined;
  const { lengths, ...words }: Header = JSON.parse(file.toString("utf8", start, at));
  if (file.length !== at + lengths.reduce((sum, length, index) => sum + length * itemBytes(index), 0)) return undefined;
  const take = (index: number) => {
    const bytes = file.subarray(at, at + (lengths[index] as number) * itemBytes(index));
    at += bytes.length;
    return Uint8Array.from(bytes).buffer;
  };
  const tree = (first: number): TrieLayout => ({
    nodes: new Uint32Array(take(first)),
    ends: new Uint32Array(take(first + 1)),
    rests: new Uint32Array(take(first + 2)),
    characters: new Uint16Array(take(first + 3)),
  });
  return { ...words, atWordStart: tree(0), withinWord: tree(4) };
}

const arraysOf = ({ nodes, ends, rests, characters }: TrieLayout) => [nodes, ends, rests, characters];
const itemBytes = (index: number) => (index % 4 === 3 ? 2 : 4);
