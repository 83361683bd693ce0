import type { Actor } from "@/lib/actor";
import { type Plan, plans } from "@/lib/contract/plans";
import type { Usage } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";

/** What the account received this month (UTC), and what its plan allows. */
export async function getUsage({ accountId }: Actor, client = sql()): Promise<Usage> {
  const [row] = await client<{ plan: Plan; month: string; received: number }[]>`
    with now as (select to_char(restante_clock() at time zone 'utc', 'YYYY-MM') as month)
    select a.plan, now.month, coalesce(u.emails_received, 0) as received
    from accounts a cross join now left join usage u on u.account_id = a.id and u.month = now.month
    where a.id = ${accountId}`;
  if (!row) throw new Error("the account is gone");
  return { plan: row.plan, month: row.month, emails_received: row.received, limits: { ...plans[row.plan] } };
}

export interface MonthlyUsage {
  /** UTC calendar month, `YYYY-MM`. */
  month: string;
  emailsReceived: number;
}

/** What the account received in each of the last twelve months, this one included, oldest first. */
export async function usageHistory({ accountId }: Actor): Promise<MonthlyUsage[]> {
  return sql()<MonthlyUsage[]>`
    with months as (
      select to_char(date_trunc('month', restante_clock() at time zone 'utc') - make_interval(months => ago), 'YYYY-MM')
        as month
      from generate_series(0, 11) as ago
    )
    select m.month, coalesce(u.emails_received, 0) as "emailsReceived"
    from months m left join usage u on u.account_id = ${accountId} and u.month = m.month
    order by m.month`;
}
