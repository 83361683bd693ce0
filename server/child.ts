import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { ProcessMessage } from "@/lib/process";

/** Time for running requests and mails once a process is told to stop. */
const GRACE_MS = 15_000;

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
}

/** Starts `dist/<file>` as a process of the service; it follows `runProcess`. */
export function startChild(name: string, file: string): Child {
  const path = join(process.cwd(), "dist", file);
  // The service's own log goes to stderr; what remains is Next's chatter.
  const stdout = process.env.RESTANTE_DEV === "1" ? "inherit" : "ignore";
  const env = { ...allocatorSettings, ...process.env };
  const child = fork(path, { stdio: ["ignore", stdout, "inherit", "ipc"], env, execArgv: nodeFlags });
  const ended = new Promise<string>((done) => {
    child.once("exit", (code, signal) => done(signal ? `signal ${signal}` : `code ${code}`));
    child.once("error", (error) => done(error.message));
  });
  const ready = new Promise<void>((done, failed) => {
    child.on("message", (message: ProcessMessage) => {
      if (message.type === "ready") done();
      else failed(new Error(message.message));
    });
    void ended.then((how) => failed(new Error(`The ${name} process did not start (${how}).`)));
  });
  ready.catch(() => {});
  return { name, ready, ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  await ended;
  clearTimeout(timer);
}
