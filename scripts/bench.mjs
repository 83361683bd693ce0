import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { runScript, StepError } from "./steps.mjs";

/** `npm run bench <name>`: runs one of the benchmarks of `bench/`. */
await runScript(async () => {
  const name = process.argv[2] ?? "";
  const file = join(root, "bench", `${name}.ts`);
  if (!/^[a-z]+$/.test(name) || !existsSync(file)) {
    const names = readdirSync(join(root, "bench")).flatMap((entry) =>
      entry.endsWith(".ts") ? [entry.slice(0, -3)] : [],
    );
    throw new StepError(`Which benchmark? ${names.join(", ")}`);
  }
  await ensureInstalled();
  const child = spawn(process.execPath, ["--import", "tsx", file, ...process.argv.slice(3)], {
    cwd: root,
    stdio: "inherit",
  });
  process.exitCode = await new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
});
