import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * @typedef {{ version: string, license?: string, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 * @typedef {{ path: string, name: string, version: string, licence: string }} Package `path` below the root
 * @typedef {{ packages: string, licence: string }} Rule of the package of that name, or, where it ends in a hyphen, of all that begin so
 */

/** @returns {Package[]} what comes with a release: its dependencies with theirs, and what is compiled into it; by name */
export function shippedPackages() {
  const packages = locked();
  const { dependencies = {}, optionalDependencies = {} } = packages[""] ?? {};
  const found = new Set();
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...licences().compiledIn]) {
    visit("", name);
  }
  for (const name of needs(packages["packages/extract"])) visit("packages/extract", name);
  return allPackages().filter(({ path }) => found.has(path));

  /** @param {string} from @param {string} name */
  function visit(from, name) {
    const path = resolve(packages, from, name);
    if (!path || found.has(path)) return;
    found.add(path);
    for (const next of needs(packages[path])) visit(path, next);
  }
}

/** @returns {Package[]} all of the lock file, for whatever platform; by name */
export function allPackages() {
  return Object.entries(locked())
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, "");
      return { path, name, version, licence: ruleOf(licences().said, name)?.licence ?? license ?? "" };
    })
    .sort((one, other) => one.name.localeCompare(other.name, "en") || one.version.localeCompare(other.version, "en"));
}

/** @returns {{ compiledIn: string[], allowed: string[], exceptions: Rule[], said: Rule[] }} */
export function licences() {
  return JSON.parse(readFileSync(join(root, "scripts", "licences.json"), "utf8"));
}

/** Whether a licence is among those allowed: all of `A AND B`, one of `A OR B`. @param {Package} item */
export function isAllowed({ name, licence }) {
  const { allowed, exceptions } = licences();
  const also = exceptions.filter((rule) => matches(rule, name)).map((rule) => rule.licence);
  const any = licence.replace(/[()]/g, "").split(" OR ");
  return any.some((all) => all.split(" AND ").every((id) => allowed.includes(id) || also.includes(id)));
}

/** The licences of what is shipped, as a page: a table, then each text with the packages that it belongs to. */
export function thirdPartyNotices() {
  const shipped = shippedPackages();
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  for (const { path, name, version } of shipped) {
    const text = licenceText(join(root, path));
    if (text) texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`]);
  }
  return [
    "# Third-party software",
    "What Restante installs, for one platform or another, or has compiled into it. The embedded PostgreSQL comes with its own licence, the PostgreSQL License.",
    ["| package | version | licence |", "| --- | --- | --- |", ...shipped.map(row)].join("\n"),
    ...[...texts].map(([text, names]) => `## ${names.join(", ")}\n\n${text.replace(/^(?=.)/gm, "    ")}`),
    "",
  ].join("\n\n");
}

/** @param {Package} item */
function row({ name, version, licence }) {
  return `| ${name} | ${version} | ${licence} |`;
}

/** Empty where a package has none, or is not installed. @param {string} folder */
function licenceText(folder) {
  if (!existsSync(folder)) return "";
  const names = readdirSync(folder).filter((name) =>
    /^(?:licen[cs]e|copying|notice|unlicense)(?:[.-].*)?$/i.test(name),
  );
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim())
    .join("\n\n");
}

/** @returns {Record<string, Locked>} */
function locked() {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
}

/** @param {Locked | undefined} entry */
function needs({ dependencies, optionalDependencies } = { version: "" }) {
  return Object.keys({ ...dependencies, ...optionalDependencies });
}

/** Where Node.js finds a package, seen from another: the nearest `node_modules` above. @param {Record<string, Locked>} packages @param {string} from @param {string} name */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, "")) {
    const path = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === "") return undefined;
  }
}

/** @template {Rule} T @param {T[]} rules @param {string} name @returns {T | undefined} */
function ruleOf(rules, name) {
  return rules.find((rule) => matches(rule, name));
}

/** @param {Rule} rule @param {string} name */
function matches({ packages }, name) {
  return name === packages || (packages.endsWith("-") && name.startsWith(packages));
}
