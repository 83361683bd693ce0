import { sql } from "@/lib/db/client";

export interface MonthlyUsage {
  /** UTC calendar month, `YYYY-MM`. */
  month: string;
  emailsReceived: number;
}

/** What the account received in each of the last twelve months, this one included, oldest first. */
export async function usageHistory(accountId: string): Promise<MonthlyUsage[]> {
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
