import { expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";
import { plainMails } from "../../support/plain-mails";

/** Some end in zeros by chance, and those of a test system are made up. */
const numbers = ["482913", "731500", "0417", "83921", "604817", "123456", "000000"];

test.each(numbers)("in the plainest mails %s is read where it is a code, and only there", (number) => {
  for (const { codes, ...mail } of plainMails([number], ["alone", "typed", "imprint", "boxed"]))
    expect(extract(mail).otp_codes, mail.html ?? mail.text).toEqual(codes);
});

test.each([
  ["trade", 0.07],
  ["notices", 0.07],
  ["letter", 0.04],
])("and so are nearly all among much that says nothing, in another language: %s", (frame, missed) => {
  const mails = numbers.flatMap((number) => plainMails([number], [frame]));
  const wrong = mails.filter(({ codes, ...mail }) => extract(mail).otp_codes[0] !== codes[0]);
  expect(wrong.filter(({ codes }) => codes.length === 0)).toEqual([]);
  expect(wrong.length / mails.length).toBeLessThan(missed);
});
