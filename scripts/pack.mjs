import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { quietly, runScript, step } from "./steps.mjs";

const folder = join(root, "dist", "package");

/** Makes `dist/restante-<version>.tgz`: built, so that nothing is compiled where it is installed. */
await runScript(async () => {
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  await step("Packing", pack);
});

async function pack() {
  rmSync(folder, { recursive: true, force: true });
  for (const name of [
    "bin",
    "docs",
    "drizzle",
    ".env.example",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "next.config.mjs",
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of ["chunks", "cli.js", "lexicon.bin", "parse-worker.js", "smtp.js", "supervisor.js", "web.js"]) {
    cpSync(join(root, "dist", name), join(folder, "dist", name), { recursive: true, filter: isServed });
  }
  for (const name of readdirSync(join(root, ".next"))) {
    if (!/^(?:cache|diagnostics|node_modules|trace.*|turbopack|types|build)$/.test(name)) {
      cpSync(join(root, ".next", name), join(folder, ".next", name), { recursive: true, filter: isServed });
    }
  }
  const bundled = bundlePackages();
  const { name, version, description, license, engines, dependencies, optionalDependencies } = readPackage();
  const described = {
    name,
    version,
    description,
    license,
    engines,
    type: "module",
    bin: { restante: "bin/restante.mjs" },
    files: ["*"],
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !bundled.includes(name))),
    optionalDependencies,
    bundleDependencies: bundled,
  };
  for (const name of bundled) described.dependencies[name] = "*";
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
  await quietly("npm", ["pack", folder, "--pack-destination", join(root, "dist"), "--ignore-scripts"]);
}

/** @param {string} path */
function isServed(path) {
  return !/\.map$|\.nft\.json$/.test(path);
}

/**
 * The names by which the built pages ask for packages, and postgres, which has our patches.
 * @returns {string[]} of packages in the package's own node_modules
 */
function bundlePackages() {
  const own = join(folder, "node_modules");
  cpSync(join(root, "node_modules", "postgres"), join(own, "postgres"), { recursive: true });
  const links = join(root, ".next", "node_modules");
  const aliases = readdirSync(links).map((alias) => {
    const path = readlinkSync(join(links, alias))
      .split("node_modules/")
      .slice(1)
      .map((part) => part.replace(/\/$/, ""));
    writeAlias(join(own, alias), alias, path);
    return alias;
  });
  return ["postgres", ...aliases];
}

/**
 * A package that is another one, found by way of those that it belongs to.
 * @param {string} target @param {string} alias @param {string[]} path
 */
function writeAlias(target, alias, path) {
  mkdirSync(target, { recursive: true });
  const name = path.at(-1);
  const from = path.slice(0, -1).reduce((found, owner) => `createRequire(${found}.resolve("${owner}"))`, "require");
  const file = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(target, name), text);
  file("index.cjs", `const { createRequire } = require("node:module");\nmodule.exports = ${from}("${name}");\n`);
  file("index.mjs", `export * from "${name}";\nexport { default } from "${name}";\n`);
  const exports = path.length > 1 ? "./index.cjs" : { import: "./index.mjs", default: "./index.cjs" };
  file("package.json", JSON.stringify({ name: alias, version: "0.0.0", exports }));
}

/** @returns {{ name: string, version: string, description: string, license: string, engines: object, dependencies: Record<string, string>, optionalDependencies: Record<string, string> }} */
function readPackage() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}
