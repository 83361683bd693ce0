import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { type MessageFilter, matches } from "./filter";
import { messageJson } from "./message-json";

/** The newest stored match, and the account's newest stamp at the same instant: mail after it is still to come. */
export async function findNewest(
  accountId: string,
  filter: MessageFilter,
): Promise<{ message: Message | null; lastReceivedAt: Date | null }> {
  const [row] = await sql()<{ last_received_at: Date | null; message: Message | null }[]>`
    select a.last_received_at, found.message from accounts a
    left join lateral (
      select ${messageJson()} as message
      from (
        select * from messages m where ${matches(accountId, filter)} order by m.received_at desc, m.id desc limit 1
      ) m
      join mails b on b.account_id = m.account_id and b.id = m.mail_id
    ) found on true
    where a.id = ${accountId}`;
  return { message: row?.message ?? null, lastReceivedAt: row?.last_received_at ?? null };
}
