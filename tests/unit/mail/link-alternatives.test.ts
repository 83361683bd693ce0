import { expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";

const linksOf = (text: string, subject: string) => extract({ subject, text, html: null }).verification_links;

test('a link beside a code, behind an "or"', () => {
  const text = `Your code is 482913. Type it into the app, it expires in ten minutes.

Or open https://go.larkfield.example/v/Ku-20 and your address is confirmed.`;
  expect(linksOf(text, "Confirm your address")).toEqual(["https://go.larkfield.example/v/Ku-20"]);
});

test("an address that says no completes nothing", () => {
  const text = `Somebody has registered this address. To confirm that it is yours, open:

https://wiki.larkfield.example/Special:ConfirmEmail/37e7362853916848

If it is not, follow this link:

https://wiki.larkfield.example/Special:InvalidateEmail/f4426179ce4ac954`;
  expect(linksOf(text, "Confirm your address")[0]).toBe(
    "https://wiki.larkfield.example/Special:ConfirmEmail/37e7362853916848",
  );
});

test("the address alone tells, where no word of the language is known", () => {
  const text = "Kadarnait ar chomlec'h-mañ:\n\nhttps://wiki.larkfield.example/Special:ConfirmEmail/37e7362853916848";
  expect(linksOf(text, "Kadarnadur")).toEqual(["https://wiki.larkfield.example/Special:ConfirmEmail/37e7362853916848"]);
});

test.each([
  ["Your appointment", "Please confirm your appointment on Friday: https://praxis.example/t/8fk20dm3/confirm"],
  ["Team outing", "Please confirm that your child will take part: https://school.example/outing/8fk20dm3"],
])("what is confirmed is no account: %s", (subject, text) => {
  expect(linksOf(text, subject)).toEqual([]);
});
