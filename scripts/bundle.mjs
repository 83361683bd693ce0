import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const entries = {
  supervisor: "server/supervisor.ts",
  web: "server/web.ts",
  admin: "server/admin.ts",
  smtp: "smtp/main.ts",
  "parse-worker": "smtp/parse-worker.ts",
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
  };
}

/** Bundles into `dist/`. @param {(keyof typeof entries)[]} [names] */
export async function bundle(names) {
  const { build } = await import("esbuild");
  const options = bundleOptions(names);
  if (Object.keys(options.entryPoints ?? {}).length > 0) await build(options);
}
