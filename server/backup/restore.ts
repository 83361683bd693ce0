import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import { applyMigrations, knownMigrations, migrationsLock, replaceFunctions } from "@/lib/db/migrate";
import { copyTarget, countRows, listTables, session } from "./database";
import { type Backup, damaged, type Manifest, openBackup, type StoredTable } from "./format";
import { type Progress, Tally, type Totals } from "./progress";
import { carryOver, makeRoom } from "./room";

interface Options {
  /** Of this Restante. */
  version: string;
  /** Whether what the database holds may be deleted. */
  replace?: boolean;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

export interface Restored extends Totals {
  manifest: Manifest;
  /** Tables of the backup that are none of Restante's. */
  leftOut: string[];
}

/**
 * Makes the database what it was when the backup was made, with the tables and functions of this version, in one
 * transaction: all of it, or nothing.
 */
export async function restoreBackup(url: string, source: AsyncIterable<Buffer>, options: Options): Promise<Restored> {
  const backup = await openBackup(source);
  refuseNewer(backup.manifest, options.version);
  const tally = new Tally(options.onProgress);
  return session(url, async (client) => {
    const leftOut = await client.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${migrationsLock})`;
      await makeRoom(tx, { replace: options.replace ?? false });
      await applyMigrations(tx, Math.max(...backup.manifest.migrations));
      const addKeys = await dropForeignKeys(tx);
      const leftOut = await loadTables(tx, backup, { tally, signal: options.signal });
      await advanceSequences(tx);
      await carryOver(tx);
      await addKeys();
      await applyMigrations(tx);
      await replaceFunctions(tx);
      return leftOut;
    });
    await client`analyze`; // else statements are planned for empty tables
    return { ...tally.totals, manifest: backup.manifest, leftOut };
  });
}

/** Reads a backup to its end, and tells what it holds. */
export async function checkBackup(source: AsyncIterable<Buffer>, options: Options): Promise<Restored> {
  const { manifest, tables } = await openBackup(source);
  const tally = new Tally(options.onProgress);
  for await (const table of tables) {
    for await (const _ of tally.watch(table.name, table.bytes)) options.signal?.throwIfAborted();
    tally.addRows(table.rows());
  }
  return { ...tally.totals, manifest, leftOut: [] };
}

function refuseNewer({ migrations, version: theirs }: Manifest, version: string): void {
  const known = knownMigrations();
  if (migrations.every((migration) => known.includes(migration))) return;
  throw new Error(
    `This is a backup of Restante ${theirs}, whose tables this one (${version}) does not know: restore it with that version or a later one.`,
  );
}

/** Loads every table of the backup, and checks that it is whole. Returns the names of those that the schema has not. */
async function loadTables(
  tx: postgres.TransactionSql,
  { tables }: Backup,
  { tally, signal }: { tally: Tally; signal?: AbortSignal },
): Promise<string[]> {
  const missing = new Map((await listTables(tx)).map(({ name, columns }) => [name, columns]));
  const leftOut: string[] = [];
  for await (const table of tables) {
    const columns = missing.get(table.name);
    const bytes = tally.watch(table.name, table.bytes);
    if (columns) {
      if (columns.toSorted().join() !== table.columns.toSorted().join()) throw damaged();
      await load(tx, table, bytes, signal);
      tally.addRows(table.rows());
      missing.delete(table.name);
    } else {
      for await (const _ of bytes) signal?.throwIfAborted();
      leftOut.push(table.name);
    }
  }
  if (missing.size > 0) throw damaged();
  return leftOut;
}

async function load(
  tx: postgres.TransactionSql,
  table: StoredTable,
  bytes: AsyncIterable<Buffer>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const target = await tx.unsafe(`copy ${copyTarget(table)} from stdin (format binary)`).writable();
  await pipeline(bytes, target, { signal });
  if ((await countRows(tx, table.name)) !== table.rows()) throw damaged();
}

/** Tables come in any order, and rows are checked all at once: returns what adds the keys again. */
async function dropForeignKeys(tx: postgres.TransactionSql): Promise<() => Promise<void>> {
  const keys = await tx<{ target: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as target, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  for (const { target, name } of keys) await tx.unsafe(`alter table ${target} drop constraint ${name}`);
  return async () => {
    for (const { target, name, definition } of keys)
      await tx.unsafe(`alter table ${target} add constraint ${name} ${definition}`);
  };
}

/** Numbers that the database gives out go on after those that were loaded. */
async function advanceSequences(tx: postgres.TransactionSql): Promise<void> {
  const columns = await tx<{ target: string; name: string; sequence: string }[]>`
    select attrelid::regclass::text as target, quote_ident(attname) as name, sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid,
      pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and sequence is not null`;
  for (const { target, name, sequence } of columns)
    await tx.unsafe(`select setval($1, coalesce(max(${name}), 0) + 1, false) from ${target}`, [sequence]);
}
