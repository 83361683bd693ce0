import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { quietly, runScript, step } from "./steps.mjs";

/** Everything that a change must pass; `--fast` leaves out the tests. */
await runScript(async () => {
  process.chdir(root);
  await ensureInstalled();
  await step("Style (biome)", () => tool("@biomejs/biome/bin/biome", "check"));
  await step("Types (tsc)", () => tool("typescript/bin/tsc", "--noEmit"));
  await step("Unused code (knip)", () => tool("knip/bin/knip.js"));
  await step("Migrations (drizzle)", checkMigrations);
  if (!process.argv.includes("--fast")) await import("./test.mjs");
});

/** @param {string} script below node_modules @param {string[]} args */
function tool(script, ...args) {
  return quietly(process.execPath, [join(root, "node_modules", script), ...args]);
}

/** Consistent in themselves, and nothing in the schema that they do not make. */
async function checkMigrations() {
  const kit = "drizzle-kit/bin.cjs";
  await tool(kit, "check");
  const copy = mkdtempSync(join(root, "dist", "drizzle-"));
  try {
    cpSync(join(root, "drizzle"), copy, { recursive: true });
    const before = readdirSync(copy).length;
    const out = copy.slice(root.length + 1);
    await tool(kit, "generate", "--dialect=postgresql", "--schema=./lib/db/schema/index.ts", `--out=./${out}`);
    if (readdirSync(copy).length !== before) throw new Error("The schema has changed: run `npm run db:generate`.");
  } finally {
    if (existsSync(copy)) rmSync(copy, { recursive: true });
  }
}
