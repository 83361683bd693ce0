import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import postgres from "postgres";
import journal from "@/drizzle/meta/_journal.json";

const folder = "drizzle";
/** Any number, the same in every process. Whoever holds it shared, as a backup does, has the tables stay as they are. */
export const migrationsLock = 7_261_830;

/**
 * Brings the database to the newest schema; several processes may call it at once. `url` must be a direct connection.
 * `alone`: no later build runs on the database, so that its functions become this one's, a change that was undone included.
 */
export async function migrateDatabase(url: string, { alone = false } = {}): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    if ((await isUpToDate(client)) && (await changedFunctions(client, alone)).length === 0) return; // without waiting for a backup
    await client`select pg_advisory_lock(${migrationsLock})`;
    await refuseForeign(client);
    await client.begin((tx) => applyMigrations(tx));
    await client.begin((tx) => replaceFunctions(tx, alone));
  } finally {
    await client.end();
  }
}

/** Whether the database has every migration and function that this build knows; those of a later build do no harm. */
export async function isUpToDate(client: postgres.Sql): Promise<boolean> {
  const [tables] = await client<{ exist: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('drizzle.functions') is not null as exist`;
  if (!tables?.exist) return false;
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  const functions = functionsOfThisBuild();
  const names = functions.map(({ name }) => name);
  const hashes = functions.map(({ hash }) => hash);
  const [applied] = await client<{ newest: string | null; functions: number }[]>`
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

/** When each was made, by which they are told apart. */
export const knownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map((it) => it.folderMillis);

/** Applies the migrations that the database lacks, up to the one of `until`; noted as drizzle's own migrator notes them. */
export async function applyMigrations(tx: postgres.TransactionSql, until = Number.POSITIVE_INFINITY): Promise<void> {
  await tx`create schema if not exists drizzle`;
  await tx`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  const [last] = await tx<{ at: string | null }[]>`select max(created_at) as at from drizzle.__drizzle_migrations`;
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= Number(last?.at ?? 0) || folderMillis > until) continue;
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
}

/** An application's own `DATABASE_URL` is named easily: nothing of ours goes among its tables. */
export async function refuseForeign(client: postgres.ISql): Promise<void> {
  const tables = await client<{ name: string }[]>`
    select tablename as name from pg_tables
    where schemaname = 'public' and to_regclass('drizzle.functions') is null order by tablename limit 3`;
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => name).join(", ");
  throw new Error(
    `DATABASE_URL names a database with other tables (${names}): give Restante one of its own, or unset it.`,
  );
}

/** Functions are no steps of a history: each stands in a file, which is applied again whenever its text has changed. */
export async function replaceFunctions(tx: postgres.TransactionSql, alone = false): Promise<void> {
  await tx`
    create table if not exists drizzle.functions (
      name text, hash text, applied_at timestamptz not null default clock_timestamp(), primary key (name, hash)
    )`;
  await tx`alter table drizzle.functions add column if not exists first_at timestamptz`;
  await tx`update drizzle.functions set first_at = applied_at where first_at is null`;
  await tx`alter table drizzle.functions alter column first_at set default clock_timestamp()`;
  for (const { name, text, hash } of await changedFunctions(tx, alone)) {
    await tx.unsafe(text);
    await tx`
      insert into drizzle.functions (name, hash) values (${name}, ${hash})
      on conflict (name, hash) do update set applied_at = clock_timestamp()`;
  }
}

/**
 * Those that are new here, and those that an older build has put its own over, as the first candidate does when it starts.
 * One that a later build has replaced stays replaced: what came first to a database is the older text.
 */
async function changedFunctions(client: postgres.ISql, alone: boolean): Promise<SqlFunction[]> {
  const rows = await client<{ name: string; hash: string; newest: boolean; applied: boolean }[]>`
    select name, hash, first = max(first) over (partition by name) as newest,
      applied_at = max(applied_at) over (partition by name) as applied
    from drizzle.functions f, coalesce((to_jsonb(f) ->> 'first_at')::timestamptz, applied_at) as first`;
  return readFunctions().filter((mine) => {
    const row = rows.find(({ name, hash }) => name === mine.name && hash === mine.hash);
    return !row || (!row.applied && (row.newest || alone));
  });
}

export interface SqlFunction {
  name: string;
  text: string;
  hash: string;
}

/** What `drizzle/functions` holds, each under the name of its function. */
export function readFunctions(): SqlFunction[] {
  const files = readdirSync(join(folder, "functions")).sort();
  return files.map((file) => {
    const text = readFileSync(join(folder, "functions", file), "utf8");
    return { name: file.replace(/\.sql$/, ""), text, hash: createHash("sha256").update(text).digest("hex") };
  });
}
