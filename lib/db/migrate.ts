import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

const folder = "drizzle";
const migrationsLock = 7_261_830; // any number, the same in every process

/** Brings the database to the newest schema; several processes may call it at once. `url` must be a direct connection. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationsLock})`;
    await refuseForeign(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await replaceFunctions(client);
  } finally {
    await client.end();
  }
}

/** An application's own `DATABASE_URL` is named easily: nothing of ours goes among its tables. */
async function refuseForeign(client: postgres.Sql): Promise<void> {
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
async function replaceFunctions(client: postgres.Sql): Promise<void> {
  await client`
    create table if not exists drizzle.functions (
      name text, hash text, applied_at timestamptz not null default clock_timestamp(), primary key (name, hash)
    )`;
  const newest = await client<{ name: string; hash: string }[]>`
    select distinct on (name) name, hash from drizzle.functions order by name, applied_at desc`;
  const hashes = new Map(newest.map(({ name, hash }) => [name, hash]));
  for (const { name, text, hash } of readFunctions()) {
    if (hashes.get(name) === hash) continue;
    await client.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`
        insert into drizzle.functions values (${name}, ${hash}) on conflict (name, hash) do update set applied_at = default`;
    });
  }
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
