import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/env";
import { lockDataDir } from "./data-dir";
import { runningPostgresUrl, startPostgres } from "./postgres";

export interface Database {
  /** Whether it is the embedded one, which nobody but this start uses. */
  embedded: boolean;
  /** Resolves when an embedded server has ended; never for one of your own. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Has the embedded database of `folder` meant. Who names one while the settings name another may mean either, and a
 * command that chose by itself could delete the wrong one.
 */
export function chooseDataDir(folder: string): void {
  if (env.DATABASE_URL)
    throw new Error(
      `--data means the database in ${folder}, and DATABASE_URL (of the environment, or of .env) ${databaseName()}: leave out one of them.`,
    );
  env.DATA_DIR = folder;
}

/** Whether there is one yet. */
export const hasDatabase = (): boolean => Boolean(env.DATABASE_URL) || existsSync(join(env.DATA_DIR, "postgres"));

/** Which database is meant, as a person is told: its folder, or host and name without a password. */
export function databaseName(): string {
  if (!env.DATABASE_URL) return env.DATA_DIR;
  const url = env.DATABASE_URL_DIRECT ?? env.DATABASE_URL;
  if (!URL.canParse(url)) return "that of DATABASE_URL"; // of several hosts
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** The database of the settings, else the embedded one, started; `env` and the environment of children then name it. */
export async function openDatabase(): Promise<Database> {
  if (env.DATABASE_URL) return { embedded: false, ended: new Promise(() => {}), stop: async () => {} };
  const lock = lockDataDir(env.DATA_DIR);
  if ("heldBy" in lock) {
    throw new Error(
      `Restante already runs on ${env.DATA_DIR}, or restores a backup there (process ${lock.heldBy}): stop it, or set DATA_DIR (--data) to another folder.`,
    );
  }
  try {
    const server = await startPostgres({ dataDir: env.DATA_DIR, settings: { max_connections: maxConnections() } });
    connectTo(server.url);
    process.env.RESTANTE_DATABASE_DIR = server.folder; // for who looks after its disk
    const stop = async () => {
      await server.stop();
      lock.release();
    };
    return { embedded: true, ended: server.exited, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What each process may open, and some for who looks on: see lib/db/client.ts. */
function maxConnections(): string {
  const processes = env.WEB_PROCESSES + env.SMTP_PROCESSES;
  return String(Math.max(100, 20 + 3 * env.DATABASE_POOL_SIZE + 14 * processes));
}

/** Runs `work` with the database at hand: the one a running service uses, else one started for the duration. */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) return work();
  const lock = lockDataDir(env.DATA_DIR);
  if ("release" in lock) {
    lock.release();
    const database = await openDatabase();
    return work().finally(() => database.stop());
  }
  connectTo(await urlOfRunning());
  return work();
}

/** The service may be starting at this moment. */
async function urlOfRunning(): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const url = runningPostgresUrl(env.DATA_DIR);
    if (url) return url;
    await sleep(100);
  }
  throw new Error(`The service that runs on ${env.DATA_DIR} has no database yet: try again in a moment.`);
}

function connectTo(url: string): void {
  for (const name of ["DATABASE_URL", "DATABASE_URL_DIRECT"] as const) {
    env[name] = url;
    process.env[name] = url;
  }
}
