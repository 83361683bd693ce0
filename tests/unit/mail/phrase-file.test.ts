import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { layOutTrie } from "@/packages/extract/src/cues/lay-out-trie";
import { readPhrases, writePhrases } from "@/packages/extract/src/cues/phrase-file";
import { PhraseTrie } from "@/packages/extract/src/cues/phrase-trie";
import { unitsOf } from "@/packages/extract/src/reading/units";

const layouts = {
  atWordStart: layOutTrie(new Map([["code", { whole: 1, open: 0 }]])),
  withinWord: layOutTrie(new Map([["kod", { whole: 0, open: 2 }]])),
};
let folder: string;
const file = () => join(folder, "phrases.bin");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restante-phrases-"));
  writePhrases(folder, layouts);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what the build writes is read as it was", () => {
  expect(readPhrases(folder)).toEqual(layouts);
  const trie = new PhraseTrie(readPhrases(folder)?.atWordStart ?? new SharedArrayBuffer(0));
  const start = trie.start(unitsOf("code"), 0);
  const last = [..."ode"].reduce((node, letter) => trie.child(node, letter.charCodeAt(0)), start);
  expect(trie.whole(trie.end(last))).toBe(1);
});

test("a file that is missing, cut short, too long or of another format is none", () => {
  const whole = readFileSync(file());
  for (const length of [0, 10, 64, 72, whole.length - 1]) {
    truncateSync(file(), length);
    expect(readPhrases(folder)).toBeUndefined();
    writeFileSync(file(), whole);
  }
  writeFileSync(file(), Buffer.concat([whole, Buffer.from("x")]));
  expect(readPhrases(folder)).toBeUndefined();
  writeFileSync(file(), Buffer.concat([Buffer.from("x"), whole.subarray(1)]));
  expect(readPhrases(folder)).toBeUndefined();
  rmSync(file());
  expect(readPhrases(folder)).toBeUndefined();
});
