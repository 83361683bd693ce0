import { sql } from "@/lib/db/client";

/** Moves the clock of this file's database by a Postgres interval, such as `1 day`. */
export async function moveClock(by: string): Promise<void> {
  await setClock(`date_trunc('milliseconds', clock_timestamp()) + interval '${by}'`);
}

/** Has the clock show this SQL expression. */
export async function setClock(expression: string): Promise<void> {
  await sql().unsafe(
    `create or replace function restante_clock() returns timestamptz language sql volatile as $$ select ${expression} $$`,
  );
}
