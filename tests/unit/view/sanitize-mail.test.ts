import { expect, test } from "vitest";
import { filterCss } from "@/lib/mail/view/css";
import { sanitizeMail } from "@/lib/mail/view/sanitize";
import { payloads } from "../../fixtures/hostile/payloads";
import { cpuMs } from "../../support/cpu";
import { expectHarmless } from "./harmless";
import { marketingMails } from "./marketing-mails";

const nothing = { remoteImages: false, inlineImages: new Map<string, string>() };
const clean = (html: string, options = nothing) =>
  sanitizeMail(html, options) ?? { html: "", css: "", blockedImages: 0 };

test.each(Object.entries(marketingMails))("a mail keeps its looks: %s", (_name, { html, kept, blockedImages }) => {
  const result = clean(html);
  for (const part of kept) expect(result.html + result.css).toContain(part);
  expect(result.blockedImages).toBe(blockedImages);
  expect(result.html + result.css).not.toMatch(
    /<(?!\/?(?:html|body|div|span|p|h[1-6]|table|tbody|tr|td|a|img|b|strong|br|center|font|ul|li)\b)/,
  );
});

test.each([
  ["wrapped in a comment", "<!--\n.a{color:blue}\n.b{color:green}\n-->", " \n.a{color:blue}\n.b{color:green}\n "],
  ["a comparison", "@media (400px<=width){.a{color:red}}", "@media (400px<=width){.a{color:red}}"],
  ["a range", "@media (400px<width<600px){.a{color:red}}", "@media (400px< width< 600px){.a{color:red}}"],
])("a style sheet keeps its rules: %s", (_name, sheet, kept) => {
  expect(clean(`<style>${sheet}</style><p class=a>x`).css).toBe(`@media all {${kept}}\n`);
});

test.each([
  ...["</style>", "</STYLE\n>", "<!-- </style> -->", "<<!--/style>", "<!--<-->/style>", "<<!---->/style>"],
  ...["<<!--!--/style>", "<\0/style>", "</**//style>", "<\\/style>", "\\3c/style>", "<\\3c /style>", "<<</style>"],
  ...["<=</style>", "<url(x)/style>", "<url(</style>", "url('</style>')", "<@import/style>", "<@font-face{}/style>"],
  ...["<script>", "<!doctype>", "<?xml?>", "<![CDATA[</style>]]>", "a{content:'<!--</style><script>'}"],
])("a style sheet cannot end its element or begin another: %s", (sheet) => {
  for (const shown of [filterCss(sheet, () => null), filterCss(sheet, () => "</style>")]) {
    expect(shown).not.toMatch(/<(?![ =])|<!--|-->|\0/);
  }
});

test.each(["<!--", "-->", "<!---->", "<", "\0", "<!-<!----", "--<!-->"])(
  "nothing loads when %j is taken out",
  (mark) => {
    const split = (text: string) => text.replace("|", mark);
    const sheet = ["@im|port 'http://a/'", "p{a:u|rl(http://b/)}", "p{a:image-s|et('http://c/')}", "@font-|face{x:y}"];
    expect(filterCss(sheet.map(split).join(";"), () => null)).not.toMatch(/@import|url\(|image-set\(|@font-face/i);
  },
);

test("links are absolute, open elsewhere and say where they lead", () => {
  expect(clean('<a href="//Example.com/a b" target=_top onclick=x>x</a>').html).toBe(
    '<a href="https://example.com/a%20b" target="_blank" rel="noopener noreferrer" title="https://example.com/a%20b">x</a>',
  );
  expect(clean('<a href="#part">x</a><a href="mailto:a@example.com">y</a>').html).toMatch(
    /href="#part">.*href="mailto:a@example.com"/,
  );
  for (const href of [
    "/settings",
    "settings",
    "?a=b",
    "javascript:x",
    "data:text/html,x",
    "ftp://a/b",
    "",
    `https://${"x".repeat(20_000)}`,
  ]) {
    expect(clean(`<a href="${href}">x</a>`).html).not.toContain("href");
  }
});

test("remote pictures leave a box of their size, and come when they are asked for", () => {
  const html =
    '<img src="http://example.com/a.png" width=600 height=200 alt="A cat"><img src="http://example.com/p" width=1 height=1>';
  const { html: without, blockedImages } = clean(html);
  expect(blockedImages).toBe(2);
  expect(decodeURIComponent(without)).toContain('width="600" height="200"><rect');
  expect(decodeURIComponent(without)).toContain("A cat</text>");
  expect(without).not.toContain("example.com");
  const shown = clean(html, { ...nothing, remoteImages: true });
  expect(shown.html).toContain('src="http://example.com/a.png"');
  expect(shown.blockedImages).toBe(0);
});

test("a mail's own pictures are shown, and sent along a limited number of times", () => {
  const picture = `data:image/png;base64,${"A".repeat(1024 * 1024)}`;
  const inlineImages = new Map([["a@b", picture]]);
  const { html } = clean('<img src="cid:a@b"><img src="CID:a%40b"><p style="background:url(cid:a@b)">', {
    ...nothing,
    inlineImages,
  });
  expect(html.split(picture).length - 1).toBe(3);
  const often = clean('<img src="cid:a@b">'.repeat(1000), { ...nothing, inlineImages });
  expect(often.html.length).toBeLessThan(9 * 1024 * 1024);
});

test.each(Object.values(payloads).flatMap((group) => Object.entries(group)))(
  "nothing loads or runs: %s",
  (_name, payload) => {
    const html = payload
      .replaceAll("WEBHOST", "evil.example")
      .replaceAll("WEB", "http://evil.example")
      .replaceAll("RUN", "run()");
    const result = sanitizeMail(html, nothing);
    if (result === null) return; // too deep to be shown at all
    expectHarmless(result);
  },
);

test.each([
  ["unclosed elements", "<div>".repeat(200_000)],
  ["elements closed in the wrong order", "<div>".repeat(90_000) + "</b>".repeat(150_000)],
  ["noscript", "<noscript></p>".repeat(70_000)],
  ["iframes", "<iframe>".repeat(120_000)],
  ["comments", "<!--".repeat(250_000)],
  ["angle brackets", "<".repeat(1_000_000)],
  ["links", "<a href=//x>".repeat(85_000)],
  ["style without an end", `<style>${"url(".repeat(250_000)}`],
  ["style of comments", `<style>${"/*".repeat(500_000)}`],
  ["style of escapes", `<style>${"\\".repeat(1_000_000)}`],
  ["quotes in style attributes", `<p style="${"a:url('".repeat(150_000)}">`],
  ["sizes of a picture", `<img style="width${" ".repeat(900_000)}" src=x>`],
])("takes little time for a megabyte of %s", (_name, html) => {
  // A hundredth of what quadratic time would take.
  expect(cpuMs(() => sanitizeMail(html, nothing))).toBeLessThan(5_000);
});
