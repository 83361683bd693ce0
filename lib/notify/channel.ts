import postgres from "postgres";
import { connectionOptions } from "@/lib/db/client";
import { env } from "@/lib/env";

/** The NOTIFY channel that says which accounts have new mail; its payload is their ids, separated by commas. */
export const mailChannel = "restante_mail";

/** A client of one connection to the database itself: LISTEN does not pass a transaction pooler. */
export function directClient(name: string, settings: Record<string, string> = {}) {
  const url = env.DATABASE_URL_DIRECT ?? env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  return postgres(url, {
    ...connectionOptions,
    connection: { ...connectionOptions.connection, ...settings, application_name: `restante ${name}` },
    max: 1,
    max_lifetime: null,
  });
}
