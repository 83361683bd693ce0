import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "@/lib/db/migrate";
import { ensureBuilt, type Part } from "@/scripts/build.mjs";
import { startPostgres } from "@/server/postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's `postgres` database, from which test databases are made and dropped. */
    adminDatabaseUrl: string;
    /** For files of a worker's; it goes when all tests are over. */
    folder: string;
  }
}

/** One PostgreSQL for all test files, with a migrated template that each worker copies. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "restante-tests-"));
  chmodSync(dataDir, 0o755); // as root, PostgreSQL runs as somebody else
  const settings = {
    fsync: "off",
    full_page_writes: "off",
    max_connections: "200",
    max_wal_size: "512MB",
    shared_preload_libraries: "pg_stat_statements",
  };
  const withNext = project.vitest.projects.some(({ name }) => name === "api-next");
  delete process.env.BASE_URL; // Vite's own, which is no URL
  const parts: Part[] = withNext ? ["worker", "client", "web"] : ["worker", "client"];
  const [server] = await Promise.all([startPostgres({ dataDir, settings }), ensureBuilt(parts)]);
  const admin = postgres(server.url, { max: 1 });
  await admin`create database restante_template`;
  await admin.end();
  const template = server.url.replace(/\/postgres$/, "/restante_template");
  await migrateDatabase(template);
  await addStatistics(template);
  project.provide("adminDatabaseUrl", server.url);
  project.provide("folder", dataDir);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Lets tests count the statements that the service runs. */
async function addStatistics(url: string): Promise<void> {
  const template = postgres(url, { max: 1 });
  await template`create extension pg_stat_statements`;
  await template.end();
}
