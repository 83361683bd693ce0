import type { Plan } from "@/lib/contract/plans";
import { plans } from "@/lib/contract/plans";
import type { Usage } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";

/** What the account received this month (UTC), and what its plan allows. */
export async function getUsage(accountId: string): Promise<Usage> {
  const [row] = await sql()<{ plan: Plan; month: string; received: number }[]>`
    with now as (select to_char(restante_clock() at time zone 'utc', 'YYYY-MM') as month)
    select a.plan, now.month, coalesce(u.emails_received, 0) as received
    from accounts a cross join now left join usage u on u.account_id = a.id and u.month = now.month
    where a.id = ${accountId}`;
  if (!row) throw new Error("the account is gone");
  return { plan: row.plan, month: row.month, emails_received: row.received, limits: { ...plans[row.plan] } };
}
