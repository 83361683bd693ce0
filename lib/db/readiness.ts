import { setTimeout as sleep } from "node:timers/promises";
import journal from "@/drizzle/meta/_journal.json";
import { sql } from "./client";
import { readFunctions, type SqlFunction } from "./migrate";

/** Whether the database has every migration and function that this build knows; those of a later build do no harm. */
export async function isMigrated(): Promise<boolean> {
  const [tables] = await sql()<{ exist: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('drizzle.functions') is not null as exist`;
  if (!tables?.exist) return false;
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  const functions = functionsOfThisBuild();
  const names = functions.map(({ name }) => name);
  const hashes = functions.map(({ hash }) => hash);
  const [applied] = await sql()<{ newest: string | null; functions: number }[]>`
    select (select max(created_at) from drizzle.__drizzle_migrations) as newest, (
      select count(*)::int from drizzle.functions
      where (name, hash) in (select * from unnest(${names}::text[], ${hashes}::text[]))
    ) as functions`;
  return Number(applied?.newest ?? 0) >= newest && applied?.functions === functions.length;
}

let known: SqlFunction[] | undefined;

/** As they were when the process first asked: a later build that is laid over this one is not yet in use. */
function functionsOfThisBuild(): SqlFunction[] {
  known ??= readFunctions();
  return known;
}

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
