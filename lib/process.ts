import { setTimeout as delay } from "node:timers/promises";
import { env } from "@/lib/env";
import { explain, type Listens } from "@/lib/listen-error";
import { errorFields, log } from "@/lib/log";
import type { Metrics } from "@/lib/metrics";
import { stopping } from "@/lib/stopping";

/** A process of the service, as its metrics call it, and the settings of the address that it listens on. */
interface Process extends Listens {
  kind: "web" | "smtp";
}

export interface Running {
  /** Takes nothing new, finishes or answers what is under way, frees everything. */
  stop(): Promise<void>;
}

/** What a process tells its supervisor. */
export type ProcessMessage =
  | { type: "ready" }
  | { type: "failed"; message: string }
  | { type: "metrics"; metrics: Metrics };

/** What a supervisor asks its processes. */
export type ProcessQuestion = { type: "metrics" };

/** npm, systemd and the supervisor pass on a wish to stop that a process may have heard already: only a later signal means "now". */
export const REPEAT_MS = 1_000;

/**
 * The life of a process of the service. SIGTERM, and a supervisor that is gone, stop it in order; a later one ends it.
 * Load balancers are first given time to see that it will: `SHUTDOWN_DELAY_SECONDS`.
 * Under a supervisor SIGINT is left to that one: a Ctrl-C reaches the whole foreground group at once. So are metrics: it asks.
 */
export async function runProcess({ kind, ...listens }: Process, start: () => Promise<Running>): Promise<void> {
  const supervised = process.send !== undefined;
  let running: Running | undefined;
  const told = stopping.get();
  const orphaned = new AbortController();
  let signalledAt = 0;
  const stop = async () => {
    if (told.begun && Date.now() - signalledAt > REPEAT_MS) process.exit(1);
    if (told.begun) return;
    told.begun = true;
    signalledAt = Date.now();
    if (running) await delay(1_000 * env.SHUTDOWN_DELAY_SECONDS, undefined, orphaned).catch(() => {});
    await running?.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", supervised ? () => {} : stop);
  if (supervised) {
    process.once("disconnect", () => {
      orphaned.abort();
      if (!told.begun) void stop();
    });
  }
  try {
    await offerMetrics(kind);
    running = await start();
    if (told.begun) process.exit(0);
    if (supervised) await tell({ type: "ready" });
    else process.stdout.write(`${listening(kind, listens)}\n`);
  } catch (error) {
    const message = explain(error, listens);
    if (supervised) await tell({ type: "failed", message });
    else process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

/** What nobody supervises says by itself once it is up. */
export function listening(kind: Process["kind"], { host, port }: Listens): string {
  const at = (name: string, number: number) => `${name.includes(":") ? `[${name}]` : name}:${number}`;
  const [server, purpose] = kind === "web" ? ["Web", env.BASE_URL] : ["SMTP", `*.${env.MAIL_DOMAIN}`];
  const metrics = env.METRICS_PORT === undefined ? "" : `, metrics on ${at(env.METRICS_HOST, env.METRICS_PORT)}`;
  return `${server} listens on ${at(env[host], env[port] ?? 0)}, for ${purpose}${metrics}`;
}

/** To a supervisor that asks, and to all who ask on METRICS_PORT, which a supervisor keeps for itself. */
async function offerMetrics(kind: Process["kind"]): Promise<void> {
  const { merge, readMetrics, serveMetrics } = await import("@/lib/metrics");
  process.on("message", (question: ProcessQuestion | null) => {
    if (question?.type !== "metrics") return;
    readMetrics(kind)
      .then((metrics) => tell({ type: "metrics", metrics }))
      .catch((error: unknown) => log.error("metrics_failed", errorFields(error)));
  });
  await serveMetrics(async () => merge([await readMetrics(kind)]));
}

function tell(message: ProcessMessage): Promise<void> {
  return new Promise((done) => (process.connected && process.send ? process.send(message, () => done()) : done()));
}
