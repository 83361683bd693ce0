import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";

/** In the last hour, and in the last day. */
interface Lately {
  hour: number;
  day: number;
}

export interface BusyAccount {
  account_id: string;
  plan: Plan;
  created_at: Date;
  /** The client that made it, where that is known. */
  client: string | null;
  is_suspended: boolean;
  /** That are stored: what was deleted meanwhile is not counted. */
  mails: Lately;
  refusals: Lately;
}

export interface BusyClient {
  client: string;
  /** That it made, and that are still there. */
  accounts: Lately;
  suspended: number;
  /** Of these accounts, in this month. */
  mails: number;
}

export interface SuspendedAccount {
  account_id: string;
  suspended_at: Date;
  reason: string;
}

export interface Abuse {
  accounts: BusyAccount[];
  clients: BusyClient[];
  suspended: SuspendedAccount[];
}

const mostRows = 20;

/** What whoever looks for abuse looks at, the most of it first. */
export async function findAbuse(): Promise<Abuse> {
  const [accounts, clients, suspended] = await Promise.all([busyAccounts(), busyClients(), suspendedAccounts()]);
  return { accounts, clients, suspended };
}

/** The accounts that this client made: within a day, without those that are suspended, or these alone, whenever made. */
export async function accountsMadeBy(client: string, { suspended }: { suspended: boolean }): Promise<string[]> {
  const rows = await sql()<{ id: string }[]>`
    select a.id from audit_events made join accounts a on a.id = made.account_id
    where made.event = 'account_created' and made.client = ${client}
      and case when ${suspended} then a.suspended_at is not null
        else a.suspended_at is null and made.at > restante_clock() - interval '1 day' end
    order by made.at`;
  return rows.map(({ id }) => id);
}

const times = () => sql()`times as (
  select restante_clock() - interval '1 hour' as hour_ago, restante_clock() - interval '1 day' as day_ago
)`;

/** An hour weighs as much as a day of hours like it. Of each account that got mail lately its own index is asked. */
function busyAccounts(): Promise<BusyAccount[]> {
  const lately = (table: "messages" | "refusals") => sql()`(
    select count(*) filter (where received_at > hour_ago) as hour, count(*) as day from ${sql()(table)}
    where account_id = a.id and received_at > day_ago)`;
  return sql()<BusyAccount[]>`
    with ${times()}
    select a.id as account_id, a.plan, a.created_at, made.client, a.suspended_at is not null as is_suspended,
      to_json(m) as mails, to_json(r) as refusals
    from times cross join accounts a cross join lateral ${lately("messages")} m cross join lateral ${lately("refusals")} r
    left join audit_events made on made.account_id = a.id and made.event = 'account_created'
    where (a.last_received_at > day_ago or a.id in (select account_id from refusals where received_at > day_ago))
      and m.day + r.day > 0
    order by greatest(24 * (m.hour + r.hour), m.day + r.day) desc, a.id limit ${mostRows}`;
}

function busyClients(): Promise<BusyClient[]> {
  return sql()<BusyClient[]>`
    with ${times()}
    select made.client, json_build_object('hour', count(*) filter (where made.at > hour_ago), 'day', count(*)) as accounts,
      count(a.suspended_at)::int as suspended, coalesce(sum(u.emails_received), 0)::int as mails
    from times cross join audit_events made join accounts a on a.id = made.account_id
    left join usage u on u.account_id = a.id and u.month = to_char(restante_clock() at time zone 'utc', 'YYYY-MM')
    where made.event = 'account_created' and made.at > day_ago and made.client is not null
    group by made.client having count(*) > 1 order by count(*) desc, made.client limit ${mostRows}`;
}

function suspendedAccounts(): Promise<SuspendedAccount[]> {
  return sql()<SuspendedAccount[]>`
    select id as account_id, suspended_at, coalesce(suspended_reason, '') as reason
    from accounts where suspended_at is not null order by suspended_at desc limit ${mostRows}`;
}
