import { type Plan, plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { env } from "@/lib/env";

/** Who a mail is for: an address of a namespace that existed when the sender named it. */
export interface Recipient {
  accountId: string;
  namespace: string;
  tag: string;
  address: string;
  /** False for the operator's postmaster mail, which counts for nobody. */
  counts: boolean;
  /** Whether its account's faults have been looked at. Where they have not, the storing transaction tells of any. */
  looked?: boolean;
}

export interface RecipientAccount {
  accountId: string;
  /** How many more mails the account may receive this month. */
  room: number;
  /** Whether mail to some tag of the account fails on purpose. */
  hasFaults?: boolean;
  isSuspended?: boolean;
}

/** The accounts that these namespaces belong to; a slug that nobody owns is left out. */
export async function findRecipients(slugs: string[]): Promise<Map<string, RecipientAccount>> {
  const rows = await sql()<
    {
      slug: string;
      account_id: string;
      plan: Plan;
      received: number;
      has_faults: boolean | null;
      is_suspended: boolean;
    }[]
  >`
    select n.slug, n.account_id, a.plan, coalesce(u.emails_received, 0) as received,
      a.faults_until > restante_clock() as has_faults, a.suspended_at is not null as is_suspended
    from namespaces n join accounts a on a.id = n.account_id
    left join usage u on u.account_id = a.id and u.month =
      to_char(greatest(restante_clock(), a.last_received_at) at time zone 'utc', 'YYYY-MM')
    where n.slug = any(${slugs}::text[])`;
  return new Map(
    rows.map(({ slug, account_id: accountId, plan, received, has_faults, is_suspended: isSuspended }) => [
      slug,
      { accountId, room: plans[plan].emails_per_month - received, hasFaults: has_faults ?? false, isSuspended },
    ]),
  );
}

/** How many messages the operator's mailbox holds: anybody may write to it, and no plan's cap ends that. */
const operatorMessages = 500;

/**
 * Whether an account has no room for more mail to the operator's addresses, which lie in the bare mail domain. Nothing is
 * locked: mails under way at once may exceed the number by as many.
 */
export async function isOperatorFull(accountId: string): Promise<boolean> {
  const [held] = await sql()<{ messages: number }[]>`
    select count(*)::int as messages from messages
    where account_id = ${accountId} and tag_key in ('postmaster', 'abuse')
      and lower(address) = tag_key || ${`@${env.MAIL_DOMAIN}`}::text`;
  return (held?.messages ?? 0) >= operatorMessages;
}
