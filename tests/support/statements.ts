import { expect } from "vitest";
import { sql } from "@/lib/db/client";

/** How often the service has run the statements whose text contains this, in the database of this file. */
export async function countStatements(text: string): Promise<number> {
  const [row] = await sql()<{ calls: number }[]>`
    select coalesce(sum(calls), 0)::int as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = current_database() and position(${text} in s.query) > 0`;
  return row?.calls ?? 0;
}

/** What a wait asks once, when it has subscribed. */
const look = "select a.last_received_at, found.message";

/** Runs `open` and resolves with what it returns once as many waits more have subscribed, looked and found nothing. */
export async function untilAsleep<T>(waits: number, open: () => T, timeout = 25_000): Promise<T> {
  const before = await countStatements(look);
  const opened = open();
  await expect.poll(() => countStatements(look), { timeout, interval: 10 }).toBe(before + waits);
  return opened;
}

/** The process ids of the connections that listen for mail. */
export async function listenerPids(): Promise<number[]> {
  const rows = await sql()<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name like 'restante listen %'`;
  return rows.map(({ pid }) => pid);
}
