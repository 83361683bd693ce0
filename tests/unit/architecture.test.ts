import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What a file imports, types apart: our own files by their path from the root, packages by name. */
function importsOf(file: string): string[] {
  const statement =
    /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^;"']*?from\s*["']([^"']+)["']|\bimport\(?\s*["']([^"']+)["']/g;
  return namesIn(file, statement);
}

/** The types that it imports, and nothing else of these files. */
function typeImportsOf(file: string): string[] {
  return namesIn(file, /(?:^|\n)\s*(?:import|export)\stype\b[^;"']*?from\s*["']([^"']+)["']/g);
}

function namesIn(file: string, statement: RegExp): string[] {
  const source = readFileSync(join(root, file), "utf8");
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

const entrances = ["app", "components", "smtp", "server"];
const under = (folders: string[], path: string) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

test("the SMTP process loads neither Next nor React nor Stripe, nor the HTTP and MCP adapters", () => {
  const closure = [...closureOf("smtp/main.ts"), ...closureOf("smtp/parse-worker.ts")];
  expect(closure).toContain("lib/intake/deliver.ts");
  expect(closure).toContain("smtp-server");
  expect(closure).toContain("libmime");
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
    "lib/sessions",
    "app",
    "components",
    "server",
  ];
  expect(closure.filter((path) => under(foreign, path))).toEqual([]);
});

test("the web process loads no words to read mail by", () => {
  const pages = filesIn("app").filter((file) => /(page|layout|route|actions)\.tsx?$/.test(file));
  const closure = ["server/web.ts", ...pages].flatMap((file) => [...closureOf(file)]);
  expect(closure).toContain("lib/intake/deliver.ts");
  expect(closure.filter((path) => under(["lib/mail/parse.ts", "@restante/extract"], path))).toEqual([]);
});

test("the contract knows zod and itself, nothing else", () => {
  const outside = filesIn("lib/contract").flatMap(importsOf);
  expect(outside.filter((path) => !under(["lib/contract", "zod", "zod-openapi"], path))).toEqual([]);
});

test("extraction is a library of its own: the service knows its name alone, and it knows nothing of the service", () => {
  const service = ["lib", ...entrances].flatMap(filesIn).flatMap(importsOf);
  expect(service).toContain("@restante/extract");
  expect(service.filter((path) => under(["packages"], path))).toEqual([]);
  const library = filesIn("packages/extract/src").flatMap(importsOf);
  expect(
    library.filter((path) => !under(["packages/extract", "htmlparser2"], path) && !path.startsWith("node:")),
  ).toEqual([]);
});

test("mail parsing reaches no database and no network", () => {
  const closure = new Set(filesIn("lib/mail").flatMap((file) => [...closureOf(file)]));
  const forbidden = [
    ...[
      "lib/db",
      "lib/feed",
      "lib/intake",
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

const domain = [
  "accounts",
  "keys",
  "namespaces",
  "messages",
  "intake",
  "feed",
  "usage",
  "billing",
  "deliveries",
  "faults",
].map((name) => `lib/${name}`);
const adapters = ["lib/http", "lib/mcp", "lib/sessions"];

test.each([
  ["lib/contract", ["lib/mail", "lib/db", ...domain, ...adapters, ...entrances]],
  ["lib/mail", ["lib/db", ...domain, ...adapters, ...entrances]],
  ["lib/db", [...domain, ...adapters, ...entrances]],
  ["lib/messages", ["lib/intake", "lib/feed"]],
  ["lib/intake", ["lib/feed"]],
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

test("metrics know nothing of what they count", () => {
  const leaves = ["env", "listen-error", "log", "per-process", "share-calls"].map((name) => `lib/${name}.ts`);
  const outside = filesIn("lib/metrics").flatMap(importsOf);
  expect(
    outside.filter((path) => !under(["lib/metrics", "prom-client", ...leaves], path) && !path.startsWith("node:")),
  ).toEqual([]);
});

test("components read no database and no settings, start no thread, and leave actions to the pages that show them", () => {
  const closure = new Set(filesIn("components").flatMap((file) => [...closureOf(file)]));
  const forbidden = [
    "lib/db",
    "postgres",
    "drizzle-orm",
    "piscina",
    "node:worker_threads",
    "lib/env.ts",
    "app",
    "server",
    "smtp",
  ];
  expect([...closure].filter((path) => under(forbidden, path))).toEqual([]);
});

/** The folder of lib that a file lies in; a file in lib itself stands for itself. */
const folderOf = (path: string) => path.split("/").slice(0, 2).join("/");
const isOurs = (path: string) => path.startsWith("lib/");
const isInFolder = (path: string) => isOurs(path) && path.split("/").length > 2;

test("the folders of lib import each other in one direction", () => {
  const graph = new Map<string, Set<string>>();
  for (const file of filesIn("lib")) {
    const own = folderOf(file);
    const others = importsOf(file).filter(isOurs).map(folderOf);
    graph.set(own, new Set([...(graph.get(own) ?? []), ...others.filter((other) => other !== own)]));
  }
  expect(cyclesIn(graph)).toEqual([]);
});

function cyclesIn(graph: Map<string, Set<string>>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, path: string[]) => {
    if (path.includes(node)) return void cycles.push([...path.slice(path.indexOf(node)), node].join(" → "));
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

/** Folders without a front door, each of whose files may be imported. */
const open = new Map([
  ["lib/contract", "a leaf: client code loads the parts that it needs"],
  ["lib/db", "tools read the schema, and processes that need no pool bring the database up to date"],
  ["lib/mail", "its parts run in workers, and some of its view in the browser"],
]);

/** Files behind a front door that others may import all the same. */
const sideDoors = new Map([
  ["lib/http/respond.ts", "a page's route file that answers with it does not load the whole API"],
  ["lib/http/pending-answer.ts", "likewise"],
  ["lib/docs/search.ts", "the search runs in the browser"],
]);

test("every folder of lib has an index.ts, which what lies outside of it goes through", () => {
  const folders = new Set(filesIn("lib").filter(isInFolder).map(folderOf));
  const without = [...folders].filter((folder) => !isFile(`${folder}/index.ts`) && !open.has(folder));
  expect(without).toEqual([]);

  const files = ["app", "components", "lib", "server", "smtp"].flatMap(filesIn);
  const past = files.flatMap((file) =>
    [...importsOf(file), ...typeImportsOf(file)]
      .filter((path) => isInFolder(path) && folderOf(path) !== folderOf(file) && !open.has(folderOf(path)))
      .filter((path) => path !== `${folderOf(path)}/index.ts` && !sideDoors.has(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(past).toEqual([]);
});
