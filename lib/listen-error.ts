import { env } from "@/lib/env";

/** The settings of an address that a process listens on. */
export interface Listens {
  host: "HOST" | "SMTP_HOST" | "METRICS_HOST";
  port: "PORT" | "SMTP_PORT" | "METRICS_PORT";
}

/** One line for the person at the terminal; an address that cannot be had names the variable to change. */
export function explain(error: unknown, listens: Listens): string {
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
