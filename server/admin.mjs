import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { root } from "../scripts/root.mjs";
import { runScript } from "../scripts/steps.mjs";

await runScript(async () => {
  process.chdir(root);
  if (existsSync(".env")) process.loadEnvFile(".env");
  await ensureInstalled();
  await ensureBuilt(["server", "worker"]);
  await import(pathToFileURL(`${root}/dist/admin.js`).href);
});
