import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "@/scripts/root.mjs";
import { temporaryFolder } from "../support/npm-start";

/** A path with a space, below a folder that others can reach. */
const place = temporaryFolder("an install");
const folder = join(place.path, "an app");
const nobody = 65534;
let tarball = "";

beforeAll(() => {
  for (const name of readdirSync(join(root, "dist"))) if (name.endsWith(".tgz")) rmSync(join(root, "dist", name));
  execFileSync("npm", ["run", "pack"], { cwd: root, stdio: "ignore" });
  tarball = join(root, "dist", readdirSync(join(root, "dist")).find((name) => name.endsWith(".tgz")) ?? "");
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
});
