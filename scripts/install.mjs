import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { root } from "./root.mjs";
import { quietly, StepError, step } from "./steps.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Package */

/** Installs the dependencies unless node_modules is what the lockfile and the patches say. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new StepError(`Restante needs Node 20.19 or newer; this is ${process.version}.`);
  }
  if (!isInstalled()) {
    await withLock(join(root, "dist", "install.lock"), async () => {
      if (!isInstalled()) await step("Installing dependencies", install);
    });
  }
}

/** Development dependencies too, whatever NODE_ENV says: the build needs some of them. */
async function install() {
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath; // set when npm started us: the very same npm then
  await (npm?.endsWith(".js") ? quietly(process.execPath, [npm, ...args]) : quietly("npm", args));
  // Once more, for npm leaves it out where scripts are switched off.
  await quietly(process.execPath, [join(root, "node_modules", "patch-package", "index.js")]);
  writeFileSync(patchStamp, hashOfPatches());
}

const patchStamp = join(root, "node_modules", ".patches");

function hashOfPatches() {
  const hash = createHash("sha256");
  for (const name of readdirSync(join(root, "patches")).sort()) hash.update(readFileSync(join(root, "patches", name)));
  return hash.digest("hex");
}

/** npm writes down what it installed, last of all: an install that was cut off leaves no such file. */
function isInstalled() {
  const wanted = packages(join(root, "package-lock.json"));
  const installed = packages(join(root, "node_modules", ".package-lock.json"));
  if (!wanted) throw new StepError("package-lock.json is missing: is this a whole copy of the repository?");
  if (!installed || !existsSync(patchStamp) || readFileSync(patchStamp, "utf8") !== hashOfPatches()) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.link) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    if (!existsSync(join(root, path))) return false;
    return found.version === entry.version && (!found.integrity || found.integrity === entry.integrity);
  });
}

/** @param {string} file @returns {Record<string, Package> | undefined} */
function packages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
