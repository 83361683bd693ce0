import { env } from "@/lib/env";

/** The settings of an address that a process listens on. */
export interface Listens {
  host: "HOST" | "SMTP_HOST" | "METRICS_HOST";
  port: "PORT" | "SMTP_PORT" | "METRICS_PORT";
}

/** What `restante start` has for them; the servers alone, which nobody supervises, have none. */
const options = { PORT: "--port", SMTP_PORT: "--smtp-port", METRICS_PORT: undefined };

/** One line for the person at the terminal; an address that cannot be had names the option or the variable to change. */
export function explain(error: unknown, listens: Listens): string {
  const { code, message, ...place } = error as NodeJS.ErrnoException & { port?: number; hostname?: string };
  const host = env[listens.host];
  const option = process.env.RESTANTE_STARTED_IN && process.send ? options[listens.port] : undefined;
  const change = (to: string) => (option ? `give ${to} with ${option}` : `set ${listens.port} to ${to}`);
  if (code === "EADDRINUSE") return `Port ${place.port} is taken: ${change("a free one")}.`;
  if (code === "EACCES" && place.port !== undefined)
    return `Port ${place.port} is not ours to open: ${change("one above 1023")}.`;
  // A name that leads nowhere: other names are looked up too, such as the database's.
  const unknown = place.syscall === "getaddrinfo" && place.hostname === host;
  if (code === "EADDRNOTAVAIL" || unknown)
    return `Cannot listen on ${host}: set ${listens.host} to an address of this machine.`;
  return message ?? String(error);
}
