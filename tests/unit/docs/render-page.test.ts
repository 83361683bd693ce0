import { expect, test } from "vitest";
import { pagePath, parsePage, resolveLinks } from "@/lib/docs/load";
import { renderPage } from "@/lib/docs/render";

const html = (markdown: string) =>
  renderPage("Page", markdown)
    .blocks.map((block) => block.html)
    .join("");

test("headings have anchors, each its own", () => {
  const { sections } = renderPage("Page", "intro\n\n```sh\nls -a\n```\n\n## A `b` & c\n\none\n\n## A `b` & c\n\ntwo");
  expect(sections).toEqual([
    { depth: 1, title: "Page", anchor: "", text: "intro", code: "ls -a" },
    { depth: 2, title: "A b & c", anchor: "a-b--c", text: "one", code: "" },
    { depth: 2, title: "A b & c", anchor: "a-b--c-1", text: "two", code: "" },
  ]);
});

test("HTML is shown as text", () => {
  expect(html("<script>alert(1)</script>\n\nto <tag>@<slug>")).not.toMatch(/<(script|tag|slug)/);
});

test("code is apart, highlighted, escaped, and named by its file or language", () => {
  const { blocks } = renderPage("Page", '```ts a/b.ts\nconst a = "<b>";\n```\n\n```nosuch\n<i>\n```');
  expect(blocks).toEqual([
    { kind: "code", code: 'const a = "<b>";', html: expect.stringContaining("code-keyword"), title: "a/b.ts" },
    { kind: "code", code: "<i>", html: "&lt;i&gt;", title: "Text" },
  ]);
  expect(blocks[0]?.html).not.toContain("<b>");
});

test("an endpoint's heading shows its method", () => {
  expect(html("### GET /v1/wait")).toContain('<span class="method" data-method="GET">GET</span> <code>/v1/wait</code>');
});

test("links between files become links of the site", () => {
  const text = "[a](concepts.md#tag) [b](index.md) [c](../lib/mail) [d](https://x.example/y.md) [e](#here)";
  expect(resolveLinks(text, pagePath)).toBe(
    "[a](/docs/concepts#tag) [b](/docs) [c](https://github.com/restante/restante/blob/main/lib/mail) [d](https://x.example/y.md) [e](#here)",
  );
});

test("a page without a title or description is refused, and a title in its text is not repeated", () => {
  expect(() => parsePage("x", "no frontmatter")).toThrow("docs/x.md");
  expect(() => parsePage("x", "---\ntitle: T\n---\n")).toThrow("description");
  const text = '---\r\ntitle: "T: t"\r\ndescription: D\r\nsection: S\r\norder: 7\r\n---\r\n\r\n# T\r\n\r\nText\r\n';
  expect(parsePage("x", text)).toEqual({
    slug: "x",
    title: "T: t",
    description: "D",
    section: "S",
    order: 7,
    body: "Text",
  });
});
