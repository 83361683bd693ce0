import { env } from "@/lib/env";

/** The settings of the address that a process listens on. */
interface Listens {
  host: "HOST" | "SMTP_HOST";
  port: "PORT" | "SMTP_PORT";
}

export interface Running {
  /** Takes nothing new, finishes or answers what is under way, frees everything. */
  stop(): Promise<void>;
}

/** What a process tells its supervisor. */
export type ProcessMessage = { type: "ready" } | { type: "failed"; message: string };

/** npm, systemd and the supervisor pass on a wish to stop that a process may have heard already: only a later signal means "now". */
export const REPEAT_MS = 1_000;

/**
 * The life of a process of the service. SIGTERM, and a supervisor that is gone, stop it in order; a later one ends it.
 * Under a supervisor SIGINT is left to that one: a Ctrl-C reaches the whole foreground group at once.
 */
export async function runProcess(listens: Listens, start: () => Promise<Running>): Promise<void> {
  const supervised = process.send !== undefined;
  let running: Running | undefined;
  let stopping = false;
  let signalledAt = 0;
  const stop = async () => {
    if (stopping && Date.now() - signalledAt > REPEAT_MS) process.exit(1);
    if (stopping) return;
    stopping = true;
    signalledAt = Date.now();
    await running?.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", supervised ? () => {} : stop);
  if (supervised) process.once("disconnect", () => stopping || stop());
  try {
    running = await start();
    if (stopping) process.exit(0);
    await tell({ type: "ready" });
  } catch (error) {
    const message = explain(error, listens);
    if (supervised) await tell({ type: "failed", message });
    else process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

function tell(message: ProcessMessage): Promise<void> {
  return new Promise((done) => (process.connected && process.send ? process.send(message, () => done()) : done()));
}

/** One line for the person at the terminal; an address that cannot be had names the variable to change. */
function explain(error: unknown, listens: Listens): string {
  const { code, message, ...place } = error as NodeJS.ErrnoException & { port?: number; hostname?: string };
  const host = env[listens.host];
  if (code === "EADDRINUSE") return `Port ${place.port} is taken: set ${listens.port} to a free one.`;
  if (code === "EACCES" && place.port !== undefined)
    return `Port ${place.port} is not ours to open: set ${listens.port} to one above 1023.`;
  // A name that leads nowhere: other names are looked up too, such as the database's.
  const unknown = place.syscall === "getaddrinfo" && place.hostname === host;
  if (code === "EADDRNOTAVAIL" || unknown)
    return `Cannot listen on ${host}: set ${listens.host} to an address of this machine.`;
  return message ?? String(error);
}
