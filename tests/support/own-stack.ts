import { onTestFinished } from "vitest";
import { closeDatabase } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";
import { type Postgres, type PostgresOptions, startPostgres } from "@/server/postgres";
import { type BuiltProcess, startSmtpProcess, startWebProcess } from "./built-process";
import { temporaryFolder } from "./npm-start";
import { service } from "./service";
import { applySettings } from "./settings";

export interface OwnStack {
  smtp: BuiltProcess;
  web: BuiltProcess;
  database(): Postgres;
  /** Starts the database again, where it was; resolves once it answers. */
  restart(): Promise<void>;
}

/**
 * For one test: a PostgreSQL that flushes each commit, in `folder` or one of its own, and a web and an SMTP process on it,
 * which this process, and what calls the service, now use.
 */
export async function ownStack(options: Partial<PostgresOptions> = {}, more = {}): Promise<OwnStack> {
  const folder = options.dataDir ? { path: options.dataDir, remove() {} } : temporaryFolder("stack");
  let database = await startPostgres({ ...options, dataDir: folder.path });
  await closeDatabase();
  const settings = { DATABASE_URL: database.url, DATABASE_URL_DIRECT: database.url, DATA_DIR: folder.path, ...more };
  applySettings(settings);
  await migrateDatabase(database.url);
  const smtp = await startSmtpProcess();
  const web = await startWebProcess();
  Object.assign(service, { baseUrl: `http://127.0.0.1:${web.port}`, smtpPort: smtp.port });
  onTestFinished(async () => {
    await Promise.all([smtp.stop(), web.stop(), closeDatabase()]);
    await database.stop();
    folder.remove();
  });
  return {
    smtp,
    web,
    database: () => database,
    async restart() {
      database = await startPostgres({ ...options, dataDir: folder.path, port: Number(new URL(database.url).port) });
    },
  };
}
