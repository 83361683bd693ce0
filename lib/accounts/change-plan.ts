import { eq } from "drizzle-orm";
import { type Plan, plans } from "@/lib/contract/plans";
import { db, sql } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { lockAccount } from "./lock-account";

const chunkSize = 1_000;

/**
 * Sets the account's plan, then keeps its stored mail as long as that plan promises. What was promised already is never
 * shortened. Repeating the call completes one that was interrupted. Throws `not_found`.
 */
export async function changePlan(accountId: string, plan: Plan): Promise<void> {
  await db().transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await tx.update(accounts).set({ plan }).where(eq(accounts.id, accountId));
  });
  // After the commit: intake waits for the lock above, and what it stores from now on has the new retention.
  await extendRetention(accountId, plans[plan].retention_days);
}

async function extendRetention(accountId: string, days: number): Promise<void> {
  for (;;) {
    // In hours: a day of a session's time zone may have 23 of them.
    const { count } = await sql()`
      with chunk as (
        select id, received_at + make_interval(hours => ${days * 24}) as promised from messages
        where account_id = ${accountId} and expire_at > (select restante_clock())
          and expire_at < received_at + make_interval(hours => ${days * 24})
        order by id limit ${chunkSize} for no key update
      )
      update messages m set expire_at = promised from chunk where m.account_id = ${accountId} and m.id = chunk.id`;
    if (count < chunkSize) return;
  }
}
