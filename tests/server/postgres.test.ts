import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "@/server/postgres";
import { temporaryFolder } from "../support/npm-start";
import { gone } from "../support/processes";

let folder: ReturnType<typeof temporaryFolder>;
let server: Postgres | undefined;

beforeAll(() => {
  folder = temporaryFolder("postgres");
});
afterEach(async () => {
  await server?.stop();
});
afterAll(() => folder.remove());

async function start(): Promise<Postgres> {
  server = await startPostgres({ dataDir: folder.path });
  return server;
}

async function ask(url: string, question: string): Promise<Record<string, string> | undefined> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql.unsafe(question);
    return row;
  } finally {
    await sql.end();
  }
}

test("a commit reaches the disk, and text is Unicode", async () => {
  const { url } = await start();
  const settings = await ask(
    url,
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, lower('ÄÖ') as lower",
  );
  expect(settings).toEqual({ fsync: "on", commit: "on", lower: "äö" });
});

test("nobody gets in without the password, and only from this machine", async () => {
  const { url } = await start();
  await expect(ask(url.replace(/:[^:@]+@/, ":guess@"), "select 1")).rejects.toThrow("password authentication failed");
  expect(await ask(url, "select current_setting('listen_addresses') as a")).toEqual({ a: "127.0.0.1" });
});

test("a pid file from before a reboot, whose pid is another program's by now, is no hindrance", async () => {
  const bystander = spawn("sleep", ["60"]);
  const cluster = join(realpathSync(join(folder.path, "postgres")), "cluster");
  writeFileSync(join(cluster, "postmaster.pid"), `${bystander.pid}\n${cluster}\n0\n5432\n\n127.0.0.1\n\nready\n`);
  expect(await ask((await start()).url, "select 1 as one")).toEqual({ one: 1 });
  expect(bystander.exitCode).toBeNull();
  bystander.kill();
});

test("it ends with the process that started it, also after kill -9", async () => {
  const script = `import { startPostgres } from ${JSON.stringify(join(process.cwd(), "server/postgres.ts"))};
    await startPostgres({ dataDir: ${JSON.stringify(folder.path)} });
    process.stdout.write("started");
    setInterval(() => {}, 1000);`;
  const { build } = await import("esbuild");
  const outfile = join(process.cwd(), "dist", `postgres-test-${process.pid}.mjs`);
  const stdin = { contents: script, resolveDir: process.cwd(), loader: "ts" as const };
  const built = await build({
    stdin,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    write: false,
  });
  writeFileSync(outfile, built.outputFiles[0]?.text ?? "");
  const owner = spawn(process.execPath, [outfile], { stdio: ["ignore", "pipe", "inherit"] });
  await once(owner.stdout, "data");
  rmSync(outfile);
  const pidFile = join(folder.path, "postgres", "cluster", "postmaster.pid");
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  owner.kill("SIGKILL");
  await gone([pid]);
});
