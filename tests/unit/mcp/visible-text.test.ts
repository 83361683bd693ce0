import { expect, test } from "vitest";
import { visibleLink, visibleSource, visibleText } from "@/lib/mcp/visible-text";
import { cpuMs } from "../../support/cpu";

test.each([
  ["tags", "a\u{e0041}\u{e0001}\u{e007f}b"],
  ["zero-width", "a\u200b\u2060\ufeff\u180eb"],
  ["joiners that join nothing", "a\u200d\u200cb"],
  ["bidi controls", "a\u202a\u202e\u202c\u2066\u2069\u200e\u200f\u061cb"],
  ["variation selectors", "a\ufe00\ufe0f\u{e0100}\u{e01ef}b"],
  ["soft hyphens", "a\u00ad\u034fb"],
  ["fillers", "a\u115f\u1160\u3164\uffa0\u17b4b"],
  ["controls", "a\0\x1b\x7f\x9b\u{1d173}\ufff9b"],
  ["what is not assigned", "a\u{e0fff}\u2065\ufff0b"],
])("%s are not seen", (_, text) => expect(visibleText(text)).toBe("ab"));

test.each([
  ["Persian", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
  ["Hindi", "\u0915\u094d\u200d\u0937 \u0915\u094d\u200c\u0937"],
  ["Bengali", "\u09b0\u200d\u09cd\u09af"],
  ["Sinhala", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"],
  ["Mongolian", "\u182d\u180e\u1820 \u182d\u180b\u1820"],
  ["a family", "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}"],
  ["a skin tone", "\u{1f469}\u{1f3fd}\u200d\u{1f4bb}"],
  ["a heart", "\u2764\ufe0f \u{1f469}\u200d\u2764\ufe0f\u200d\u{1f468}"],
  ["a keycap", "4\ufe0f\u20e3"],
  ["lines and tabs", "a\tb\r\nc\u2028d"],
  ["Hebrew and Arabic", "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627"],
  ["a lone surrogate", "a\ud800b"],
])("%s stays as it is", (_, text) => expect(visibleText(text)).toBe(text));

test("nothing is spelled in joiners and selectors, of which one is kept", () => {
  expect(visibleText("\u0628\u200c\u200d\u200c\u200d")).toBe("\u0628\u200c");
  expect(visibleText("\u2764\ufe0f\ufe0f\ufe0e\u{e0150}")).toBe("\u2764\ufe0f");
  expect(visibleText("\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}")).toBe("\u{1f3f4}");
  expect(visibleText("482\ufe0f913")).toBe("482913");
});

test("what was looked at once stays as it is", () => {
  const pieces = [
    "a",
    "\u0628",
    "\u094d",
    "\u200b",
    "\u200c",
    "\u200d",
    "\ufe0f",
    "\u2764",
    "\u{1f3fd}",
    "1",
    "\u20e3",
    "\u180b",
  ];
  for (const one of pieces)
    for (const two of pieces)
      for (const three of pieces)
        for (const four of pieces) {
          const once = visibleText(one + two + three + four);
          expect(visibleText(once)).toBe(once);
        }
});

test("in HTML entities of what draws nothing are left out, others stay", () => {
  const unseen = "&#8203;&#x200B;&#x0000200b&#xE0041;&#917569;&shy;&ZeroWidthSpace;&it;&#x202e;&#0;";
  expect(visibleSource(`<p>a${unseen}b</p>`)).toBe("<p>ab</p>");
  const others = "&amp;&#65;&#x41;&item;&shyly;&lrmx &#x110000;&#99999999;&#xffffffff;&amp;#8203;&zw";
  expect(visibleSource(others)).toBe(others);
  expect(visibleSource("\u0645\u06cc&zwnj;\u062e")).toBe("\u0645\u06cc\u200c\u062e");
});

test("a link leads where it led", () => {
  const link = "https://a.example/\u200bx?q=\u{e0041}\u{1f600}&n=1#\ud800";
  expect(visibleLink(link)).toBe("https://a.example/%E2%80%8Bx?q=%F3%A0%81%81\u{1f600}&n=1#\ufffd");
  expect(new URL(visibleLink(link)).href).toBe(new URL(link).href);
});

test.each([
  ["tags", "\u{e0041}".repeat(250_000)],
  ["joiners", "\u0628\u200c\u200d".repeat(170_000)],
  ["entities", "&#x200b;".repeat(125_000)],
  ["zeros", `&#x${"0".repeat(1_000_000)}`],
  ["beginnings of entities", "&#0&#x0".repeat(140_000)],
])("a megabyte of %s takes a moment", (_, text) => {
  expect(cpuMs(() => visibleSource(text))).toBeLessThan(1_500);
});
