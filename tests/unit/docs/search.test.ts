import { expect, test } from "vitest";
import { loadDocs } from "@/lib/docs/load";
import { findEntries, searchEntries } from "@/lib/docs/search";

const site = loadDocs("docs", { baseUrl: "https://restante.test", mailDomain: "mail.test" });
const entries = searchEntries(site.values());
const hrefs = (query: string) => findEntries(entries, query).map(({ href }) => href);

test.each([
  ["since", "/docs/concepts#since"],
  ["Playwright", "/docs/playwright"],
  ["wait_for_message", "/docs/mcp#tool-wait_for_message"],
  ["get /v1/wait", "/docs/rest#get-v1wait"],
  ["systemd", "/docs/self-hosting#on-one-machine"],
  ["claude code", "/docs/agents#claude-code"],
  ["dns", "/docs/self-hosting#dns"],
  ["retention plan", "/docs/limits#mail"],
  ["toHaveScreenshot", "/docs/playwright#what-a-mail-looks-like"],
])("%s finds %s among the first three", (query, href) => {
  expect(hrefs(query).slice(0, 3)).toContain(href);
});

test("every word must occur", () => {
  expect(hrefs("playwright")).not.toEqual([]);
  expect(hrefs("playwright zebra")).toEqual([]);
});

test.each(["", "   ", "zzzz", "(", ".*", "\\", "\0", "<script>", "a".repeat(100_000), "a ".repeat(50_000)])(
  "odd words do no harm: %#",
  (query) => {
    expect(findEntries(entries, query).length).toBeLessThanOrEqual(12);
  },
);

test("what is only in code is found, after what is in a text", () => {
  const entry = { href: "/x", page: "P", title: "T", text: "", code: "" };
  const [first, second] = findEntries(
    [
      { ...entry, code: "f(needle)" },
      { ...entry, text: "a needle" },
    ],
    "needle",
  );
  expect([first?.excerpt, second?.excerpt]).toEqual(["a needle", "f(needle)"]);
});

test("the excerpt shows where the word was found", () => {
  const text = `${"before ".repeat(50)}the needle is here ${"after ".repeat(50)}`;
  const [found] = findEntries([{ href: "/x", page: "P", title: "T", text, code: "" }], "needle");
  expect(found?.excerpt).toMatch(/^… .*the needle is here.* …$/);
});
