import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { compileLexicon } from "../src/lexicon/compile";
import { decodeLexicon, encodeLexicon } from "../src/lexicon/file";
import { parseSource, readSources } from "../src/lexicon/source";

const source = parseSource(
  "xx.txt",
  "# Some language\n\n[code]\n*kode, one time\n# why\ncode\n\n[salutation]\nhello,\ndear",
);
const lexicon = compileLexicon([source]);

test("a language's file has sections of phrases, over lines of any length, and comments", () => {
  expect(source).toEqual({ code: ["*kode", "one time code"], salutation: ["hello", "dear"] });
  expect(() => parseSource("xx.txt", "[cods]\na")).toThrow("xx.txt: there is no section cods");
  expect(() => parseSource("xx.txt", "[code]\na\n[code]\nb")).toThrow("xx.txt: the section code comes twice");
});

test("every language that is published can be read", () => {
  const languages = readdirSync("lexicon").map((file) => file.replace(/\.txt$/, ""));
  expect([...readSources("lexicon").keys()]).toEqual(languages.sort());
});

test("what the build writes is read as it was", () => {
  expect(decodeLexicon(encodeLexicon(lexicon))).toEqual(lexicon);
});

test("a file that is cut short, too long or of another format is none", () => {
  const whole = encodeLexicon(lexicon);
  for (const length of [0, 10, 64, 72, whole.length - 1]) {
    expect(decodeLexicon(whole.subarray(0, length))).toBeUndefined();
  }
  expect(decodeLexicon(Buffer.concat([whole, Buffer.from("x")]))).toBeUndefined();
  expect(decodeLexicon(Buffer.concat([Buffer.from("x"), whole.subarray(1)]))).toBeUndefined();
});
