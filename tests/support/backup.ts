import { Writable } from "node:stream";
import postgres from "postgres";
import { afterAll } from "vitest";
import { restoreBackup, writeBackup } from "@/server/backup";
import { createDatabase, dropDatabase } from "./own-database";

/** A backup of the database, in memory. */
export async function backupOf(url: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await writeBackup(url, sink, { version: "1.2.3" });
  return Buffer.concat(chunks);
}

/** In pieces, as a disk gives it. */
export async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += 10_000) yield file.subarray(at, at + 10_000);
}

export const restore = (url: string, file: Buffer, options: { replace?: boolean } = {}) =>
  restoreBackup(url, piecesOf(file), { version: "1.2.3", ...options });

/** A database of the server's that holds nothing, or what the template does, and a client of it. Both go after the tests of the file. */
export async function freshDatabase(template = "template1") {
  const { name, url } = await createDatabase(template);
  const client = postgres(url, { max: 1, onnotice: () => {} });
  afterAll(async () => {
    await client.end();
    await dropDatabase(name);
  });
  return { url, client };
}

/** Every row of every table, as text. */
export async function contentOf(client: postgres.Sql): Promise<Record<string, string[]>> {
  const tables = await client<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await client.unsafe<{ row: string }[]>(`select t::text as row from "${name}" t order by 1`);
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

/** Columns, constraints, indexes, triggers and functions, as the database describes them. */
export async function schemaOf(client: postgres.Sql): Promise<string[]> {
  const rows = await client<{ line: string }[]>`
    select format('%s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid)) as line
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'restante%'
    union all select hash from drizzle.__drizzle_migrations
    order by 1`;
  return rows.map(({ line }) => line);
}

/** Gives every table a row, all texts of which are the same, so that every reference leads somewhere. */
export async function fillEveryTable(client: postgres.Sql): Promise<void> {
  const text = "tab\t line\n \\N \\. \"quoted\" 'a' ü 🦊 {1,2}";
  const values: Record<string, string> = {
    scope: "'read'", // the one that goes with a namespace
    text: "$1",
    integer: "7",
    bigint: "7",
    boolean: "true",
    bytea: "'\\x00ff0a5c2e'",
    json: `'{"a":  [1, "\\u00fc"]}'`,
    jsonb: `'{"a": 1}'`,
    "timestamp with time zone": "'2026-01-02 03:04:05.678+00'",
  };
  const tables = await client<{ table: string; columns: { name: string; type: string }[] }[]>`
    select table_name as table, json_agg(json_build_object('name', column_name, 'type', data_type)) as columns
    from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
    where table_schema = 'public' and is_identity = 'NO' and (column_default is null or column_name = 'scope') group by table_name`;
  await client.begin(async (tx) => {
    await tx`set local session_replication_role = replica`; // in any order
    for (const { table, columns } of tables) {
      const names = columns.map(({ name }) => `"${name}"`).join();
      const row = columns.map(({ name, type }) => values[name] ?? values[type] ?? `a value for ${type}`).join();
      await tx.unsafe(`insert into "${table}" (${names}) values (${row})`, row.includes("$1") ? [text] : []);
    }
  });
}
