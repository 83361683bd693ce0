import { readFileSync } from "node:fs";
import postgres from "postgres";
import { expect, test } from "vitest";
import { databaseUrl, sql } from "@/lib/db/client";
import { migrateDatabase, migrationsLock } from "@/lib/db/migrate";
import { isMigrated } from "@/lib/db/readiness";
import { runAdmin } from "@/server/admin/run-admin";
import { startSmtp } from "@/smtp/start";
import { ownDatabase } from "../support/own-database";

await ownDatabase();

test("the SMTP server of an empty database says what to run, and starts once that has been run", async () => {
  await sql().unsafe("drop schema public cascade; create schema public; drop schema drizzle cascade");
  const start = () => startSmtp({ port: 0, host: "127.0.0.1" });
  await expect(start()).rejects.toThrow("npm run admin -- migrate");
  expect(await runAdmin(["migrate"])).toEqual({ exitCode: 0, text: "The database is up to date." });
  expect(await runAdmin(["migrate"])).toMatchObject({ exitCode: 0 });
  await (await start()).stop();
});

/** A function's body as the database has it. */
async function bodyOf(name: string): Promise<string> {
  const rows = await sql()<{ body: string }[]>`select prosrc as body from pg_proc where proname = ${name}`;
  expect(rows).toHaveLength(1);
  return rows[0]?.body ?? "";
}

test("a function whose text has changed is applied again, and until then the database is not up to date", async () => {
  const text = readFileSync("drizzle/functions/restante_deliver.sql", "utf8");
  const changed = "create or replace function restante_clock() returns timestamptz language sql as 'select now()'";
  expect(text).toContain(await bodyOf("restante_deliver"));
  await sql().unsafe(changed);
  await migrateDatabase(databaseUrl());
  expect(await bodyOf("restante_clock")).toBe("select now()"); // as a test may do: it is the file that counts
  await sql()`update drizzle.functions set hash = 'of an older text' where name = 'restante_clock'`;
  expect(await isMigrated()).toBe(false);
  await Promise.all([migrateDatabase(databaseUrl()), migrateDatabase(databaseUrl())]);
  expect(await bodyOf("restante_clock")).toContain("clock_timestamp");
  expect(await isMigrated()).toBe(true);
});

test("a database that a later build has migrated is up to date for this one", async () => {
  await sql()`insert into drizzle.functions values ('restante_clock', 'of a later text'), ('restante_later', 'x')`;
  expect(await isMigrated()).toBe(true);
});

test("an older build that starts beside a later one leaves the later one's functions in place", async () => {
  const later = `-- of a later build\n${await bodyOf("restante_clock")}`;
  await sql().unsafe(
    `create or replace function restante_clock() returns timestamptz language sql volatile as $$${later}$$`,
  );
  await migrateDatabase(databaseUrl());
  expect(await bodyOf("restante_clock")).toBe(later);
});

test("a function that an older build has put back gives way to the later one at its next start", async () => {
  await sql()`delete from drizzle.functions where name = 'restante_clock'`;
  await migrateDatabase(databaseUrl());
  await sql().unsafe("create or replace function restante_clock() returns timestamptz language sql as 'select now()'");
  await sql()`insert into drizzle.functions (name, hash, first_at) values ('restante_clock', 'of an older text', '2026-01-01')`;
  await migrateDatabase(databaseUrl());
  expect(await bodyOf("restante_clock")).toContain("clock_timestamp");
});

test("a build that has the database to itself undoes what a later text of a function changed", async () => {
  await sql().unsafe("create or replace function restante_clock() returns timestamptz language sql as 'select now()'");
  await sql()`insert into drizzle.functions (name, hash) values ('restante_clock', 'of a change that was undone')`;
  await migrateDatabase(databaseUrl());
  expect(await bodyOf("restante_clock")).toBe("select now()");
  await migrateDatabase(databaseUrl(), { alone: true });
  expect(await bodyOf("restante_clock")).toContain("clock_timestamp");
});

test("a database of the first candidate, which did not note when a function came first, is brought up to date", async () => {
  await sql()`alter table drizzle.functions drop column first_at`;
  await sql()`delete from drizzle.functions where name = 'restante_clock'`;
  await migrateDatabase(databaseUrl());
  expect(await isMigrated()).toBe(true);
  expect(await sql()`select from drizzle.functions where first_at is null`).toHaveLength(0);
});

test("a start that has nothing to migrate does not wait for a backup, and one that has does", async () => {
  const backup = postgres(databaseUrl(), { max: 1 });
  await backup`select pg_advisory_lock_shared(${migrationsLock})`;
  await migrateDatabase(databaseUrl());
  await sql()`delete from drizzle.functions where name = 'restante_clock'`;
  const migrating = migrateDatabase(databaseUrl());
  await expect
    .poll(() => sql()`select from pg_locks where locktype = 'advisory' and objid = ${migrationsLock} and not granted`)
    .toHaveLength(1);
  expect(await isMigrated()).toBe(false);
  await backup.end();
  await migrating;
  expect(await isMigrated()).toBe(true);
});

test("a database that holds somebody else's tables is left alone", async () => {
  await sql().unsafe("drop schema public cascade; create schema public; drop schema drizzle cascade");
  await sql()`create table public.users (id integer)`;
  const { exitCode, text } = await runAdmin(["migrate"]);
  expect([exitCode, text]).toEqual([
    1,
    expect.stringContaining("with other tables (users): give Restante one of its own"),
  ]);
  expect(await sql()`select tablename from pg_tables where schemaname in ('public', 'drizzle')`).toHaveLength(1);
});
