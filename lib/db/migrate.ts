import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

const migrationsLock = 7_261_830; // any number, the same in every process

/** Brings the database to the newest schema; several processes may call it at once. `url` must be a direct connection. */
export async function migrateDatabase(url: string, folder = "drizzle"): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationsLock})`;
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
