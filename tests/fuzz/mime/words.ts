import fc from "fast-check";
import iconv from "iconv-lite";
import type { WordStyle } from "./encode";

export interface HeaderText {
  text: string;
  style: WordStyle;
  charset: string;
}

const charsets = ["utf-8", "iso-8859-1", "iso-8859-15", "windows-1251", "koi8-r", "shift_jis", "gb18030", "euc-kr"];
/** Of several scripts, so that each charset has some that it can write. */
const letters = [..."azAZ09.,;:<>@()[]\"\\'!?=_%&#*+-/éßñЖя漢字コ한글😀", "e\u0301"];
const word = fc.string({
  unit: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...letters) }, fc.string({ minLength: 1, maxLength: 1 })),
  minLength: 1,
  maxLength: 12,
});

/** One line of text without what a reader would take for something else: no blanks but single ones between words, no encoded word. */
export const phrase = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((words) =>
    words
      .map((each) => each.replace(/[\s\p{C}]/gu, ""))
      .filter(Boolean)
      .join(" "),
  )
  .filter((text) => text !== "" && !text.includes("=?") && text.isWellFormed());

/** Words that need no quotes in a header. */
export const atoms = fc
  .array(fc.stringMatching(/^[A-Za-z]{1,10}$/), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(" "));

/** A text and how it is written: in a charset that can write it, whichever of our decoders reads it. */
export const headerText = fc
  .record({
    text: phrase,
    style: fc.constantFrom<WordStyle>("raw", "b", "q"),
    charset: fc.constantFrom(...charsets),
  })
  .map(({ charset, ...rest }): HeaderText => ({ ...rest, charset: canWrite(rest.text, charset) ? charset : "utf-8" }));

export function canWrite(text: string, charset: string): boolean {
  const bytes = iconv.encode(text, charset);
  return new TextDecoder(charset).decode(bytes) === text && iconv.decode(bytes, charset) === text;
}

/** A text of some lines, and the charset of its bytes; "" for one that is not told. */
export const bodyText = fc
  .record({
    lines: fc.array(fc.oneof(phrase, fc.constant("")), { maxLength: 6 }),
    charset: fc.constantFrom("", ...charsets),
  })
  .map(({ lines, charset }) => {
    const text = lines.join("\n");
    return { text, charset: charset === "" || canWrite(text, charset) ? charset : "utf-8" };
  });
