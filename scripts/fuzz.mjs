import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { runScript, StepError } from "./steps.mjs";

const usage = 'npm run fuzz -- [mime|smtp|rest …] [--seconds 60] [--seed n] [--path p --only "name"]';

/** Feeds generated input to the parser, the SMTP server and the API for some time; says what it found and how to repeat it. */
await runScript(async () => {
  process.chdir(root);
  const targets = readdirSync(join(root, "tests", "fuzz")).flatMap((name) => /^(\w+)\.test\.ts$/.exec(name)?.[1] ?? []);
  const { seconds, seed, path, only, names } = readArguments();
  const unknown = names.find((name) => !targets.includes(name));
  if (unknown) throw new StepError(`There is no target ${unknown}: ${targets.join(", ")}.\n${usage}`);
  await ensureInstalled();
  await ensureBuilt(["server", "worker"]);
  const args = [
    ...["run", "--project=unit", "--project=service", "--disableConsoleIntercept=true"],
    ...(only ? ["-t", only.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")] : []),
    ...(names.length > 0 ? names : targets).map((name) => `tests/fuzz/${name}.test.ts`),
  ];
  const env = {
    ...process.env,
    NODE_ENV: /** @type {const} */ ("test"),
    FUZZ_SECONDS: String(path ? 0 : seconds),
    ...(seed && { FUZZ_SEED: seed }),
    ...(path && { FUZZ_PATH: path }),
  };
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const child = spawn(process.execPath, [vitest, ...args], { stdio: "inherit", env });
  process.exitCode = await new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        seconds: { type: "string" },
        seed: { type: "string" },
        path: { type: "string" },
        only: { type: "string" },
      },
    });
    const { seconds = "60", seed, path, only } = values;
    if (!(Number(seconds) > 0) || (seed && !/^-?\d+$/.test(seed))) throw new Error("a number is expected");
    return { seconds: Number(seconds), seed, path, only, names: positionals };
  } catch (error) {
    throw new StepError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
