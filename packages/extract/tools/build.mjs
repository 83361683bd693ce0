import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";

/** `npm run build`: what is published: the library in one file, its types in another, and the words laid out. */
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
await build({
  absWorkingDir: here("."),
  entryPoints: { index: "src/index.ts", "tools/compile-lexicon": "tools/compile-lexicon.ts" },
  outdir: "dist",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  packages: "external",
  logLevel: "warning",
});
execFileSync(process.execPath, [here("dist/tools/compile-lexicon.js"), here("lexicon"), here("dist/lexicon.bin")]);
writeFileSync(here("dist/index.d.ts"), ["types", "analyse", "explain"].map(declarations).join("\n"));

/** Without what modules of the library import from each other: all of it stands in one. @param {string} module */
function declarations(module) {
  const { outputText } = ts.transpileDeclaration(readFileSync(here(`src/${module}.ts`), "utf8"), {});
  return outputText.replace(/^import .*\n/gm, "");
}
