import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject, vi } from "vitest";
import { closeDatabase, sql } from "@/lib/db/client";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { moveClock } from "./clock";
import { createDatabase } from "./own-database";
import { applySettings } from "./settings";
import { stopOthers } from "./shared";

/** Runs before each test file, in a process that files share: empties the database of this process, and applies the settings that point to it. */
const made = perProcess("test database", async () => ({
  ...(await createDatabase()),
  dataDir: mkdtempSync(join(inject("folder"), "data-")),
}));
const { url, dataDir } = await made.get();
const before = env.DATABASE_URL;
applyUsual();
if (before !== url) await closeDatabase();
await empty();

// Registered first, so it runs after the file's own.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  applyUsual();
  await stopOthers();
});

function applyUsual(): void {
  applySettings({
    DATABASE_URL: url,
    DATABASE_URL_DIRECT: url,
    DATA_DIR: dataDir,
    MAIL_DOMAIN: "inbox.test",
    BASE_URL: "http://localhost:3000",
    AUTH_SECRET: "a secret of the tests, that all processes share",
  });
}

async function empty(): Promise<void> {
  const tables = await sql()<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
  await sql().unsafe(`truncate ${tables.map(({ name }) => name).join()} restart identity cascade`);
  await moveClock("0");
}
