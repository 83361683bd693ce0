import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { type MessageFilter, matches } from "./filter";
import { type MessageRow, messageColumns, toMessage } from "./message-row";

/** The newest stored match, and the account's newest stamp at the same instant: mail after it is still to come. */
export async function findNewest(
  accountId: string,
  filter: MessageFilter,
): Promise<{ message: Message | null; lastReceivedAt: Date | null }> {
  const [row] = await sql()<(Partial<MessageRow> & { last_received_at: Date | null })[]>`
    select a.last_received_at, found.* from accounts a
    left join lateral (
      select ${messageColumns()}, b.text, b.html
      from (
        select * from messages m where ${matches(accountId, filter)} order by m.received_at desc, m.id desc limit 1
      ) m
      join mails b on b.account_id = m.account_id and b.id = m.mail_id
    ) found on true
    where a.id = ${accountId}`;
  const message = row?.id === undefined || row.id === null ? null : toMessage(row as MessageRow);
  return { message, lastReceivedAt: row?.last_received_at ?? null };
}
