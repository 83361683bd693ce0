import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What a file imports: our own files by their path from the root, packages by name. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  const statement =
    /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^;"']*?from\s*["']([^"']+)["']|\bimport\(?\s*["']([^"']+)["']/g;
  return [...source.matchAll(statement)].map(([, from, plain]) => resolve(file, from ?? plain ?? ""));
}

function resolve(file: string, name: string): string {
  if (!/^[.@]\//.test(name) && !name.startsWith("../")) return packageOf(name);
  const path = name.startsWith("@/") ? name.slice(2) : relative(root, join(root, dirname(file), name));
  const found = ["", ".ts", ".tsx", ".mjs", "/index.ts"]
    .map((end) => path + end)
    .find((candidate) => isFile(candidate));
  if (!found) throw new Error(`${file} imports ${name}, which is not there`);
  return found;
}

const isFile = (path: string) => existsSync(join(root, path)) && /\.\w+$/.test(path);
const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** Everything that is loaded with a file, itself included. */
function closureOf(entry: string): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (/\.(ts|tsx|mjs)$/.test(file)) for (const next of importsOf(file)) visit(next);
  };
  visit(entry);
  return seen;
}

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));

const under = (folders: string[], path: string) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

test("the SMTP process loads neither Next nor React nor Stripe, nor the HTTP and MCP adapters", () => {
  const closure = [...closureOf("smtp/main.ts"), ...closureOf("smtp/parse-worker.ts")];
  expect(closure).toContain("lib/messages/deliver.ts");
  expect(closure).toContain("smtp-server");
  expect(closure).toContain("mailparser");
  const foreign = [
    "next",
    "react",
    "react-dom",
    "next-auth",
    "srvx",
    "stripe",
    "@modelcontextprotocol",
    "lib/http",
    "lib/mcp",
    "lib/actions",
    "lib/sessions",
    "stripe",
    "app",
    "components",
    "server",
  ];
  expect(closure.filter((path) => under(foreign, path))).toEqual([]);
});

test("the contract knows zod and itself, nothing else", () => {
  const outside = filesIn("lib/contract").flatMap(importsOf);
  expect(outside.filter((path) => !under(["lib/contract", "zod", "zod-openapi"], path))).toEqual([]);
});

test("mail parsing reaches no database and no network", () => {
  const closure = new Set(filesIn("lib/mail").flatMap((file) => [...closureOf(file)]));
  const forbidden = [
    ...[
      "lib/db",
      "lib/notify",
      "lib/messages",
      "lib/accounts",
      "lib/env.ts",
      "postgres",
      "drizzle-orm",
      "smtp-server",
      "undici",
    ],
    ...["net", "tls", "dns", "http", "https", "http2", "dgram"].flatMap((name) => [name, `node:${name}`]),
  ];
  expect([...closure].filter((path) => under(forbidden, path))).toEqual([]);
  for (const file of filesIn("lib/mail")) expect(readFileSync(join(root, file), "utf8")).not.toMatch(/\bfetch\(/);
});

const domain = ["accounts", "keys", "namespaces", "messages", "usage", "billing", "notify"].map(
  (name) => `lib/${name}`,
);
const adapters = ["lib/http", "lib/mcp", "lib/actions", "lib/sessions"];
const entrances = ["app", "components", "smtp", "server"];

test.each([
  ["lib/contract", ["lib/mail", "lib/db", ...domain, ...adapters, ...entrances]],
  ["lib/mail", ["lib/db", ...domain, ...adapters, ...entrances]],
  ["lib/db", [...domain, ...adapters, ...entrances]],
  ...domain.map((folder): [string, string[]] => [folder, [...adapters, ...entrances]]),
  ...adapters.map((folder): [string, string[]] => [folder, entrances]),
])("%s is not built on what is built on it", (folder, above) => {
  const upward = filesIn(folder).flatMap((file) =>
    importsOf(file)
      .filter((path) => under(above, path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(upward).toEqual([]);
});
