import { sql } from "@/lib/db/client";

/** The sources stored for an account, in the order of their arrival. */
export async function storedSources(accountId: string): Promise<string[]> {
  const rows = await sql()<{ source: Buffer }[]>`
    select source from mails where account_id = ${accountId} order by id`;
  return rows.map(({ source }) => source.toString("latin1"));
}

/** How many rows an account has, and what is counted for it in all months. */
export async function storedCounts(accountId: string) {
  const [row] = await sql()<{ mails: number; messages: number; used: number }[]>`
    select (select count(*)::int from mails where account_id = ${accountId}) as mails,
      (select count(*)::int from messages where account_id = ${accountId}) as messages,
      (select coalesce(sum(emails_received), 0)::int from usage where account_id = ${accountId}) as used`;
  return row;
}
