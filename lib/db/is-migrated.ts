import journal from "@/drizzle/meta/_journal.json";
import { sql } from "./client";

/** Whether the database has every migration that this build knows. */
export async function isMigrated(): Promise<boolean> {
  const [table] = await sql()<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!table?.exists) return false;
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  const [applied] = await sql()<{ newest: string | null }[]>`
    select max(created_at) as newest from drizzle.__drizzle_migrations`;
  return Number(applied?.newest ?? 0) >= newest;
}
