import { expect, test } from "vitest";
import { loadDocs } from "@/lib/docs/load";

const site = loadDocs("docs", { baseUrl: "https://restante.test", mailDomain: "mail.test" });

test.each([
  "../README",
  "../.env",
  "..%2f.env",
  "..\\README",
  "/etc/passwd",
  "quick-start\0",
  "quick-start.md",
  "QUICK-START",
  "",
  ".",
  "__proto__",
  "constructor",
  "\ud800",
  "a".repeat(1_000_000),
])("a slug that is none finds nothing: %#", (slug) => {
  expect(site.get(slug)).toBeUndefined();
});

test("a slug finds its page", () => {
  expect(site.get("quick-start")?.title).toBe("Quick start");
});
