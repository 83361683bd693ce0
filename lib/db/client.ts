import { EventEmitter } from "node:events";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import * as schema from "./schema";
import { watchedSocket } from "./watched-socket";

// Which client for what: Drizzle (`db()`) for the schema, and for verbs on rows of one table, where its types carry the
// weight; raw SQL (`sql()`) for everything else: joins, locks in an order, aggregates, JSON that the database writes, and
// whatever must be fast; of that, what intake stores and tells goes over one connection (`line()`).

export type Sql = postgres.Sql;
type Db = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** The pool or a transaction: for verbs that also run as part of a larger one. */
export type Connection = Db | Transaction;

interface Clients {
  /** For raw SQL: the paths that must be fast. */
  sql: Sql;
  /** For what may take long and is done without if it does: nothing is sent ahead to a connection that waits for it. */
  aside: Sql;
  /** Drizzle changes the client it is given, so it has one of its own. */
  db: Db;
  drizzleClient: Sql;
  /** For transactions that hold a lock while they wait for others than the database. */
  locking: Db;
  lockingClient: Sql;
  line: Line;
}

/**
 * One connection to the database itself, for statements that follow one another: one server process has all that they
 * need at hand, and what is sent at once travels together. Its events: `closed`, and each channel it listens to.
 */
export interface Line {
  sql: Sql;
  events: EventEmitter<Record<string, [payload?: string]>>;
}

export function databaseUrl(): string {
  if (!env.DATABASE_URL) throw new Error("DATABASE_URL is not set");
  return env.DATABASE_URL;
}

const statementSeconds = 30;
const marginSeconds = 5;

/**
 * How arrays are sent. Left to itself, postgres.js asks each new connection for these types, outside of any query: when
 * the connection dies at that moment nobody catches the error, and it would end the process.
 */
export const arrayTypes: Record<string, postgres.PostgresType> = {
  array: {
    to: 1009, // text[]
    from: [1009, 1007, 1185], // text[], int[], timestamptz[]
    serialize: (values: (string | number | Uint8Array | null)[]) => `{${values.map(element).join(",")}}`,
    parse: (text: string) => text, // no statement of ours returns an array
  },
};

/** Options that every connection shares: it gives up on a stuck query instead of hanging, and its socket on a dead network. */
const connectionOptions = {
  onnotice: () => {},
  connect_timeout: 5,
  keep_alive: 20,
  backoff: () => 0.5,
  fetch_types: false,
  types: arrayTypes,
  connection: {
    application_name: "restante",
    DateStyle: "ISO", // whatever the database's own is: postgres.js reads no other
    statement_timeout: statementSeconds * 1_000,
    idle_in_transaction_session_timeout: 30_000,
    // Our statements look rows up by their keys: planning each execution anew would cost more than running it.
    plan_cache_mode: "force_generic_plan",
  },
} satisfies postgres.Options<Record<string, postgres.PostgresType>>;

const watched = (pool: string, ended?: AbortSignal) => watchedSocket(statementSeconds + marginSeconds, pool, ended);

/**
 * With DATABASE_URL_DIRECT the other address is that of a transaction pooler: it refuses settings that it doesn't keep for
 * each client, and may give the next statement to a server that knows nothing of what the last one prepared.
 */
function pooledOptions() {
  const idle = env.onVercel ? { idle_timeout: idleSeconds } : {};
  if (!env.DATABASE_URL_DIRECT || env.DATABASE_URL_DIRECT === env.DATABASE_URL)
    return { ...connectionOptions, ...idle };
  const { application_name, DateStyle } = connectionOptions.connection;
  return { ...connectionOptions, ...idle, prepare: false, connection: { application_name, DateStyle } };
}

/** Where a platform starts and freezes instances as it likes, none keeps connections that it doesn't use. */
const idleSeconds = 20;
const lockingConnections = 4;
export const asideConnections = 4;

const clients = perProcess("database", (): Clients => {
  const options = pooledOptions();
  const sql = postgres(databaseUrl(), { ...options, ...watched("main"), max: env.DATABASE_POOL_SIZE });
  const drizzleClient = postgres(databaseUrl(), {
    ...options,
    ...watched("rows"),
    max: Math.max(2, Math.floor(env.DATABASE_POOL_SIZE / 2)),
  });
  const few = { ...options, idle_timeout: idleSeconds };
  const lockingClient = postgres(databaseUrl(), { ...few, ...watched("locking"), max: lockingConnections });
  return {
    sql,
    aside: postgres(databaseUrl(), { ...few, ...watched("aside"), max: asideConnections }),
    drizzleClient,
    db: drizzle(drizzleClient, { schema }),
    lockingClient,
    locking: drizzle(lockingClient, { schema }),
    line: openLine(),
  };
});

export const sql = (): Sql => clients.get().sql;
export const aside = (): Sql => clients.get().aside;
export const db = (): Db => clients.get().db;
export const locking = (): Db => clients.get().locking;
export const line = (): Line => clients.get().line;

/** How many connections each pool may open, by its name. */
export function poolLimits(): Record<string, number> {
  const { sql: main, drizzleClient: rows, aside, lockingClient: locking, line } = clients.get();
  const pools = Object.entries({ main, rows, aside, locking, line: line.sql });
  return Object.fromEntries(pools.map(([name, { options }]) => [name, options.max]));
}

const pieces = new Map<string, postgres.Fragment>();

/** A piece of SQL that holds no values, made once for all statements: made anew, a few of them cost half of what a short read does. */
export function piece(text: string): postgres.Fragment {
  const made = pieces.get(text) ?? sql().unsafe(text);
  pieces.set(text, made);
  return made;
}

function openLine(): Line {
  const events: Line["events"] = new EventEmitter();
  const heard = {
    onnotify: (channel: string, payload: string) => events.emit(channel, payload),
    onclose: () => events.emit("closed"),
  };
  return { sql: directClient("line", heard), events };
}

/** One connection more, to be ended by its user, for a transaction whose statements may take as long as this. */
export function patientClient(seconds: number): Sql {
  return postgres(databaseUrl(), { ...pooledOptions(), ...watchedSocket(seconds + marginSeconds, "patient"), max: 1 });
}

/** A client of one connection to the database itself: LISTEN does not pass a transaction pooler. None is opened once `ended`. */
export function directClient(name: string, options: object = {}, ended?: AbortSignal): Sql {
  return postgres(env.DATABASE_URL_DIRECT ?? databaseUrl(), {
    ...connectionOptions,
    ...watched(name.split(" ", 1)[0] ?? name, ended),
    connection: { ...connectionOptions.connection, application_name: `restante ${name}` },
    max: 1,
    max_lifetime: null,
    ...options,
  });
}

/** Closes the connections of this process, running queries first. */
export async function closeDatabase(): Promise<void> {
  const open = clients.take();
  if (!open) return;
  await Promise.all(
    [open.sql, open.aside, open.drizzleClient, open.lockingClient, open.line.sql].map((client) =>
      client.end({ timeout: 5 }),
    ),
  );
}

// Bytes go as base64, to be decoded in the statement: its characters need no escaping, which takes long at 10 MB.
function element(value: string | number | Uint8Array | null): string {
  if (value instanceof Uint8Array) return `"${base64(value)}"`;
  return typeof value === "string" ? `"${value.replace(/[\\"]/g, "\\$&")}"` : String(value);
}

export function base64({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}
