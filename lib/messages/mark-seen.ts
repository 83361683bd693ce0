import { sql } from "@/lib/db/client";

/** Notes that a person has opened these messages; ids that are not the account's are passed over. */
export async function markSeen(accountId: string, ids: string[]): Promise<void> {
  await sql()`
    update messages set seen_at = restante_clock()
    where account_id = ${accountId} and id = any(${ids}) and seen_at is null`;
}
