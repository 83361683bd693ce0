import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type postgres from "postgres";
import { migrationsLock } from "@/lib/db/migrate";
import { copyTarget, countRows, listTables, session } from "./database";
import { endFrame, manifestFrame, type Table, tableFrames } from "./format";
import { type Progress, Tally, type Totals } from "./progress";

interface Options {
  /** Of this Restante. */
  version: string;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/**
 * Writes all that the database holds at one moment, while it is used. Migrations wait until it is done, so that no table
 * changes and nobody queues behind one that would. `sink` is not ended.
 */
export function writeBackup(url: string, sink: Writable, { signal, ...options }: Options): Promise<Totals> {
  const tally = new Tally(options.onProgress);
  return session(url, async (client) => {
    let failure: unknown;
    const write = async (tx: postgres.TransactionSql) => {
      try {
        await pipeline(frames(tx, options.version, tally), createGzip(), sink, { end: false, signal });
      } catch (error) {
        failure = error;
        void client.end({ timeout: 0 }); // whose answer nobody reads to its end takes no rollback
        throw error;
      }
    };
    await client`select pg_advisory_lock_shared(${migrationsLock})`;
    await client.begin("isolation level repeatable read read only", write).catch((error) => {
      throw failure ?? error;
    });
    return tally.totals;
  });
}

async function* frames(tx: postgres.TransactionSql, version: string, tally: Tally): AsyncGenerator<Buffer> {
  const tables = await listTables(tx);
  const [note] = await tx<{ exists: boolean; at: Date }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists, clock_timestamp() as at`;
  if (!note?.exists || tables.length === 0)
    throw new Error("The database holds nothing of Restante: there is nothing to back up.");
  const migrations = await tx<
    { at: string }[]
  >`select created_at as at from drizzle.__drizzle_migrations order by created_at`;
  yield manifestFrame({
    restante_backup: 1,
    version,
    made_at: note.at.toISOString(),
    migrations: migrations.map(({ at }) => Number(at)),
  });
  for (const table of tables) {
    const rows = await countRows(tx, table.name);
    yield* tableFrames({ ...table, rows }, tally.watch(table.name, copyOut(tx, table)));
    tally.addRows(rows);
  }
  yield endFrame();
}

async function* copyOut(tx: postgres.TransactionSql, table: Table): AsyncGenerator<Buffer> {
  const rows: Readable = await tx.unsafe(`copy ${copyTarget(table)} to stdout (format binary)`).readable();
  yield* rows;
  rows._read(0); // postgres.js pauses its socket when the last row fills the buffer, and would never read what follows
}
