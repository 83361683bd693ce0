import { sql } from "drizzle-orm";
import { perProcess } from "@/lib/per-process";
import { locking, type Transaction } from "./client";

const queues = perProcess("locks", () => new Map<string, Promise<void>>());

/**
 * Runs `work` while nobody else does so under the same name, in any process, and commits what it wrote through `tx`.
 * It may take minutes: it has connections of its own, so that none is missing elsewhere meanwhile.
 */
export async function withLock<T>(name: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const queue = queues.get();
  // In line within this process first: those who wait for the same name hold no connection.
  const result = (queue.get(name) ?? Promise.resolve()).then(() => locked(name, work));
  const done = result.then(
    () => {},
    () => {},
  );
  queue.set(name, done);
  try {
    return await result;
  } finally {
    if (queue.get(name) === done) queue.delete(name);
  }
}

function locked<T>(name: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return locking().transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    return work(tx);
  });
}
