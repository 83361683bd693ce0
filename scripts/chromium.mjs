import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { quietly, step } from "./steps.mjs";

/** For browsers that come as an npm package; the last version that runs on Node 20. */
const packaged = "@sparticuz/chromium@143.0.4";
/** The one without windows first: it costs a third less. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * A Chromium that starts: one that is here, else one that can be had. Throws when there is none.
 * @returns {Promise<{ path: string, env: Record<string, string> }>} `env` is what it needs to find its libraries
 */
export async function findChromium() {
  const here = local();
  if (here) return { path: here, env: {} };
  for (const fetchOne of [
    fromPlaywright,
    () => fromDebian("chromium-headless-shell"),
    () => fromDebian("chromium"),
    fromNpm,
  ]) {
    const found = await fetchOne().catch(() => undefined);
    if (found && works(found.path, found.env)) return found;
  }
  throw new Error("The browser tests need a Chromium: install one, or set CHROMIUM_PATH.");
}

function local() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...applications].find((path) => works(path));
}

async function fromPlaywright() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  if (!works(path)) {
    const cli = join("node_modules", "@playwright", "test", "cli.js");
    await step("Fetching Playwright's Chromium", () => quietly(process.execPath, [cli, "install", "chromium"]));
  }
  return { path, env: {} };
}

/** @param {string} name of the package and of its command */
async function fromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await step("Installing Debian's Chromium", async () => {
    await quietly("apt-get", ["update"], env);
    await quietly("apt-get", ["install", "-y", "--no-install-recommends", name], env);
  });
  return { path: `/usr/bin/${name}`, env: {} };
}

async function fromNpm() {
  const cache = join(homedir(), ".cache", "restante", "chromium");
  const module = join(cache, "node_modules", "@sparticuz", "chromium", "build", "esm", "index.js");
  if (!existsSync(module)) {
    const args = ["install", "--prefix", cache, "--no-save", "--no-audit", "--no-fund", packaged];
    await step("Fetching a packaged Chromium", () => quietly("npm", args));
  }
  // It unpacks the libraries of its own only where it takes itself to be in that cloud.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  const path = await (await import(pathToFileURL(module).href)).default.executablePath();
  return { path, env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? "" } };
}

/** @param {string} path @param {Record<string, string>} [env] */
function works(path, env) {
  try {
    const options = { timeout: 20_000, env: { ...process.env, ...env } };
    return existsSync(path) && execFileSync(path, ["--version", "--no-sandbox"], options).length > 0;
  } catch {
    return false;
  }
}
