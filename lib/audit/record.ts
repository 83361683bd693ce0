import { sql } from "drizzle-orm";
import type { Actor } from "@/lib/actor";
import type { Connection } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import type { AuditEvent } from "./list";

/** What more is told of an event: short, and nothing secret. */
export type Detail = Record<string, string | number | null | undefined>;

/** So that who repeats one thing pushes no other out. */
export const keptOfEach = 200;

/** Notes what was done to an account, within the transaction that does it. Of each kind the newest are kept. */
export async function recordEvent(
  connection: Connection,
  { accountId, by, role, client }: Actor,
  event: AuditEvent["event"],
  detail: Detail = {},
): Promise<void> {
  const who = by ?? role ?? null;
  await connection.execute(sql`
    with noted as (
      insert into audit_events (account_id, id, at, event, by, client, detail)
      select id, ${newId("evt")}, restante_clock(), ${event}, ${who}::text, ${client ?? null}::text, ${JSON.stringify(detail)}::json
      from accounts where id = ${accountId}
    )
    delete from audit_events where account_id = ${accountId} and event = ${event} and id <= (
      select id from audit_events where account_id = ${accountId} and event = ${event}
      order by id desc offset ${keptOfEach - 1} limit 1
    )`);
}
