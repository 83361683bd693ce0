import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unprivilegedUser } from "@/server/postgres/user";
import { copyRepository } from "../support/copy-repository";
import { startService, temporaryFolder } from "../support/npm-start";

const isRoot = process.getuid?.() === 0;
const folder = temporaryFolder("clone");
const root = join(folder.path, "a clone");

beforeAll(() => copyRepository(root));
afterAll(() => folder.remove());

async function startOnce(user: { uid?: number; gid?: number; env?: Record<string, string> } = {}): Promise<string> {
  const service = await startService({ root, ...user });
  await service.ready;
  const { apiKey } = service.demo();
  const usage = await fetch(`${service.url}/v1/usage`, { headers: { authorization: `Bearer ${apiKey}` } });
  const page = await fetch(service.url);
  expect([usage.status, page.status]).toEqual([200, 200]);
  expect(await service.stop()).toBe(0);
  return service.output();
}

test("a fresh clone installs, builds and runs, in a folder that is closed to others", async () => {
  chmodSync(folder.path, 0o700);
  const output = await startOnce();
  expect(output).toContain("Installing dependencies: done");
  expect(output).toContain("Building the web pages: done");
});

test("the next start neither installs nor builds", async () => {
  expect(await startOnce()).not.toMatch(/Installing|Building/);
});

test("an install that was cut off is made up for", async () => {
  rmSync(join(root, "node_modules", ".package-lock.json"));
  const output = await startOnce({ env: { NODE_ENV: "production" } });
  expect(output).toContain("Installing dependencies: done");
  expect(output).not.toContain("Building");
});

test.runIf(isRoot)("an ordinary user runs it too", async () => {
  const data = join(root, ".data");
  const elsewhere = readlinkSync(join(data, "postgres"));
  expect(elsewhere).toMatch(/^\/var\/lib\/restante\//);
  for (const path of [data, elsewhere]) rmSync(path, { recursive: true });

  const { uid, gid } = unprivilegedUser();
  execFileSync("chown", ["-R", `${uid}:${gid}`, folder.path]);
  const output = await startOnce({ uid, gid, env: { HOME: folder.path } });
  expect(output).not.toMatch(/Installing|Building/);
  expect(existsSync(join(data, "postgres", "cluster", "PG_VERSION"))).toBe(true);
});
