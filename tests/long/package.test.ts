import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "@/scripts/root.mjs";
import { temporaryFolder } from "../support/npm-start";

/** A path with a space, below a folder that others can reach. */
const place = temporaryFolder("an install");
const folder = join(place.path, "an app");
const nobody = 65534;
const release = join(root, "dist", "release");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
let tarball = "";

beforeAll(() => {
  for (const name of readdirSync(join(root, "dist"))) if (name.endsWith(".tgz")) rmSync(join(root, "dist", name));
  execFileSync("npm", ["run", "release"], { cwd: root, stdio: "ignore" });
  tarball = join(release, `restante-${version}.tgz`);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", tarball], { cwd: folder });
}, 600_000);
afterAll(() => place.remove());

/** Runs `restante` as somebody who has no home, no git and no compiler, in a language that is not set. */
function restante(words: string[]) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chown", ["-R", String(nobody), folder]);
  const owner = isRoot ? { uid: nobody, gid: nobody } : {};
  const path = join(folder, "path");
  mkdirSync(path, { recursive: true });
  const node = join(path, "node");
  if (!existsSync(node)) writeFileSync(node, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  chmodSync(node, 0o755);
  const env = { NODE_ENV: "production" as const, PATH: `${path}:/bin`, TMPDIR: folder };
  const command = join(folder, "node_modules", "restante", "bin", "restante.mjs");
  return spawnSync(process.execPath, [command, ...words], { cwd: folder, env, encoding: "utf8", ...owner });
}

const code = `
  const { connect } = require("node:net");
  const { RESTANTE_URL, RESTANTE_API_KEY, RESTANTE_NAMESPACE, RESTANTE_MAIL_DOMAIN, SMTP_HOST, SMTP_PORT } = process.env;
  const to = "signup@" + RESTANTE_NAMESPACE + "." + RESTANTE_MAIL_DOMAIN;
  const lines = ["EHLO app", "MAIL FROM:<app@example.com>", "RCPT TO:<" + to + ">", "DATA", "Subject: Hi\\r\\n\\r\\nYour code is 482913\\r\\n.", "QUIT"];
  const socket = connect(SMTP_PORT, SMTP_HOST).on("data", () => { const line = lines.shift(); if (line) socket.write(line + "\\r\\n"); });
  const headers = { authorization: "Bearer " + RESTANTE_API_KEY };
  const get = async (path) => (await fetch(RESTANTE_URL + path, { headers })).text();
  get("/v1/wait?tag=signup").then(async (answer) => {
    const pages = await Promise.all(["/", "/docs/quick-start", "/sign-in", "/openapi.json", "/inbox"].map((path) => fetch(RESTANTE_URL + path)));
    console.log(JSON.stringify({ code: JSON.parse(answer).message.extracted.otp_codes[0], pages: pages.map(({ status }) => status) }));
  });`;

test("what is published runs where it is installed, with nothing compiled there", () => {
  writeFileSync(join(folder, "app.cjs"), code);
  const { stdout, stderr, status } = restante(["run", "--", process.execPath, "app.cjs"]);
  expect([status, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toEqual({ code: "482913", pages: [200, 200, 200, 200, 200] });
}, 120_000);

test("the package is small, and holds no sources and no tests", () => {
  const names = execFileSync("tar", ["tzf", tarball], { encoding: "utf8" }).split("\n");
  expect(readFileSync(tarball).length).toBeLessThan(15 * 1024 * 1024);
  expect(
    names.filter(
      (name) => !name.includes("/.next/") && /\.tsx?$|\.map$|\/tests?\/|\/corpus\//.test(name.replace(/\.d\.ts$/, "")),
    ),
  ).toEqual([]);
  expect(names).toContain("package/bin/restante.mjs");
  expect(names).toContain("package/skills/restante/SKILL.md");
  expect(names).toContain("package/THIRD-PARTY.md");
});

test("the release has its packages, the licences and the bill of materials, each with its checksum", () => {
  const files = readdirSync(release);
  const made = [
    `restante-${version}.tgz`,
    `restante-client-${version}.tgz`,
    `restante-${version}.cdx.json`,
    "THIRD-PARTY.md",
  ];
  expect(files).toEqual(expect.arrayContaining(made));
  const sums = readFileSync(join(release, "SHA256SUMS"), "utf8").trim().split("\n");
  const expected = files
    .filter((name) => name !== "SHA256SUMS")
    .map((name) => `${sha256(join(release, name))}  ${name}`);
  expect(sums.sort()).toEqual(expected.sort());
});

test("whatever the package installs is in the bill of materials, with its licence", () => {
  interface Component {
    name: string;
    licenses: { license?: { id: string }; expression?: string }[];
  }
  const bill = JSON.parse(readFileSync(join(release, `restante-${version}.cdx.json`), "utf8"));
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "restante", version } } });
  const components: Component[] = bill.components;
  expect(components.filter(({ licenses: [one] }) => !(one?.license?.id ?? one?.expression))).toEqual([]);
  const listed = new Set(components.map(({ name }) => name));
  const { packages } = JSON.parse(readFileSync(join(folder, "node_modules", ".package-lock.json"), "utf8"));
  // What it bundles under names of its own leads to packages that are listed.
  const installed = Object.keys(packages).filter((path) => !/node_modules\/restante(?:$|\/)/.test(path));
  expect(installed.length).toBeGreaterThan(60);
  expect(installed.map((path) => path.replace(/^.*node_modules\//, "")).filter((name) => !listed.has(name))).toEqual(
    [],
  );
  expect(components.map(({ name }) => name).filter((name) => /^(?:typescript|vitest|@biomejs)/.test(name))).toEqual([]);
});

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
