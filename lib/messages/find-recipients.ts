import { type Plan, plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";

export interface RecipientAccount {
  accountId: string;
  /** How many more mails the account may receive this month. */
  room: number;
}

/** The accounts that these namespaces belong to; a slug that nobody owns is left out. */
export async function findRecipients(slugs: string[]): Promise<Map<string, RecipientAccount>> {
  const rows = await sql()<{ slug: string; account_id: string; plan: Plan; received: number }[]>`
    select n.slug, n.account_id, a.plan, coalesce(u.emails_received, 0) as received
    from namespaces n join accounts a on a.id = n.account_id
    left join usage u on u.account_id = a.id and u.month =
      to_char(greatest(restante_clock(), a.last_received_at) at time zone 'utc', 'YYYY-MM')
    where n.slug = any(${slugs}::text[])`;
  return new Map(
    rows.map(({ slug, account_id, plan, received }) => [
      slug,
      { accountId: account_id, room: plans[plan].emails_per_month - received },
    ]),
  );
}
