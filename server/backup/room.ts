import type postgres from "postgres";
import { refuseForeign } from "@/lib/db/migrate";
import { listTables, quoted } from "./database";

/**
 * Leaves the database without tables of ours. Throws where it is in use, holds somebody else's tables, or rows that may
 * not be deleted. What must outlive them is kept for `carryOver`.
 */
export async function makeRoom(tx: postgres.TransactionSql, { replace }: { replace: boolean }): Promise<void> {
  await refuseForeign(tx);
  await refuseInUse(tx);
  const tables = await listTables(tx);
  const names = tables.map(({ name }) => quoted(name));
  if (names.length > 0) await tx.unsafe(`lock table ${names.join(", ")} in access exclusive mode`);
  for (const { name } of tables) {
    const [row] = replace ? [] : await tx.unsafe(`select from ${quoted(name)} limit 1`);
    if (row)
      throw new Error(
        `The database is not empty: its table ${name} has rows. Add --replace to have all that it holds deleted.`,
      );
  }
  await keep(tx, new Set(tables.map(({ name }) => name)));
  if (names.length > 0) await tx.unsafe(`drop table ${names.join(", ")} cascade`);
  await dropFunctions(tx);
  await tx`drop schema if exists drizzle cascade`;
}

/** What processes remember of the database would be wrong. */
async function refuseInUse(tx: postgres.TransactionSql): Promise<void> {
  const [sessions] = await tx<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'restante%'`;
  if (sessions?.count)
    throw new Error(`The service is running (${sessions.count} connections): stop its processes first.`);
}

/** Those of a later version may return something else under the same name. */
async function dropFunctions(tx: postgres.TransactionSql): Promise<void> {
  const functions = await tx<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'restante\\_%'`;
  for (const { signature } of functions) await tx.unsafe(`drop function ${signature} cascade`);
}

/** The stamps that were given to mail, and the slugs that were given out, since the backup too. */
async function keep(tx: postgres.TransactionSql, tables: Set<string>): Promise<void> {
  await tx`create temporary table kept_stamps (account_id text, stamp timestamptz) on commit drop`;
  await tx`create temporary table kept_slugs (slug text, created_at timestamptz) on commit drop`;
  if (tables.has("accounts"))
    await tx`insert into kept_stamps select id, last_received_at from accounts where last_received_at is not null`;
  if (tables.has("namespaces")) await tx`insert into kept_slugs select slug, created_at from namespaces`;
}

/**
 * Where a database was replaced: `received_at` goes on after what anybody has seen of it, and its slugs are not given to
 * somebody else.
 */
export async function carryOver(tx: postgres.TransactionSql): Promise<void> {
  await tx`
    update accounts set last_received_at = kept.stamp from kept_stamps kept
    where accounts.id = kept.account_id and (last_received_at is null or last_received_at < kept.stamp)`;
  await tx`insert into namespaces (slug, created_at) select slug, created_at from kept_slugs on conflict do nothing`;
}
