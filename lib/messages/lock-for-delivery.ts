import type { TransactionSql } from "postgres";
import type { Plan } from "@/lib/contract/plans";
import { Ledger } from "./allocate";

/** The accounts of a batch: a ledger for each whose row is now held, null for one locked by another transaction. */
export type Ledgers = Map<string, Ledger | null>;

interface AccountRow {
  id: string;
  /** Null when another transaction holds the row. */
  plan: Plan | null;
  last: string | null;
  now: string;
}

/** Locks the accounts in the order of their ids, passing over those that others hold. Accounts that are gone are left out. */
export async function lockForDelivery(tx: TransactionSql, accountIds: string[]): Promise<Ledgers> {
  // Sent together, answered in order: the usage is read after the locks are held, so it is exact. The month may end
  // between the two, so that of a day before is read as well.
  const [accounts, used] = await Promise.all([
    tx<AccountRow[]>`
      with locked as (
        select id, plan, last_received_at from accounts where id = any(${accountIds}::text[])
        order by id for no key update skip locked
      )
      select a.id, l.plan, extract(epoch from l.last_received_at) * 1000 as last,
        extract(epoch from restante_clock()) * 1000 as now
      from accounts a left join locked l on l.id = a.id where a.id = any(${accountIds}::text[])`.execute(),
    tx<{ account_id: string; month: string; emails_received: number }[]>`
      select account_id, month, emails_received from usage
      where account_id = any(${accountIds}::text[])
        and month >= to_char((restante_clock() - interval '1 day') at time zone 'utc', 'YYYY-MM')`.execute(),
  ]);
  const received = new Map(accounts.map(({ id }) => [id, new Map<string, number>()]));
  for (const { account_id, month, emails_received } of used) received.get(account_id)?.set(month, emails_received);
  return new Map(
    accounts.map(({ id, plan, last, now }) => {
      const counts = received.get(id) ?? new Map<string, number>();
      const ledger = { id, plan, lastReceivedAt: Number(last ?? 0), now: Number(now), received: counts };
      return [id, plan === null ? null : new Ledger({ ...ledger, plan })];
    }),
  );
}
