import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { closeDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { ensureBuilt } from "@/scripts/build.mjs";
import { runningPostgresUrl } from "@/server/postgres";
import { freePort } from "@/tests/support/free-port";

export interface Stack {
  baseUrl: string;
  smtpPort: number;
  dataDir: string;
  /** Of all that runs, or of the processes whose command line contains this. */
  pids(part?: string): number[];
  stop(): Promise<void>;
}

/** The whole service by its own start, on an empty database of its own: durable, on free ports of loopback. */
export async function startStack(settings: Record<string, string> = {}): Promise<Stack> {
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), "restante-bench-"));
  chmodSync(dataDir, 0o755);
  const [port, smtpPort] = [await freePort(), await freePort()];
  const own = { DATA_DIR: dataDir, PORT: String(port), SMTP_PORT: String(smtpPort), MAIL_DOMAIN: "inbox.localhost" };
  const main = spawn(process.execPath, ["server/start.mjs"], {
    env: { ...process.env, DATABASE_URL: undefined, DATABASE_URL_DIRECT: undefined, ...own, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(main, "exit");
  const baseUrl = `http://127.0.0.1:${port}`;
  await Promise.race([
    isReady(baseUrl, smtpPort),
    ended.then(() => Promise.reject(new Error("The service did not start."))),
  ]);
  env.DATABASE_URL = runningPostgresUrl(dataDir);
  env.MAIL_DOMAIN = own.MAIL_DOMAIN;
  return {
    baseUrl,
    smtpPort,
    dataDir,
    pids: (part = "") => family(main.pid ?? 0).filter((pid) => commandOf(pid).includes(part)),
    async stop() {
      await closeDatabase();
      main.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(baseUrl: string, smtpPort: number): Promise<void> {
  while (!(await fetch(`${baseUrl}/readyz`).catch(() => null))?.ok) await delay(20);
  while (!(await listens(smtpPort))) await delay(20);
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const answers = await once(socket, "connect").catch(() => null);
  socket.destroy();
  return answers !== null;
}

/** A process and all that it has started; Linux. */
function family(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/^PPid:\s+(\d+)/m.exec(read(name, "status"))?.[1])] as const);
  const own = [pid];
  for (const member of own) own.push(...parents.flatMap(([child, parent]) => (parent === member ? [child] : [])));
  return own;
}

const commandOf = (pid: number) => read(pid, "cmdline");

/** Empty once the process is gone. */
function read(pid: number | string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

/** Microseconds of CPU that these processes and those of their children that have ended have taken; Linux, in steps of 10 ms. */
export function cpuOf(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = read(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
    const ticks = fields.slice(11, 15).reduce((all, field) => all + Number(field), 0);
    return sum + ticks * 10_000;
  }, 0);
}

/** Resident memory of these processes, in bytes: `Rss`, or `Pss`, which counts a page shared by three as a third for each. */
export function memoryOf(pids: number[], kind: "Rss" | "Pss"): number {
  const line = new RegExp(`^${kind}:\\s+(\\d+) kB`, "m");
  return pids.reduce((sum, pid) => sum + Number(line.exec(read(pid, "smaps_rollup"))?.[1] ?? 0) * 1024, 0);
}
