import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, inject } from "vitest";
import { closeDatabase } from "@/lib/db/client";
import { applySettings } from "./settings";
import { stopShared } from "./shared";

/** Gives this file a database of its own, for what the tables of all others would not survive. */
export async function ownDatabase(): Promise<void> {
  await stopShared();
  await closeDatabase();
  const { name, url } = await createDatabase();
  applySettings({ DATABASE_URL: url, DATABASE_URL_DIRECT: url });
  afterAll(async () => {
    await stopShared();
    await closeDatabase();
    await dropDatabase(name);
  });
}

/** A new one, migrated unless it is made of another template. */
export async function createDatabase(template = "restante_template"): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} template ${template}`);
  return { name, url: inject("adminDatabaseUrl").replace(/\/postgres$/, `/${name}`) };
}

export const dropDatabase = (name: string): Promise<void> => administer(`drop database ${name} with (force)`);

async function administer(statement: string): Promise<void> {
  const admin = postgres(inject("adminDatabaseUrl"), { max: 1, onnotice: () => {} });
  try {
    await admin.unsafe(statement);
  } finally {
    await admin.end();
  }
}
