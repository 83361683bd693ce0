import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "./client";
import { isUpToDate } from "./migrate";

export const isMigrated = (): Promise<boolean> => isUpToDate(sql());

const PATIENCE_MS = 10_000;
const PAUSE_MS = 1_000;
/**
 * Refused, no answer in time, no name server yet, a PostgreSQL that is still starting, and a connection that is cut off,
 * as by the port of a container in which it has yet to start.
 */
const AWAY = ["ECONNREFUSED", "CONNECT_TIMEOUT", "EAI_AGAIN", "57P03", "CONNECTION_CLOSED", "ECONNRESET"];

/** Does the first work on the database of a process, which may have been started before it: tries for ten seconds, and says so. */
export async function whenDatabaseAnswers<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let told = false; ; told = true) {
    try {
      return await work();
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      const isAway = AWAY.includes(code);
      if (!isAway || performance.now() >= deadline) {
        // Where a name has several addresses, Node's error has no message of its own.
        throw new Error(`The database cannot be used: ${message || code}. Check DATABASE_URL.`);
      }
      if (!told) process.stderr.write("  Waiting for the database …\n");
      await sleep(PAUSE_MS);
    }
  }
}
