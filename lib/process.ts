import { env } from "@/lib/env";

export interface Running {
  /** Takes nothing new, finishes or answers what is under way, frees everything. */
  stop(): Promise<void>;
}

/** What a process tells its supervisor. */
export type ProcessMessage = { type: "ready" } | { type: "failed"; message: string };

/**
 * The life of a process of the service. SIGTERM, and a supervisor that is gone, stop it in order; a second SIGTERM ends it.
 * Under a supervisor SIGINT is left to that one: a Ctrl-C reaches the whole foreground group at once.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  const supervised = process.send !== undefined;
  let running: Running | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
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
    const message = explain(error);
    if (supervised) await tell({ type: "failed", message });
    else process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

function tell(message: ProcessMessage): Promise<void> {
  return new Promise((done) => (process.connected && process.send ? process.send(message, () => done()) : done()));
}

/** One line for the person at the terminal; an address that cannot be had names the variable to change. */
function explain(error: unknown): string {
  const { code, port, address, message } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  const smtp = port === env.SMTP_PORT;
  const name = smtp ? "SMTP_PORT" : "PORT";
  if (code === "EADDRINUSE") return `Port ${port} is taken: set ${name} to a free one.`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} is not ours to open: set ${name} to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `Cannot listen on ${address ?? "that address"}: set ${smtp ? "SMTP_HOST" : "HOST"} to one of this machine.`;
  }
  return message ?? String(error);
}
