import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { thirdPartyNotices } from "./shipped.mjs";
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
    "skills",
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
  writeFileSync(join(folder, "THIRD-PARTY.md"), thirdPartyNotices());
  const { bundled, needed } = bundlePackages();
  const { name, version, description, license, engines, dependencies, optionalDependencies } = readPackage();
  const described = {
    name,
    version,
    description,
    license,
    // By this name the MCP registry knows the package for that of server.json.
    mcpName: JSON.parse(readFileSync(join(root, "server.json"), "utf8")).name,
    engines,
    type: "module",
    bin: { restante: "bin/restante.mjs" },
    files: ["*"],
    dependencies: { ...dependencies, ...needed, ...Object.fromEntries(bundled.map((name) => [name, "*"])) },
    optionalDependencies,
    bundleDependencies: bundled,
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
  await quietly("npm", ["pack", folder, "--pack-destination", join(root, "dist"), "--ignore-scripts"]);
}

/** @param {string} path */
function isServed(path) {
  return !/\.map$|\.nft\.json$/.test(path);
}

/**
 * What npm cannot bring: postgres, which has our patches, and the names by which the built pages ask for packages.
 * @returns {{ bundled: string[], needed: Record<string, string> }} packages in our own node_modules; what those need
 */
function bundlePackages() {
  const own = join(folder, "node_modules");
  cpSync(join(root, "node_modules", "postgres"), join(own, "postgres"), { recursive: true });
  const links = join(root, ".next", "node_modules");
  const aliases = readdirSync(links);
  /** @type {Record<string, string>} */
  const needed = {};
  for (const alias of aliases) {
    const { name, version } = JSON.parse(readFileSync(join(links, alias, "package.json"), "utf8"));
    writeAlias(join(own, alias), alias, name);
    if (name !== "postgres") needed[name] = version;
  }
  return { bundled: ["postgres", ...aliases], needed };
}

/** A package that is another one. @param {string} target @param {string} alias @param {string} name */
function writeAlias(target, alias, name) {
  mkdirSync(target, { recursive: true });
  const file = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(join(target, path), text);
  file("index.cjs", `module.exports = require("${name}");\n`);
  file("index.mjs", `export * from "${name}";\nexport { default } from "${name}";\n`);
  const exports = { import: "./index.mjs", default: "./index.cjs" };
  file("package.json", JSON.stringify({ name: alias, version: "0.0.0", exports }));
}

/** @returns {{ name: string, version: string, description: string, license: string, engines: object, dependencies: Record<string, string>, optionalDependencies: Record<string, string> }} */
function readPackage() {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}
