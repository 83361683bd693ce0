import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { root } from "../scripts/root.mjs";
import { runScript } from "../scripts/steps.mjs";

/**
 * Runs `dist/<name>.js` in a folder, with the settings of `.env`, once it is installed and built.
 * @param {string} name @param {string} folder
 */
export async function runBuilt(name, folder = root) {
  await runScript(async () => {
    process.chdir(root);
    if (existsSync(".env")) process.loadEnvFile(".env");
    await ensureInstalled();
    await ensureBuilt(["server", "worker"]);
    process.chdir(folder);
    await import(pathToFileURL(`${root}/dist/${name}.js`).href);
  });
}
