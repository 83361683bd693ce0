import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresBinaries } from "./postgres/binaries";
import { ensureCluster, environment, SUPERUSER } from "./postgres/cluster";
import { findHome, linkHome, type PostgresHome } from "./postgres/home";
import { clearLeftover, readPidFile, runningServer } from "./postgres/pid-file";

export interface PostgresOptions {
  dataDir: string;
  /** Added to, and winning over, the server's settings. */
  settings?: Record<string, string>;
  /** A free one unless given; tests that restart the server keep the address. */
  port?: number;
}

export interface Postgres {
  url: string;
  /** Where its files are. */
  folder: string;
  pid: number;
  /** Resolves when the server has ended, whoever ended it. */
  exited: Promise<void>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

/** For an ingest service on a laptop: few checkpoints, no parallel query; every commit reaches the disk. */
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "32MB", // the system's cache holds the rest
  wal_buffers: "4MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "2GB",
  checkpoint_timeout: "15min",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // Statements and row details may hold mail.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/** Starts the embedded server on `<dataDir>/postgres`. Only one process may do so at a time: hold the folder's lock. */
export async function startPostgres({ dataDir, settings, port }: PostgresOptions): Promise<Postgres> {
  const home = findHome(resolve(dataDir));
  const binaries = postgresBinaries(home);
  await ensureCluster(home, binaries, { sync: settings?.fsync !== "off" });
  linkHome(resolve(dataDir), home);
  await clearLeftover(join(home.path, "cluster"));
  for (let attempt = 1; ; attempt++) {
    const started = await launch(home, binaries, {
      ...SETTINGS,
      ...settings,
      port: String(port ?? (await freePort())),
    });
    if (typeof started !== "string") return started;
    const passing = /Address already in use|shared memory block/i.test(started);
    if (!passing || attempt === 10) throw new Error(`PostgreSQL did not start: ${started}`);
    await sleep(200);
  }
}

/** The URL of the server that another process runs on `dataDir`, if any. */
export function runningPostgresUrl(dataDir: string): string | undefined {
  const home = findHome(resolve(dataDir));
  const server = runningServer(join(home.path, "cluster"));
  return server?.ready ? databaseUrl(home, server.port) : undefined;
}

/** Resolves to the server's last words when it ends before it is ready. */
async function launch(
  home: PostgresHome,
  binaries: string,
  settings: Record<string, string>,
): Promise<Postgres | string> {
  const cluster = join(home.path, "cluster");
  const logFile = join(home.path, "log");
  const log = openSync(logFile, (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000 ? "w" : "a");
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Detached: a Ctrl-C is for the supervisor, which stops the database last.
  const server = spawn(join(binaries, "bin", "postgres"), ["-D", cluster, ...args], {
    ...home.user,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
    env: environment,
  });
  closeSync(log);
  const { pid } = server;
  if (pid === undefined) return new Promise((done) => server.once("error", (error) => done(error.message)));
  const exited = new Promise<void>((done) => server.once("exit", () => done()));
  const watchdog = watch(pid);
  void exited.then(() => watchdog?.kill("SIGKILL"));
  while (!isReady(cluster, pid)) {
    if (server.exitCode !== null || server.signalCode !== null) return lastWords(logFile);
    await sleep(10);
  }
  server.unref();
  const url = databaseUrl(home, Number(settings.port));
  return { url, folder: home.path, pid, exited, stop: () => stop(server, exited) };
}

function isReady(cluster: string, pid: number): boolean {
  const file = readPidFile(cluster);
  return file?.pid === pid && file.ready;
}

/** Shuts the server down when this process is gone, however it went: the pipe to the watchdog closes with it. */
function watch(pid: number): ChildProcess | undefined {
  if (process.platform === "win32") return undefined;
  const script = 'read -r _; kill -INT "$1"';
  const watchdog = spawn("/bin/sh", ["-c", script, "sh", String(pid)], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watchdog.on("error", () => undefined);
  watchdog.unref();
  return watchdog;
}

async function stop(server: ChildProcess, exited: Promise<void>): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    server.kill(signal);
    const late = new AbortController();
    const timeout = sleep(20_000, "late", { signal: late.signal }).catch(() => undefined);
    if ((await Promise.race([exited, timeout])) !== "late") {
      late.abort();
      return;
    }
  }
}

function databaseUrl(home: PostgresHome, port: number): string {
  const password = readFileSync(join(home.path, "password"), "utf8").trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

function lastWords(logFile: string): string {
  return readFileSync(logFile, "utf8").trim().split("\n").slice(-4).join(" ");
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
