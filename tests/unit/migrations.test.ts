import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import journal from "@/drizzle/meta/_journal.json";
import { readFunctions } from "@/lib/db/migrate";
import { contracted, released } from "../support/released";

/** Up to here nobody had a database that another version runs on. */
const firstExpanding = "0005";

interface Statement {
  migration: string;
  text: string;
}

function statementsOf(migration: string): Statement[] {
  const text = readFileSync(`drizzle/${migration}.sql`, "utf8");
  return text.split("--> statement-breakpoint").map((part) => ({ migration, text: part.replace(/\s+/g, " ").trim() }));
}

/** Those that the version before may stumble over. Whatever is not known to do no harm is one. */
function unsafe(statements: Statement[]): string[] {
  const made = new Set(statements.map(({ text }) => /^create table "(\w+)"/i.exec(text)?.[1]));
  const isSafe = ({ text }: Statement) => {
    if (/^(?:create table|create index|drop index|comment on) /i.test(text)) return true;
    const [, table, added] =
      /^(?:alter table|create unique index "\w+" on) "(\w+)"(?: add column (.*))?/i.exec(text) ?? [];
    if (table && made.has(table)) return true; // no older version knows of it
    return (
      added !== undefined &&
      !/\b(?:unique|primary key|check|generated)\b/i.test(added) &&
      (!/not null/i.test(added) || /default/i.test(added))
    );
  };
  const isContracted = ({ migration, text }: Statement) =>
    contracted.some((it) => it.migration === migration && it.statement === text);
  return statements.filter((statement) => !isSafe(statement) && !isContracted(statement)).map(({ text }) => text);
}

const expanding = journal.entries.map(({ tag }) => tag).filter((tag) => tag >= firstExpanding);

test.each(expanding)("%s leaves the version before what it uses", (migration) => {
  expect(unsafe(statementsOf(migration))).toEqual([]);
});

test.each([
  'ALTER TABLE "accounts" ADD COLUMN "note" text;',
  'ALTER TABLE "accounts" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
  'CREATE TABLE "notes" ("id" text PRIMARY KEY);',
  'CREATE INDEX "accounts_note" ON "accounts" USING btree ("note");',
  'DROP INDEX "accounts_note";',
])("harmless: %s", (text) => {
  expect(unsafe([{ migration: "9999", text }])).toEqual([]);
});

test("a table that is made in the same migration may be changed as one likes", () => {
  const table = 'CREATE TABLE "notes" ("id" text);';
  const key = 'ALTER TABLE "notes" ADD CONSTRAINT "notes_key" UNIQUE("id");';
  const index = 'CREATE UNIQUE INDEX "notes_id" ON "notes" USING btree ("id");';
  const of = (...texts: string[]) => unsafe(texts.map((text) => ({ migration: "9999", text })));
  expect(of(table, key, index)).toEqual([]);
  expect(of(key, index)).toEqual([key, index]);
});

test.each([
  'ALTER TABLE "accounts" DROP COLUMN "email";',
  'DROP TABLE "usage";',
  'ALTER TABLE "accounts" RENAME COLUMN "email" TO "address";',
  'ALTER TABLE "accounts" RENAME TO "users";',
  'ALTER TABLE "accounts" ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "accounts" ADD COLUMN "note" text UNIQUE;',
  'ALTER TABLE "accounts" ALTER COLUMN "email" SET NOT NULL;',
  'ALTER TABLE "accounts" ALTER COLUMN "plan" DROP DEFAULT;',
  'ALTER TABLE "accounts" ALTER COLUMN "plan" SET DATA TYPE integer;',
  'ALTER TABLE "accounts" ADD CONSTRAINT "accounts_note" CHECK (note is not null);',
  'CREATE UNIQUE INDEX "accounts_email_once" ON "accounts" USING btree ("email");',
  'UPDATE "accounts" SET "plan" = \'gone\';',
  "DROP FUNCTION restante_deliver;",
])("refused: %s", (text) => {
  expect(unsafe([{ migration: "9999", text }])).toEqual([text]);
});

test("what is no longer read is told by the whole statement", () => {
  for (const { migration, statement } of contracted)
    expect(statementsOf(migration).map(({ text }) => text)).toContain(statement);
});

/** As PostgreSQL tells functions apart, with what they return; the names of parameters are said in none of our calls. */
function signaturesOf(text: string): string[] {
  const pattern = /create or replace function (\w+)\s*\(([^)]*)\)\s*returns ([\w[\]]+(?: of \w+)?)/g;
  return [...text.matchAll(pattern)].map(([, name, parameters = "", returns]) => {
    const types = parameters.split(",").map((parameter) => parameter.trim().split(/\s+/).slice(1).join(" "));
    return `${name}(${types.join(", ")}) returns ${returns}`;
  });
}

test("what a released version calls is there, with the parameters that it gives", () => {
  const present = readFunctions().flatMap(({ text }) => signaturesOf(text));
  expect(present.length).toBeGreaterThanOrEqual(readFunctions().length);
  expect(released.functions.filter((signature) => !present.includes(signature))).toEqual([]);
});
