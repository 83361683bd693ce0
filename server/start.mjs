import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { root } from "../scripts/root.mjs";
import { runScript } from "../scripts/steps.mjs";

await runScript(async () => {
  const dev = process.argv.includes("--dev");
  process.chdir(root);
  if (existsSync(".env")) process.loadEnvFile(".env");
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  await ensureInstalled();
  if (dev) {
    const { develop } = await import("../scripts/develop.mjs");
    await develop();
  } else {
    Object.assign(process.env, { NODE_ENV: "production" });
    await ensureBuilt();
    const { Supervisor } = await import(pathToFileURL(`${root}/dist/supervisor.js`).href);
    await new Supervisor().run();
  }
});
