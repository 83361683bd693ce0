import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { escapeHtml, highlight } from "@/lib/docs/highlight";

test.each([
  ["sh", 'curl -H "x: $KEY" http://a | jq -r .b # c', "name value string name value comment"],
  ["json", '{ "a": ["b", 1, null] }', "name string value value"],
  ["ts", "const a = await f(`x`); // y", "keyword keyword name string comment"],
  ["python", 'def f(a): return f"b" # c', "keyword name keyword string comment"],
  ["yaml", "- run: npm ci # all\n  env:\n    KEY: $KEY", "name comment name name value"],
  ["ini", "# a\n[b]\nc=d", "comment keyword name"],
  ["toml", 'url = "http://x"', "name string"],
])("tells the words of %s apart", (language, code, kinds) => {
  const found = [...highlight(code, language).matchAll(/class="code-(\w+)"/g)].map(([, kind]) => kind);
  expect(found.join(" ")).toBe(kinds);
});

test("leaves the code as it is, whatever the language says", () => {
  for (const name of readdirSync("docs").filter((name) => name.endsWith(".md"))) {
    for (const [, language = "", code = ""] of readFileSync(`docs/${name}`, "utf8").matchAll(
      /^```(\w*).*\n([\s\S]*?)^```/gm,
    )) {
      expect(highlight(code, language).replace(/<\/?span[^>]*>/g, "")).toBe(escapeHtml(code));
    }
  }
  expect(highlight("<a>", "constructor")).toBe("&lt;a&gt;");
});
