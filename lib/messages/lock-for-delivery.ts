import type { TransactionSql } from "postgres";
import type { Plan } from "@/lib/contract/plans";
import { Ledger } from "./allocate";

/** The accounts of a batch: a ledger for each whose row is now held, null for one locked by another transaction. */
export type Ledgers = Map<string, Ledger | null>;

interface AccountRow {
  id: string;
  plan: Plan;
  last: string | null;
  now: string;
}

/** Locks the accounts in the order of their ids, passing over those that others hold. Accounts that are gone are left out. */
export async function lockForDelivery(tx: TransactionSql, accountIds: string[]): Promise<Ledgers> {
  // Sent together, answered in order: the usage is read after the locks are held, so it is exact.
  const [locked, existing, used] = await Promise.all([
    tx<AccountRow[]>`
      select id, plan, extract(epoch from last_received_at) * 1000 as last, extract(epoch from restante_clock()) * 1000 as now
      from accounts where id = any(${accountIds}) order by id for no key update skip locked`,
    tx<{ id: string }[]>`select id from accounts where id = any(${accountIds})`,
    tx<{ account_id: string; month: string; emails_received: number }[]>`
      select account_id, month, emails_received from usage
      where account_id = any(${accountIds}) and month >= to_char(restante_clock() at time zone 'utc', 'YYYY-MM')`,
  ]);
  const ledgers: Ledgers = new Map(existing.map(({ id }) => [id, null]));
  for (const { id, plan, last, now } of locked) {
    const received = used.filter(({ account_id }) => account_id === id);
    ledgers.set(
      id,
      new Ledger({
        id,
        plan,
        lastReceivedAt: Number(last ?? 0),
        now: Number(now),
        received: new Map(received.map(({ month, emails_received }) => [month, emails_received])),
      }),
    );
  }
  return ledgers;
}
