import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import cluster from "node:cluster";
import { join } from "node:path";
import { env, leastBufferMb } from "@/lib/env";
import type { Metrics } from "@/lib/metrics";
import type { ProcessMessage, ProcessQuestion } from "@/lib/process";

/** Time for running requests and mails once a process is told to stop. */
const GRACE_MS = 15_000 + 1_000 * env.SHUTDOWN_DELAY_SECONDS;
/** Longer than a process takes that asks a database which is away. */
const METRICS_MS = 4_000;

/**
 * Large buffers go back to the system when they are freed: glibc would keep them, in pieces, once it has seen a few. And
 * it would keep as many heaps as threads have ever met in one.
 */
export const allocatorSettings = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "2" };

/** V8 would take three times the memory to collect garbage less often, for a CPU that is some percent less busy. */
export const nodeFlags = ["--enable-source-maps", "--max-semi-space-size=8", "--heap-growing-percent=60"];

export interface Child {
  name: string;
  /** Rejects with what the process said when it cannot start. */
  ready: Promise<void>;
  /** Resolves to how it ended: `code 1`, `signal SIGKILL`. */
  ended: Promise<string>;
  /** SIGTERM, and SIGKILL for one that takes too long. */
  stop(): Promise<void>;
  /** What it has counted; null when it does not answer in time. */
  metrics(): Promise<Metrics | null>;
}

/** Starts `dist/<name>.js`, one of so many processes of its kind; it follows `runProcess`. */
export function startChild(name: string, processes: number): Child {
  const child = launch(join(process.cwd(), "dist", `${name}.js`), processes);
  const ended = new Promise<string>((done) => {
    child.once("exit", (code, signal) => done(signal ? `signal ${signal}` : `code ${code}`));
    child.once("error", (error) => done(error.message));
  });
  const ready = new Promise<void>((done, failed) => {
    child.on("message", (message: ProcessMessage) => {
      if (message.type === "ready") done();
      else if (message.type === "failed") failed(new Error(message.message));
    });
    void ended.then((how) => failed(new Error(`The ${name} process did not start (${how}).`)));
  });
  ready.catch(() => {});
  return { name, ready, ended, stop: () => stop(child, ended), metrics: () => askMetrics(child) };
}

/** Several share their port: the supervisor accepts, and hands connections to them in turn. */
function launch(exec: string, processes: number): ChildProcess {
  // The service's own log goes to stderr; what remains is Next's chatter.
  const stdout = process.env.RESTANTE_DEV === "1" ? "inherit" : "ignore";
  const options = { stdio: ["ignore", stdout, "inherit", "ipc"] satisfies StdioOptions, execArgv: nodeFlags };
  const environment = { ...allocatorSettings, ...process.env, METRICS_PORT: "" };
  if (processes === 1) return fork(exec, { ...options, env: environment });
  cluster.setupPrimary({ ...options, exec, args: [] });
  return cluster.fork({ ...environment, ...shares(processes) }).process;
}

/** The limits of the whole service, as each of several processes keeps them. */
function shares(processes: number): Record<string, string> {
  const share = (limit: number, least = 1) => String(Math.max(least, Math.floor(limit / processes)));
  return {
    WAITS_PER_ACCOUNT: share(env.WAITS_PER_ACCOUNT),
    SMTP_CONNECTIONS_PER_IP: share(env.SMTP_CONNECTIONS_PER_IP),
    SMTP_MAX_CONNECTIONS: share(env.SMTP_MAX_CONNECTIONS),
    SMTP_BUFFER_MB: share(env.SMTP_BUFFER_MB, leastBufferMb),
    DATABASE_POOL_SIZE: share(env.DATABASE_POOL_SIZE, 2),
  };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  await ended;
  clearTimeout(timer);
}

function askMetrics(child: ChildProcess): Promise<Metrics | null> {
  return new Promise((resolve) => {
    const end = (metrics: Metrics | null) => {
      clearTimeout(timer);
      child.off("message", hear);
      resolve(metrics);
    };
    const hear = (message: ProcessMessage) => message.type === "metrics" && end(message.metrics);
    const timer = setTimeout(() => end(null), METRICS_MS);
    child.on("message", hear);
    child.send({ type: "metrics" } satisfies ProcessQuestion, (error) => error && end(null));
  });
}
