import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";

/** `npm run build`: what is published: each entry as a module of both kinds, and the types beside them. */
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const relative = /(?<=(?:from|import\() ?")\.\/([\w-]+)(?=")/g;
const entries = ["index", "playwright", "vitest", "jest", "cypress"];
rmSync(here("dist"), { recursive: true, force: true });
mkdirSync(here("dist"));
await Promise.all([bundle("esm", ".js"), bundle("cjs", ".cjs")]);
const declared = new Set();
for (const entry of entries) declare(entry);

/** @param {"esm" | "cjs"} format @param {string} extension */
function bundle(format, extension) {
  return build({
    absWorkingDir: here("."),
    entryPoints: entries.filter((name) => format === "esm" || name !== "vitest").map((name) => `src/${name}.ts`),
    outdir: "dist",
    outExtension: { ".js": extension },
    bundle: true,
    format,
    target: "node18",
    platform: "neutral",
    packages: "external",
    logLevel: "warning",
    plugins: [oneCore(extension)],
  });
}

/** The entries share the core: an error that one throws is an instance for the other. @param {string} extension */
function oneCore(extension) {
  const path = `./index${extension}`;
  return {
    name: "one core",
    setup: ({ onResolve }) => onResolve({ filter: /^\.\/index$/ }, () => ({ path, external: true })),
  };
}

/** Writes a module's types, of both kinds, and those of the modules that they name. @param {string} module */
function declare(module) {
  if (declared.has(module)) return;
  declared.add(module);
  const source = readFileSync(here(`src/${module}.ts`), "utf8");
  const { outputText, diagnostics } = ts.transpileDeclaration(source, { reportDiagnostics: true });
  if (diagnostics?.length) throw new Error(`${module}.ts: ${diagnostics.map(({ messageText }) => messageText)}`);
  writeFileSync(here(`dist/${module}.d.ts`), outputText.replace(relative, "./$1.js"));
  writeFileSync(here(`dist/${module}.d.cts`), outputText.replace(relative, "./$1.cjs"));
  for (const [, name] of outputText.matchAll(relative)) declare(name);
}
