import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const entries = {
  supervisor: "server/supervisor.ts",
  web: "server/web.ts",
  admin: "server/admin.ts",
  cli: "cli/main.ts",
  smtp: "smtp/main.ts",
  "parse-worker": "smtp/parse-worker.ts",
  "compile-lexicon": "packages/extract/tools/compile-lexicon.ts",
};

/**
 * What esbuild needs to make `dist/<name>.js` of the named entries, all of them unless told.
 * Packages stay in node_modules, but for those that find each other only where npm puts ours.
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
    sourcemap: true,
    chunkNames: "chunks/[hash]",
    logLevel: "warning",
    plugins: found.includes("compile-lexicon") ? [packages, lexicon] : [packages],
  };
}

/** postgres has our patches, and drizzle-orm asks for it by its name; altcha-lib, once installed, would bring whole frameworks along. */
const bundled = /^(?:@\/|@restante\/|drizzle-orm(?:\/|$)|postgres$|altcha-lib(?:\/|$))/;

/** @type {import("esbuild").Plugin} */
const packages = {
  name: "packages",
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || bundled.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Lays out the words of all languages after each build, so that no process has to when it starts. @type {import("esbuild").Plugin} */
const lexicon = {
  name: "lexicon",
  setup: (build) => {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      const args = ["dist/compile-lexicon.js", "packages/extract/lexicon", "dist/lexicon.bin"];
      execFileSync(process.execPath, args, { cwd: root, stdio: "inherit" });
    });
  },
};

/** Bundles into `dist/`. @param {(keyof typeof entries)[]} [names] */
export async function bundle(names) {
  const { build, stop } = await import("esbuild");
  const options = bundleOptions(names);
  if (Object.keys(options.entryPoints ?? {}).length > 0) await build(options);
  await stop(); // its process would stay as long as the service
}
