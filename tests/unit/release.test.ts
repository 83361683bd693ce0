import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allPackages, isAllowed, licences, shippedPackages, thirdPartyNotices } from "@/scripts/shipped.mjs";

const read = (path: string) => readFileSync(path, "utf8");
const json = (path: string) => JSON.parse(read(path));
const { version, devDependencies } = json("package.json");

test("all that is published has one version, and the changelog begins with it", () => {
  const [python] = /(?<=^version = ").*(?=")/m.exec(read("clients/python/pyproject.toml")) ?? [];
  expect(python).toBe(version.replace("-rc.", "rc"));
  const server = json("server.json");
  const others = [
    server,
    ...server.packages,
    ...["client", "extract"].map((name) => json(`packages/${name}/package.json`)),
  ];
  expect(others.map((other) => other.version)).toEqual(Array(4).fill(version));
  const { packages } = json("package-lock.json");
  const locked = ["", "packages/client", "packages/extract"].map((path) => packages[path].version);
  expect(locked).toEqual(Array(3).fill(version));
  expect(/^## (.*)$/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
});

test("no dependency has a licence that is not allowed, for whatever platform", () => {
  const wrong = allPackages().filter((item) => !isAllowed(item));
  expect(wrong.map(({ name, licence }) => `${name}: ${licence || "none"}`)).toEqual([]);
  expect(isAllowed({ path: "", name: "other", version: "1.0.0", licence: "LGPL-3.0-or-later" })).toBe(false);
  expect(isAllowed({ path: "", name: "other", version: "1.0.0", licence: "MIT AND GPL-3.0-only" })).toBe(false);
  expect(isAllowed({ path: "", name: "other", version: "1.0.0", licence: "(MIT OR GPL-3.0-only)" })).toBe(true);
  expect(isAllowed({ path: "", name: "other", version: "1.0.0", licence: "" })).toBe(false);
});

test("an exception is for a package that there is", () => {
  const names = allPackages().map(({ name }) => name);
  const isThere = (rule: string) => names.some((name) => (rule.endsWith("-") ? name.startsWith(rule) : name === rule));
  const { exceptions, said } = licences();
  expect([...exceptions, ...said].map(({ packages }) => packages).filter((rule) => !isThere(rule))).toEqual([]);
});

test("what the service imports is counted as shipped", () => {
  const files = ["app", "components", "lib", "server", "smtp"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  const sources = files.filter((path) => /\.(?:tsx?|css)$/.test(path)).map(read);
  const imports = new RegExp(`(?:from|import) ["'](${Object.keys(devDependencies).join("|")})["'/]`, "g");
  const compiledIn = new Set(sources.flatMap((text) => [...text.matchAll(imports)].map(([, name]) => name)));
  expect([...compiledIn].sort()).toEqual(licences().compiledIn);
  const names = shippedPackages().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...compiledIn, "next", "postgres", "htmlparser2", "@floating-ui/core"]),
  );
  for (const tool of ["typescript", "vitest", "lightningcss", "esbuild"]) expect(names).not.toContain(tool);
});

test("the licence texts come with their packages", () => {
  const notices = thirdPartyNotices();
  expect(notices).toContain("| geist | ");
  expect(notices).toMatch(/## [^\n]*\bgeist [^\n]*\n\n {4}Copyright \(c\) 2023 Vercel/);
  expect(notices).toMatch(/## [^\n]*\breact [^\n]*\n\n {4}MIT License/);
});
