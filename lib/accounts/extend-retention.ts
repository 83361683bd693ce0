import { type Plan, plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";

const chunkSize = 1_000;

/**
 * Keeps the account's stored mail as long as the plan promises. Mail that is kept longer already stays so, and what has
 * expired stays gone. Call it after the commit that set the plan: intake then stores with the new retention already.
 */
export async function extendRetention(accountId: string, plan: Plan): Promise<void> {
  const days = plans[plan].retention_days;
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
