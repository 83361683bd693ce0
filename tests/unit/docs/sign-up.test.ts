import { expect, test } from "vitest";
import { llmsFullText, llmsText } from "@/lib/contract/llms";
import { openApiDocument } from "@/lib/contract/openapi";
import { loadDocs } from "@/lib/docs/load";

const at = { baseUrl: "https://restante.test", mailDomain: "mail.test" };

/** All that the service says of itself, by name. */
function texts(proofOfWork: boolean): Record<string, string> {
  const place = { ...at, proofOfWork };
  const pages = [...loadDocs("docs", place).values()].map(({ slug, markdown }) => [slug, markdown]);
  const machines = { "openapi.json": JSON.stringify(openApiDocument(place)) };
  return {
    ...Object.fromEntries(pages),
    "llms.txt": llmsText(place),
    "llms-full.txt": llmsFullText(place),
    ...machines,
  };
}

const open = texts(false);
const proven = texts(true);
/** A sign-up without a proof. */
const promises =
  /curl -X POST \S+\/v1\/signup|takes one request|`POST \/v1\/signup` makes one|calls `signup`, and|The body may be left out\. Needs no key/;

test("where a sign-up is open, the pages promise it as one request", () => {
  const promising = ["agents", "concepts", "index", "llms-full.txt", "llms.txt", "quick-start", "rest"];
  expect(Object.keys(open).filter((name) => promises.test(open[name] ?? ""))).toEqual(
    expect.arrayContaining(promising),
  );
});

test.each(Object.keys(proven))(
  "where a sign-up proves some work, %s promises none without, and shows one way alone",
  (name) => {
    expect(proven[name]).not.toMatch(promises);
    for (const text of [open[name], proven[name]]) expect(text).not.toMatch(/<!--|-->/);
  },
);

test.each(["agents", "concepts", "index", "quick-start", "llms.txt", "llms-full.txt"])(
  "where a sign-up proves some work, %s leads to the program that does it",
  (name) => {
    expect(proven[name]).toContain("https://restante.test/docs/limits.md");
    expect(open[name]).not.toContain("sign-up.mjs");
  },
);
