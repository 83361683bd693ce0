import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { llmsFullText, llmsText } from "@/lib/contract/llms";
import { loadDocs } from "@/lib/docs/load";

const place = { baseUrl: "https://restante.test", mailDomain: "mail.test" };
const read = (path: string): [string, string] => [path, readFileSync(path, "utf8")];
const pages = [...loadDocs("docs", place).values()];
const texts: [name: string, text: string][] = [
  read("README.md"),
  ...pages.map(({ slug, markdown }): [string, string] => [slug, markdown]),
  ["llms.txt", llmsText(place)],
  ["llms-full.txt", llmsFullText(place)],
];
const snippets = ["components/landing/snippets.tsx", "components/message/api-tab.tsx", "server/welcome.ts"].map(read);

test.each([...texts, ...snippets])("%s has the key in RESTANTE_API_KEY and in no other variable", (_name, text) => {
  const variables = text.match(/(?<=\$|\$\{|env[:.]|environ\["|export )\w*API_KEY\b/g) ?? [];
  expect(variables.filter((name) => name !== "RESTANTE_API_KEY")).toEqual([]);
});

test.each(texts)("%s names the variable before a command needs it", (_name, text) => {
  const needed = text.indexOf("Bearer $RESTANTE_API_KEY");
  const named = text.search(/export RESTANTE_API_KEY|`RESTANTE_API_KEY`/);
  if (needed >= 0) expect([named >= 0, named < needed]).toEqual([true, true]);
});
