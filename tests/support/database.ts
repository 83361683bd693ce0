import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, inject, vi } from "vitest";
import { closeDatabase } from "@/lib/db/client";
import { applySettings } from "./settings";

/** Runs before each test file, in a process that files share: gives it a database of its own and settings that point to it. */
const adminUrl = inject("adminDatabaseUrl");
const name = `test_${randomBytes(6).toString("hex")}`;
await administer(`create database ${name} template restante_template`);

const dataDir = mkdtempSync(join(tmpdir(), "restante-data-"));
const url = adminUrl.replace(/\/postgres$/, `/${name}`);
applySettings({
  DATABASE_URL: url,
  DATABASE_URL_DIRECT: url,
  DATA_DIR: dataDir,
  MAIL_DOMAIN: "inbox.test",
  BASE_URL: "http://localhost:3000",
  AUTH_SECRET: "a secret of the tests, that all processes share",
});
await closeDatabase(); // what still runs of the file before may have opened its database again; from here on it opens this one

// Registered first, so it runs after the file's own.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await closeDatabase();
  await administer(`drop database ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
});

async function administer(statement: string): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    await admin.unsafe(statement);
  } finally {
    await admin.end();
  }
}
