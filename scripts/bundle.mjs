import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

const entries = {
  supervisor: "server/supervisor.ts",
  web: "server/web.ts",
  admin: "server/admin.ts",
  smtp: "smtp/main.ts",
  "parse-worker": "smtp/parse-worker.ts",
  "build-phrases": "lib/mail/extraction/cues/build-phrases.ts",
};

/**
 * What esbuild needs to make `dist/<name>.js` of the named entries, all of them unless told.
 * Packages stay in node_modules: only our own sources are bundled.
 * @param {(keyof typeof entries)[]} names
 * @returns {import("esbuild").BuildOptions}
 */
export function bundleOptions(names = /** @type {(keyof typeof entries)[]} */ (Object.keys(entries))) {
  const found = names.filter((name) => existsSync(join(root, entries[name])));
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(found.map((name) => [name, entries[name]])),
    outdir: "dist",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: true,
    chunkNames: "chunks/[hash]",
    logLevel: "warning",
    plugins: found.includes("build-phrases") ? [phrases] : [],
  };
}

/** Lays out the words of all languages after each build, so that no process has to when it starts. @type {import("esbuild").Plugin} */
const phrases = {
  name: "phrases",
  setup: (build) => {
    let builds = 0;
    build.onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      const url = pathToFileURL(join(root, "dist", "build-phrases.js"));
      const { buildPhrases } = await import(`${url}?${++builds}`); // by another name, or the first would come again
      buildPhrases(join(root, "dist"));
    });
  },
};

/** Bundles into `dist/`. @param {(keyof typeof entries)[]} [names] */
export async function bundle(names) {
  const { build } = await import("esbuild");
  const options = bundleOptions(names);
  if (Object.keys(options.entryPoints ?? {}).length > 0) await build(options);
}
