import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recipe } from "@/tests/support/recipe";
import { newProject } from "@/tests/support/user-project";

const frameworks = ["@playwright/test", "vitest", "@jest/globals", "expect", "@types/node"];

const program = `
import type { Fault, Message } from "@restante/client";
import { Restante, WaitTimeout } from "@restante/client";
import { addRestanteCommands, restanteTasks } from "@restante/client/cypress";
import { expect as jestExpect, inbox as jestInbox } from "@restante/client/jest";
import { expect as playwrightExpect, test as playwrightTest } from "@restante/client/playwright";

playwrightTest.use({ restanteOptions: { tagPrefix: "ci" } });
playwrightTest("reads", async ({ page, inbox, newInbox, restante }) => {
  const mail = await inbox.next({ subject: /reset/i, has: "code", within: 5 });
  const code: string = mail.code();
  await mail.open(page);
  await playwrightExpect(await newInbox("alice", { since: 0 })).toStayEmpty({ within: 2 });
  await playwrightExpect(inbox).not.toHaveReceived({ times: 2, subject: code });
  const faults: Fault[] = await restante.faults.list();
  void faults;
});

export async function others(on: Parameters<typeof restanteTasks>[0]) {
  await jestExpect(await jestInbox()).not.toStayEmpty();
  await jestExpect(Promise.resolve(1)).resolves.toBe(1);
  restanteTasks(on);
  addRestanteCommands();
  const inbox = await new Restante({ url: "http://localhost:3000", apiKey: "rst_" }).inbox();
  const address: string = inbox.address;
  const messages: Omit<Message, "headers">[] = await inbox.all();
  return [address, messages, WaitTimeout];
}
`;
const vitestProgram = `
import { expect, inbox, test } from "@restante/client/vitest";

test("reads", async ({ inbox: own, newInbox }) => {
  await expect(own).toHaveReceived({ times: 1 });
  await expect(await newInbox()).not.toStayEmpty();
  const text: string = (await (await inbox()).next()).text;
  expect(text).toBe("");
});
`;

const programs = {
  "use.mts": program,
  "use.cts": program,
  "use-vitest.mts": vitestProgram,
  "playwright.config.mts": recipe("playwright", "playwright.config.ts"),
  "playwright.mts": recipe("playwright", "tests/signup.spec.ts"),
  "vitest.mts": recipe("vitest", "tests/signup.test.ts"),
};
const project = newProject(programs, frameworks);
let tarball = "";
beforeAll(() => {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", project.folder];
  const [packed] = JSON.parse(execFileSync("npm", args, { cwd: "packages/client", encoding: "utf8" }));
  tarball = join(project.folder, packed.filename);
});
afterAll(() => project.remove());

test("the package is small, and holds what is built, no sources", () => {
  expect(statSync(tarball).size).toBeLessThan(40 * 1024);
  const names = execFileSync("tar", ["tzf", tarball], { encoding: "utf8" }).trim().split("\n");
  expect(
    names.filter(
      (name) => !/^package\/(?:dist\/[\w-]+\.(?:js|cjs|d\.ts|d\.cts)|package\.json|README\.md|LICENSE)$/.test(name),
    ),
  ).toEqual([]);
  const { dependencies, version } = JSON.parse(readFileSync("packages/client/package.json", "utf8"));
  expect([dependencies, version]).toEqual([undefined, JSON.parse(readFileSync("package.json", "utf8")).version]);
});

test("its entries are what publint and attw want of them", async () => {
  const { messages } = await publint({ pkgDir: "packages/client", pack: false, strict: true });
  expect(messages).toEqual([]);
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
  const problems = analysis.types ? analysis.problems : ["no types"];
  // Vitest has no CommonJS.
  const known = (problem: (typeof problems)[number]) =>
    typeof problem === "object" && "entrypoint" in problem && problem.entrypoint === "./vitest";
  expect(problems.filter((problem) => !known(problem))).toEqual([]);
});

test("its core needs nothing of Node", () => {
  expect(readFileSync("packages/client/dist/index.js", "utf8")).not.toMatch(/^import|\brequire\(|node:/m);
});

test("it is loaded by import and by require, by plain Node", () => {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: project.folder, encoding: "utf8" });
  const say = "console.log(new Restante({ apiKey: 'rst_x' }).url, typeof addRestanteCommands)";
  const esm = `import { Restante } from "@restante/client"; import { addRestanteCommands } from "@restante/client/cypress"; ${say}`;
  const cjs = `const { Restante } = require("@restante/client"); const { addRestanteCommands } = require("@restante/client/cypress"); ${say}`;
  for (const args of [
    ["--input-type=module", "-e", esm],
    ["--input-type=commonjs", "-e", cjs],
  ]) {
    expect(run(...args)).toBe("http://localhost:3000 function\n");
  }
});

test("its types say what it does, in modules of both kinds", () => {
  const files = Object.keys(programs).map((name) => join(project.folder, name));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.esnext.disposable.d.ts"],
    types: ["node"],
  };
  const compiled = ts.createProgram(files, options);
  const ours = compiled
    .getSourceFiles()
    .filter(({ fileName }) => files.includes(fileName) || fileName.includes("@restante/client/"));
  expect(ours.length).toBeGreaterThan(20);
  const problems = ours.flatMap((file) => [
    ...compiled.getSyntacticDiagnostics(file),
    ...compiled.getSemanticDiagnostics(file),
  ]);
  const text = ({ file, messageText }: ts.Diagnostic) =>
    `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  expect(problems.map(text)).toEqual([]);
});
