import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { tools } from "@/lib/contract/tools";

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));

// What the registry's schema of 2025-12-11 asks of the fields that are used.
const text = z.string().min(1);
const input = z.strictObject({
  description: text.optional(),
  placeholder: text.optional(),
  default: text.optional(),
  isRequired: z.boolean().optional(),
  isSecret: z.boolean().optional(),
});
const variables = z.record(text, input);
const header = input.extend({ name: text, value: text, variables });
const transport = z.strictObject({ type: z.literal("streamable-http"), url: text, headers: z.array(header) });
const version = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
const server = z.strictObject({
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"),
  name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version,
  repository: z.strictObject({ url: z.url(), source: z.literal("github") }),
  packages: z.array(
    z.strictObject({
      registryType: z.literal("npm"),
      identifier: text,
      version,
      runtimeHint: z.literal("npx"),
      transport,
      environmentVariables: z.array(input.extend({ name: text })),
    }),
  ),
  remotes: z.array(transport.extend({ variables })),
});

test("server.json describes this version of the package to MCP registries", () => {
  const described = server.parse(json("server.json"));
  const { name, version } = json("package.json");
  expect(described.version).toBe(version);
  expect(described.packages).toMatchObject([{ identifier: name, version }]);
  for (const { url, headers, ...place } of [...described.packages.map((one) => one.transport), ...described.remotes]) {
    const known = new Set(["PORT", ...Object.keys("variables" in place ? (place.variables as object) : {})]);
    for (const [, variable = ""] of url.matchAll(/\{(\w+)\}/g)) expect(known).toContain(variable);
    for (const { value, variables } of headers) expect(value).toBe(`Bearer {${Object.keys(variables)}}`);
  }
});

test("the skill has the form of Agent Skills, and speaks of all tools", () => {
  const [, head = "", body = ""] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync("skills/restante/SKILL.md", "utf8")) ?? [];
  const fields = Object.fromEntries(head.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2)));
  expect(fields.name).toBe("restante");
  expect(fields.description?.length).toBeLessThanOrEqual(1024);
  expect(fields.compatibility?.length).toBeLessThanOrEqual(500);
  expect(body.split("\n").length).toBeLessThan(100);
  const named = [...body.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, name = ""]) => name);
  expect(Object.keys(tools).filter((name) => !named.includes(name))).toEqual([]);
});
