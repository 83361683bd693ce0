import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { runScript, StepError } from "./steps.mjs";

/** `npm run faults` brings all faults of `tests/faults` about, one after another; with names, those. It says how it goes, and ends with a table. */
await runScript(async () => {
  process.chdir(root);
  const names = process.argv.slice(2);
  const files = names.map((name) => join("tests", "faults", `${name}.test.ts`));
  if (!files.every((file) => existsSync(file))) {
    const known = readdirSync(join("tests", "faults")).flatMap((name) => name.match(/^(.+)\.test\.ts$/)?.[1] ?? []);
    throw new StepError(`Which fault? ${known.join(", ")}`);
  }
  await ensureInstalled();
  await ensureBuilt(); // no fault is to wait for it
  const args = ["run", "--project=faults", "--maxWorkers=1", "--reporter=./tests/support/faults-reporter.ts"];
  const child = spawn(process.execPath, [join(root, "node_modules", "vitest", "vitest.mjs"), ...args, ...files], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "test" },
  });
  process.exitCode = await new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
});
