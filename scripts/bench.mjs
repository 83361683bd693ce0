import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { bundleOptions } from "./bundle.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { runScript, StepError } from "./steps.mjs";

/**
 * `npm run bench` prints all figures in one table, `npm run bench <name>` runs one of the benchmarks of `bench/`, `--peers`
 * the other servers. Bundled as the service is: what a loader adds to each function would be measured with it.
 */
await runScript(async () => {
  const named = process.argv[2] ?? "figures";
  const name = named === "--peers" ? "peers" : named;
  const file = join(root, "bench", `${name}.ts`);
  if (!/^[a-z]+$/.test(name) || !existsSync(file)) {
    const names = readdirSync(join(root, "bench")).flatMap((entry) =>
      entry.endsWith(".ts") ? [entry.slice(0, -3)] : [],
    );
    throw new StepError(`Which benchmark? ${names.join(", ")}`);
  }
  await ensureInstalled();
  const { build } = await import("esbuild");
  // Beside the service's own bundles: what they find relative to themselves, a benchmark finds as well.
  const outfile = join(root, "dist", `bench-${name}.js`);
  await build({ ...bundleOptions([]), entryPoints: [file], outdir: undefined, outfile, splitting: false });
  const child = spawn(process.execPath, ["--enable-source-maps", outfile, ...process.argv.slice(3)], {
    cwd: root,
    stdio: "inherit",
  });
  process.exitCode = await new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
});
