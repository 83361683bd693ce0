import { createReadStream, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Progress } from "@/server/backup";
import { CliError } from "./output";
import { version } from "./package";
import { settle } from "./start";

const paintMilliseconds = 200;
const stopped = 130;

interface Target {
  data: string;
  /** Whether `data` was named on the command line. */
  isNamed: boolean;
}

/** Backs the database up while it is used. The file is there once it is whole, and nobody else may read it. */
export async function backup(file: string, target: Target): Promise<void> {
  const path = file === "-" ? null : resolve(file);
  if (path && existsSync(path)) throw new CliError(`${file} is there already: nothing is written over it.`);
  const name = await settleOn(target);
  if (!path && process.stdout.isTTY) throw new CliError("A backup is not for a terminal: redirect it, or name a file.");
  const [{ writeBackup }, { hasDatabase, withDatabase }] = await Promise.all([
    import("@/server/backup"),
    import("@/server/database"),
  ]);
  if (!hasDatabase()) throw new CliError(`Nothing was started on ${name} yet: there is nothing to back up.`);
  const write = (sink: Writable) =>
    work((options) => withDatabase(async () => writeBackup(await databaseUrl(), sink, { version, ...options })));
  const totals = await (path ? toFile(path, write) : write(process.stdout));
  process.stderr.write(`Backed up ${amount(totals)} of ${name}${path ? ` to ${path}` : ""}.\n`);
}

/** Restores a backup, or only reads it. The embedded database is started for it, so the service cannot run meanwhile. */
export async function restore(
  file: string,
  { replace, check, ...target }: Target & { replace?: boolean; check?: boolean },
): Promise<void> {
  const path = file === "-" ? null : resolve(file);
  if (path && !existsSync(path)) throw new CliError(`There is no file ${file}.`);
  if (path && statSync(path).isDirectory()) throw new CliError(`${file} is a folder: name a backup in it.`);
  const source = read(path);
  const name = await settleOn({ ...target, isNamed: target.isNamed && !check });
  const { checkBackup, restoreBackup } = await import("@/server/backup");
  if (check) {
    const { manifest, ...totals } = await work((options) => checkBackup(source, { version, ...options }));
    return console.log(
      `The backup is whole: ${amount(totals)}, of ${manifest.made_at}, by Restante ${manifest.version}.`,
    );
  }
  const { openDatabase } = await import("@/server/database");
  const { refuseForeignFolder } = await import("@/server/data-dir");
  const { closeDatabase } = await import("@/lib/db/client");
  if (!process.env.DATABASE_URL) refuseForeignFolder(name);
  const database = await openDatabase();
  try {
    const { manifest, leftOut, ...totals } = await work(
      async (options) => restoreBackup(await databaseUrl(), source, { version, replace, ...options }),
      ` (the database: ${name})`,
    );
    console.log(`Restored ${amount(totals)} to ${name}, as they were at ${manifest.made_at}.`);
    if (leftOut.length > 0) console.log(`Left out, for they are none of Restante's: ${leftOut.join(", ")}.`);
    await askStripe();
  } finally {
    await closeDatabase();
    await database.stop();
  }
}

/** Returns which database is meant. */
async function settleOn({ data, isNamed }: Target): Promise<string> {
  settle({ data });
  const { databaseName, chooseDataDir } = await import("@/server/database");
  const { env } = await import("@/lib/env");
  if (isNamed) chooseDataDir(env.DATA_DIR);
  return databaseName();
}

/** Opened when it is read: an error before that would have no listener. */
async function* read(path: string | null): AsyncGenerator<Buffer> {
  yield* path ? createReadStream(path) : process.stdin;
}

/** Direct, since a transaction pooler passes neither locks nor settings on. */
async function databaseUrl(): Promise<string> {
  const { env } = await import("@/lib/env");
  return env.DATABASE_URL_DIRECT ?? env.DATABASE_URL ?? "";
}

/** What has changed there since the backup, Stripe does not tell again by itself. */
async function askStripe(): Promise<void> {
  const { env } = await import("@/lib/env");
  if (!env.stripe) return;
  const { customers, failed } = await (await import("@/lib/billing")).syncCustomers();
  console.log(`Asked Stripe about ${customers} customers.`);
  if (failed > 0)
    throw new CliError(
      `Of these, ${failed} could not be asked: their plans are those of the backup until Stripe tells of a change.`,
    );
}

async function toFile<T>(path: string, write: (sink: Writable) => Promise<T>): Promise<T> {
  const unfinished = `${path}.${process.pid}.unfinished`;
  const opened = await open(unfinished, "wx", 0o600).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CliError(`No file can be made in ${dirname(path)} (${code}).`);
  });
  const sink = opened.createWriteStream({ flush: true });
  try {
    const result = await write(sink);
    await finished(sink.end());
    if (existsSync(path)) throw new CliError(`${path} was made meanwhile: nothing is written over it.`);
    renameSync(unfinished, path);
    return result;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

interface Watched {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Shows how far it is, ends it on the first signal, and puts what goes wrong into words, in which no row is repeated. */
async function work<T>(run: (watched: Watched) => Promise<T>, about = ""): Promise<T> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const { paint, clear } = progressLine();
  try {
    return await run({ onProgress: paint, signal: stop.signal });
  } catch (error) {
    const { name, code, message } = error as NodeJS.ErrnoException;
    if (stop.signal.aborted) throw new CliError("Stopped: nothing is left of it.", stopped);
    if (code === "EPIPE") throw new CliError("What read the backup has ended before it: it is not whole.");
    throw name === "PostgresError"
      ? new CliError(`The database refused it (${code}).${about}`)
      : new CliError(`${message || code}${about}`);
  } finally {
    clear();
  }
}

function progressLine() {
  if (!process.stderr.isTTY) return { paint: () => {}, clear: () => {} };
  let paintedAt = 0;
  return {
    paint: ({ table, bytes }: Progress) => {
      if (performance.now() - paintedAt < paintMilliseconds) return;
      paintedAt = performance.now();
      process.stderr.write(`\r\u001b[2K  ${table}  ${megabytes(bytes)}`);
    },
    clear: () => process.stderr.write("\r\u001b[2K"),
  };
}

function amount({ tables, rows, bytes }: { tables: number; rows: number; bytes: number }): string {
  return `${rows.toLocaleString("en")} rows of ${tables} tables (${megabytes(bytes)})`;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
