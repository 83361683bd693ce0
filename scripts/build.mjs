import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { withLock } from "./lock.mjs";
import { root } from "./root.mjs";
import { quietly, step } from "./steps.mjs";

const extract = ["src", "lexicon", "model.json"].map((name) => `packages/extract/${name}`);
const common = ["lib", ...extract, "package-lock.json", "scripts/build.mjs"];
const parts = {
  server: {
    sources: [...common, "cli", "drizzle", "server", "smtp", "scripts/bundle.mjs", "scripts/send-mail.mjs"],
    output: "dist/supervisor.js",
    build: () => bundle(["supervisor", "web", "admin", "cli", "smtp"]),
  },
  worker: {
    sources: [...common, "smtp", "scripts/bundle.mjs"],
    output: "dist/lexicon.bin",
    build: () => bundle(["parse-worker", "compile-lexicon"]),
  },
  client: {
    sources: ["src", "tools", "package.json"].map((name) => `packages/client/${name}`),
    output: "packages/client/dist/index.js",
    build: () => quietly(process.execPath, [join(root, "packages", "client", "tools", "build.mjs")]),
  },
  web: {
    sources: [...common, "drizzle", "app", "components", "proxy.ts", "next.config.mjs", "postcss.config.mjs"],
    output: ".next/BUILD_ID",
    build: buildWeb,
  },
};
const stampFile = join(root, "dist", ".build-stamp");

/** @typedef {keyof typeof parts} Part */

/**
 * Builds what was not built from exactly these sources. Told by their content: a clone and a checkout set odd times.
 * @param {Part[]} [names] all unless told
 */
export async function ensureBuilt(names = ["server", "worker", "web"]) {
  if (stale(names).length === 0) return;
  await withLock(join(root, "dist", "build.lock"), async () => {
    for (const name of stale(names)) {
      const hash = hashOf(parts[name].sources);
      stamp(name, undefined);
      await parts[name].build();
      stamp(name, hash);
    }
  });
}

/** For one who writes to `dist/` without a record: the next start builds anew. */
export function forgetBuild() {
  rmSync(stampFile, { force: true });
}

/** @param {Part[]} names */
function stale(names) {
  const stamps = readStamps();
  return names.filter(
    (name) => !existsSync(join(root, parts[name].output)) || stamps[name] !== hashOf(parts[name].sources),
  );
}

function buildWeb() {
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  return step("Building the web pages", () => quietly(process.execPath, [next, "build"], env));
}

/** @param {string[]} sources */
function hashOf(sources) {
  const hash = createHash("sha256");
  for (const source of sources) addToHash(hash, source);
  return hash.digest("hex");
}

/** @param {import("node:crypto").Hash} hash @param {string} path below the root */
function addToHash(hash, path) {
  const absolute = join(root, path);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, `${path}/${name}`);
  } else {
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(absolute));
  }
}

/** @returns {Partial<Record<Part, string>>} */
function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    return {};
  }
}

/** @param {Part} name @param {string | undefined} hash */
function stamp(name, hash) {
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(`${stampFile}.new`, JSON.stringify({ ...readStamps(), [name]: hash }));
  renameSync(`${stampFile}.new`, stampFile);
}
