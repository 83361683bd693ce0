import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";

/** `npm run build`: what is published: each entry as a module of both kinds, and the types beside them. */
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const entries = ["index", "playwright", "vitest", "jest", "cypress"];
rmSync(here("dist"), { recursive: true, force: true });
mkdirSync(here("dist"));
await Promise.all([bundle("esm", ".js"), bundle("cjs", ".cjs")]);
for (const name of readdirSync(here("src"))) declare(name.replace(/\.ts$/, ""));

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

/** @param {string} module */
function declare(module) {
  const source = readFileSync(here(`src/${module}.ts`), "utf8");
  const { outputText, diagnostics } = ts.transpileDeclaration(source, { reportDiagnostics: true });
  if (diagnostics?.length) throw new Error(`${module}.ts: ${diagnostics.map(({ messageText }) => messageText)}`);
  for (const kind of ["js", "cjs"]) {
    const text = outputText.replace(/(?<=(?:from|import\() ?")(\.\/[\w-]+)(?=")/g, `$1.${kind}`);
    writeFileSync(here(`dist/${module}.d.${kind === "js" ? "ts" : "cts"}`), text);
  }
}
