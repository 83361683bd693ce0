import { expect, test } from "vitest";
import { linkText, webLink } from "@/lib/mail/view/links";
import { cpuMs } from "../../support/cpu";

test.each([
  ["https://example.com/", "example.com", ""],
  ["https://example.com/verify?token=1#x", "example.com", "/verify?token=1#x"],
  ["http://EXAMPLE.com:8080/a", "example.com:8080", "/a"],
  ["https://google.com@evil.example/", "evil.example", ""],
  ["https://\u0430pple.example/x", "xn--pple-43d.example", "/x"],
  ["//example.com/a", "example.com", "/a"],
  ["java\tscript:alert(1)", null, null],
  ["data:text/html,x", null, null],
  ["/settings", null, null],
  ["https://", null, null],
  ["", null, null],
  [`https://example.com/${"x".repeat(20_000)}`, null, null],
])("%s leads to %s", (address, host, rest) => {
  expect(webLink(address) && [webLink(address)?.host, webLink(address)?.rest]).toEqual(
    host === null ? null : [host, rest],
  );
});

test("addresses in a text become links, without the punctuation around them", () => {
  const parts = linkText("See (https://example.com/a). Or <http://example.com/b?c=d>, not ftp://example.com.");
  expect(parts.map((part) => (typeof part === "string" ? part : [part.link.href]))).toEqual([
    "See (",
    ["https://example.com/a"],
    "). Or <",
    ["http://example.com/b?c=d"],
    ">, not ftp://example.com.",
  ]);
});

test("a link whose text hides its host is told apart", () => {
  const disguised = (text: string) =>
    linkText(text).flatMap((part) => (typeof part === "string" ? [] : [part.disguised]));
  expect(disguised("https://Example.com/ HTTPS://example.com:8443/a")).toEqual([false, false]);
  expect(disguised("https://google.com@evil.example/ https://\u0430pple.example/")).toEqual([true, true]);
});

test("a megabyte of addresses is cut in little time, into a thousand links at most", () => {
  const took = cpuMs(() => {
    expect(linkText("https://a.example/ ".repeat(55_000)).length).toBeLessThanOrEqual(2_001);
    expect(linkText(`https://a.example/${")".repeat(1_000_000)}x`)).toHaveLength(1);
    expect(linkText(`${`https://a/${")".repeat(2_000)}x `.repeat(500)}`).length).toBeGreaterThan(1);
  });
  expect(took).toBeLessThan(5_000);
});
