import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { root } from "./root.mjs";
import { shippedPackages } from "./shipped.mjs";
import { quietly, runScript, step } from "./steps.mjs";

const folder = join(root, "dist", "release");
const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/**
 * Makes `dist/release/`, all that a release is published as: the packages (Python's as well, where `dist/python` has them),
 * the bill of materials, the licences and the checksums. Needs no network.
 */
await runScript(async () => {
  process.chdir(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await import("./pack.mjs");
  await ensureBuilt(["client"]);
  await step("Collecting the release", collect);
});

async function collect() {
  const tarball = `${name}-${version}.tgz`;
  cpSync(join(root, "dist", tarball), join(folder, tarball));
  cpSync(join(root, "dist", "package", "THIRD-PARTY.md"), join(folder, "THIRD-PARTY.md"));
  const client = ["pack", "--workspace", "@restante/client", "--pack-destination", folder, "--ignore-scripts"];
  await quietly("npm", client);
  const python = join(root, "dist", "python");
  if (existsSync(python)) cpSync(python, folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${version}.cdx.json`), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  const sums = readdirSync(folder).map((file) => `${sha256(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
}

/** @param {string} file */
function sha256(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/**
 * CycloneDX, of what is shipped: npm's own for the lock file, without what only builds and tests.
 * @typedef {{ "bom-ref": string, name: string, version: string, scope?: string, properties?: { name: string }[], licenses?: object[] }} Component
 */
function billOfMaterials() {
  const all = execFileSync("npm", ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  const bill = JSON.parse(all);
  const shipped = new Map(shippedPackages().map((item) => [`${item.name}@${item.version}`, item.licence]));
  const self = bill.metadata.component["bom-ref"];
  Object.assign(bill.metadata.component, { name, type: "application", properties: [] });
  const components = bill.components.filter((/** @type {Component} */ item) => shipped.has(item["bom-ref"]));
  bill.components = components.map((/** @type {Component} */ item) => asShipped(item, shipped.get(item["bom-ref"])));
  bill.dependencies = bill.dependencies
    .filter((/** @type {{ ref: string }} */ { ref }) => ref === self || shipped.has(ref))
    .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => shipped.has(other)),
    }));
  return bill;
}

/** npm calls what is compiled in a development dependency. @param {Component} component @param {string} licence */
function asShipped({ properties = [], licenses: _, ...component }, licence = "") {
  const kept = properties.filter((property) => property.name !== "cdx:npm:package:development");
  const licenses = [/ /.test(licence) ? { expression: licence } : { license: { id: licence } }];
  return {
    ...component,
    scope: kept.length < properties.length ? "required" : component.scope,
    licenses,
    properties: kept,
  };
}
