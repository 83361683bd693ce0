import { isMigrated } from "@/lib/db/is-migrated";
import { errorFields, log } from "@/lib/log";
import { arrivals } from "@/lib/notify/arrivals";
import { within } from "@/lib/within";
import { json } from "./respond";

const checkMilliseconds = 3_000;

/** The process runs: restart it when this fails. */
export function livez(): Response {
  return json({ status: "ok" });
}

/** Send it requests only while this answers 200: the database answers, has every migration, and the listener is connected. */
export async function readyz(): Promise<Response> {
  const checks = { database: false, migrations: false, listener: false };
  try {
    await within(checkMilliseconds, look(checks));
  } catch (error) {
    log.warn("not_ready", errorFields(error));
  }
  const ready = Object.values(checks).every(Boolean);
  return json({ status: ready ? "ok" : "unavailable", checks }, ready ? 200 : 503);
}

async function look(checks: { database: boolean; migrations: boolean; listener: boolean }): Promise<void> {
  checks.migrations = await isMigrated();
  checks.database = true;
  checks.listener = await arrivals.get().isListening();
}
