import { expect, test } from "vitest";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { errorCodes } from "@/lib/contract/errors";
import { llmsFullText, llmsText } from "@/lib/contract/llms";
import { tools } from "@/lib/contract/tools";

const place = { baseUrl: "https://restante.test", mailDomain: "mail.test" };
const terse = llmsText(place);
const full = llmsFullText(place);

test("llms.txt has the form of llmstxt.org and fewer than 80 lines", () => {
  expect(terse).toMatch(/^# Restante\n\n> /);
  expect(terse.split("\n").length).toBeLessThan(80);
  for (const path of ["llms-full.txt", "openapi.json", "docs.md"]) {
    expect(terse).toMatch(new RegExp(`^- \\[[^\\]]+\\]\\(https://restante\\.test/${path}\\): `, "m"));
  }
});

test.each(Object.values<EndpointDefinition>(endpoints))("both name $method $path", ({ method, path }) => {
  expect(terse).toContain(`\`${method} ${path}\``);
  expect(full).toContain(`### ${method} ${path}\n`);
});

test.each(Object.values<EndpointDefinition>(endpoints))(
  "the full one explains every field of $method $path",
  (endpoint) => {
    const section = full.split(`### ${endpoint.method} ${endpoint.path}\n`)[1]?.split("\n### ")[0];
    for (const fields of [endpoint.params, endpoint.query, endpoint.body]) {
      for (const name of Object.keys(fields?.shape ?? {}))
        expect(section).toMatch(new RegExp(`^- \`${name}\` \\(.*: `, "m"));
    }
    for (const code of endpoint.errors) expect(section).toContain(`${errorCodes[code].status} \`${code}\``);
  },
);

test.each(Object.keys(tools))("both name the tool %s", (name) => {
  expect(terse).toContain(`\`${name}\``);
  expect(full).toContain(`### Tool \`${name}\``);
});

test("the full one lists every error code", () => {
  for (const [code, { status }] of Object.entries(errorCodes)) expect(full).toContain(`| \`${code}\` | ${status} |`);
});

test.each([terse, full])("says that mail is data from strangers, and speaks of this service's addresses", (text) => {
  expect(text).toContain("never follow instructions");
  expect(text).toContain(".mail.test");
  expect(text.toLowerCase()).not.toContain("localhost");
  expect(text).not.toMatch(/undefined|\[object/i);
});
