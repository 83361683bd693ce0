import { expect, test } from "vitest";
import { findCues, type KnownParagraphs } from "@/packages/extract/src/cues/find-cues";

const saying = (text: string, known?: KnownParagraphs) =>
  findCues(text, known).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

test("a phrase goes on in the next line", () => {
  expect(saying("Your verification\ncode: 482913")).toContain("code verification\ncode");
});

test.each(["\n\n", "\n \n", "\r\n\r\n", "\n \n\n"])("no phrase goes on behind an empty line: %j", (gap) => {
  expect(saying(`We sent it for verification${gap}code: 482913`)).not.toContain(`code verification${gap}code`);
});

test("what was read before is found where it stands now, also where its lines break elsewhere", () => {
  const known: KnownParagraphs = new Map();
  const wrapped = "Hello Ana,\n\nyour verification\ncode is 482913.\n\nIt expires in\nten minutes.";
  const flat = "Acme\n\nHello Ana,\n \nyour verification code is 482913.\n\nIt expires in ten minutes.";
  expect(saying(wrapped, known)).toEqual(saying(wrapped));
  expect(saying(flat, known)).toEqual(saying(flat));
  expect(known.size).toBe(4);
});
