import { expect, test } from "vitest";
import { exampleMessage } from "@/lib/contract/examples";
import { cutBodies } from "@/lib/mcp/cut-bodies";

const message = { ...exampleMessage, id: "msg_1", text: "a\u{1f600}b\u{1f600}\u{1f600}c", html: "<p>\u{1f600}</p>" };
const cut = (from_character: number, max_characters?: number) => {
  const { messages, hint } = cutBodies([message], { from_character, max_characters });
  return { text: messages[0]?.text, html: messages[0]?.html, hint };
};

test("nothing is cut unless it is longer", () => {
  for (const max of [undefined, message.html.length, 1_000]) {
    expect(cut(0, max)).toEqual({ text: message.text, html: message.html, hint: null });
  }
});

test("what is cut says where to read on", () => {
  expect(cut(0, 4)).toEqual({
    text: "a\u{1f600}b",
    html: "<p>\u{1f600}",
    hint: "Cut at character 4: msg_1 (of 9). get_message with from_character 4 reads on.",
  });
  expect(cut(8, 4)).toEqual({ text: "c", html: ">", hint: null });
  expect(cut(5_000, 4)).toEqual({ text: "", html: "", hint: null });
});

test("pieces make up the whole, and none ends within a character", () => {
  for (const size of [1, 2, 3, 4, 5]) {
    const pieces = Array.from({ length: 9 }, (_, index) => cut(index * size, size));
    expect(pieces.map(({ text }) => text).join("")).toBe(message.text);
    expect(pieces.map(({ html }) => html).join("")).toBe(message.html);
    for (const { text, html } of pieces) expect([text?.isWellFormed(), html?.isWellFormed()]).toEqual([true, true]);
  }
});
