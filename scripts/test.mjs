import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { runScript } from "./steps.mjs";

/** `npm test` runs everything; with arguments, vitest alone gets them; `--long` runs what takes minutes instead. */
await runScript(async () => {
  process.chdir(root);
  const args = process.argv.slice(2);
  const long = args.includes("--long");
  const selection = args.filter((arg) => arg !== "--long");
  await ensureInstalled();
  await ensureBuilt();
  const only = long ? ["--project=long", "--project=api-next", "--project=hosts", ...selection] : selection;
  const scratch = mkdtempSync(join(tmpdir(), "restante-summary-"));
  const summary = join(scratch, "vitest.txt");
  const results = [["vitest", await run("vitest/vitest.mjs", ["run", ...only], { TEST_SUMMARY: summary })]];
  try {
    if (selection.length === 0) {
      const { path, env } = await findChromium();
      const settings = { ...env, CHROMIUM_PATH: path, ...(long && { LONG: "1" }) };
      results.push(["Playwright", await run("@playwright/test/cli.js", ["test"], settings)]);
    }
  } finally {
    if (existsSync(summary)) console.log(`\nOf vitest's tests:\n${readFileSync(summary, "utf8")}`);
    rmSync(scratch, { recursive: true });
  }
  const failed = results.filter(([, passed]) => !passed).map(([name]) => name);
  if (failed.length > 0) throw new Error(`FAILED: ${failed.join(" and ")}`);
  console.log("\nPASSED: all tests");
});

/**
 * @param {string} script below node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it passed
 */
function run(script, args, env) {
  const child = spawn(process.execPath, [join(root, "node_modules", script), ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "test", ...env },
  });
  return new Promise((done) => child.once("exit", (code) => done(code === 0)));
}
