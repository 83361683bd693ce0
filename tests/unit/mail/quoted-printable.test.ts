import { expect, test } from "vitest";
import { decodeQuotedPrintable } from "@/lib/mail/mime/decode";

test.each([
  ["an escape", "=C3=A9t=e9", "\xc3\xa9t\xe9"],
  ["a line that goes on", "482=\r\n913", "482913"],
  ["a line that goes on, with one line feed", "482=\n913", "482913"],
  ["an escape over two lines", "=4=\r\n1", "A"],
  ["spaces behind a soft break", "482= \t\r\n913", "482913"],
  ["spaces before a soft break", "482 =\r\n913", "482 913"],
  ["spaces and tabs at the end of a line", "code \t\r\nnext \t", "code\r\nnext"],
  ["an empty line behind a soft break", "a=\r\n\r\nb", "a\r\nb"],
  ["an equals sign before a soft break", "a==\r\n\r\nb", "a=\r\nb"],
  ["an equals sign at the very end", "a=", "a"],
  ["what is no escape", "1=2 =zz =4", "1=2 =zz =4"],
  ["bytes that should have been escaped", "caf\xe9", "caf\xe9"],
  ["nothing", "", ""],
])("decodes %s", (_, source, decoded) => {
  expect(Buffer.from(decodeQuotedPrintable(Buffer.from(source, "latin1"))).toString("latin1")).toBe(decoded);
});
