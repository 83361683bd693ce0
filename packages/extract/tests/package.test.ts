import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A project beside nothing of this repository but the packages that the library depends on. */
let project: string;
const require = createRequire(import.meta.url);
const tsc = require.resolve("typescript/bin/tsc");
const run = (cwd: string, command: string, ...args: string[]) => execFileSync(command, args, { cwd, encoding: "utf8" });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "extract-packed-"));
  run(".", process.execPath, "tools/build.mjs");
  const [packed] = JSON.parse(run(".", "npm", "pack", "--json", "--pack-destination", project));
  run(project, "tar", "-xzf", packed.filename);
  const modules = join(project, "node_modules");
  mkdirSync(join(modules, "@restante"), { recursive: true });
  cpSync(join(project, "package"), join(modules, "@restante/extract"), { recursive: true });
  symlinkSync(resolve("../../node_modules/htmlparser2"), join(modules, "htmlparser2")); // what npm would fetch
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
});
afterAll(() => rmSync(project, { recursive: true }));

const program = `import { analyse, explain, type Analysis } from "@restante/extract";
const mail = { subject: "Sign in", text: "Your code is 482913", html: null };
const { codes }: Analysis = analyse(mail);
const reported: boolean | undefined = explain(mail).codes[0]?.reported;
process.stdout.write(JSON.stringify([codes, reported]));
declare const process: { stdout: { write(text: string): void } };
`;

test("what is packed works in plain Node, and its types under NodeNext", () => {
  writeFileSync(join(project, "program.ts"), program);
  const options = ["--strict", "--module", "nodenext", "--target", "es2023", "--skipDefaultLibCheck", "program.ts"];
  run(project, process.execPath, tsc, ...options);
  expect(JSON.parse(run(project, process.execPath, "program.js"))).toEqual([["482913"], true]);
});

test("nothing but the library, its types, its words and what to read is packed", () => {
  const files = run(join(project, "package"), "find", ".", "-type", "f").trim().split("\n").sort();
  expect(files).toEqual([
    "./LICENSE",
    "./README.md",
    "./dist/index.d.ts",
    "./dist/index.js",
    "./dist/lexicon.bin",
    "./package.json",
  ]);
});
