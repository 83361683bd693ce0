import { expect, test } from "vitest";
import { joinFlowed } from "@/lib/mail/mime/flowed";

test.each([
  ["a line that goes on", "Your \ncode", "Your code"],
  ["one that ends", "Your\ncode\n", "Your\ncode\n"],
  ["a stuffed line", " > no quotation\n  indented", "> no quotation\n indented"],
  ["a stuffed line that goes on", "a \n >b \n From c", "a >b From c"],
  ["a quotation", "> Your \n> code\n>\n>> Hi \n>> Anna", "> Your code\n>\n>> Hi Anna"],
  ["marks without a blank", ">Your \n>code", "> Your code"],
  ["a quotation that ends in the middle", "> Your \ncode \n> x", "> Your \ncode \n> x"],
  ["a signature", "Bye \n-- \nAnna", "Bye \n-- \nAnna"],
  ["a blank at the very end", "code ", "code "],
  ["nothing", "", ""],
])("joins %s", (_, text, joined) => {
  expect(joinFlowed(text, false)).toBe(joined);
});

test.each([
  ["words without blanks", "482 \n913", "482913"],
  ["words with them", "Your  \ncode", "Your code"],
  ["quotations", "> 482 \n> 913", "> 482913"],
])("with DelSp it joins %s", (_, text, joined) => {
  expect(joinFlowed(text, true)).toBe(joined);
});

test("takes time in step with the size of the text", () => {
  const started = process.cpuUsage();
  expect(joinFlowed("a \n".repeat(500_000), false)).toHaveLength(1_000_000);
  expect(joinFlowed(`${">".repeat(1_000)} a \n`.repeat(1_000), false)).toHaveLength(3_002);
  expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
});
