import { sql } from "@/lib/db/client";

/** How many messages are stored in each of the account's namespaces, by slug; those without any are left out. */
export async function countByNamespace(accountId: string): Promise<Map<string, number>> {
  const rows = await sql()<{ namespace: string; messages: number }[]>`
    select namespace, count(*)::int as messages from messages
    where account_id = ${accountId} and expire_at > (select restante_clock())
    group by namespace`;
  return new Map(rows.map(({ namespace, messages }) => [namespace, messages]));
}
