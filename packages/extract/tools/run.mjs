import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** `run <tool> …`: bundles a tool with the words as they are now and runs it: what a loader adds to each function would be measured with it. */
const [tool = "", ...args] = process.argv.slice(2);
mkdirSync(here("../dist/tools"), { recursive: true });
await build({
  absWorkingDir: here(".."),
  entryPoints: { [tool]: `tools/${tool}.ts`, "compile-lexicon": "tools/compile-lexicon.ts" },
  outdir: "dist/tools",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  packages: "external",
  sourcemap: true,
  logLevel: "warning",
  plugins: tool === "unused" ? [recordedCues()] : [],
});
await run("compile-lexicon", ["lexicon", "dist/lexicon.bin"]);
process.exitCode = await run(tool, args);

/** @param {string} name @param {string[]} args @returns {Promise<number>} */
function run(name, args) {
  const child = spawn(process.execPath, ["--enable-source-maps", here(`../dist/tools/${name}.js`), ...args], {
    cwd: here(".."),
    stdio: "inherit",
  });
  return new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
}

/** Whoever of the library looks for cues asks the tool's own function, which notes where. @returns {import("esbuild").Plugin} */
function recordedCues() {
  return {
    name: "recorded-cues",
    setup: (build) => {
      build.onResolve({ filter: /\/find-cues$/ }, ({ importer }) =>
        importer.includes("/src/") ? { path: here("recorded-cues.ts") } : undefined,
      );
    },
  };
}
