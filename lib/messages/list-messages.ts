import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { type MessageFilter, matches } from "./filter";
import { type MessageRow, messageColumns, toMessage } from "./message-row";

// More than the bodies of any one message (1 MB of text and 1 MB of HTML), so that the first always fits.
const headBytes = 4 * 1024 * 1024;

export interface MessagePage {
  /** Newest first, as many as fit into about 4 MB of bodies. */
  head: Message[];
  /** Ids of the further matches, to be read one by one. */
  tailIds: string[];
}

/** A page of the account's messages, newest first. */
export async function listMessages(
  accountId: string,
  filter: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessagePage> {
  const fits = sql()`sum(octet_length(b.text) + coalesce(octet_length(b.html), 0) + octet_length(b.extracted::text)) over newest <= ${headBytes}`;
  const rows = await sql()<(Omit<MessageRow, "text"> & { text: string | null })[]>`
    select ${messageColumns()}, case when ${fits} then b.text end as text, case when ${fits} then b.html end as html
    from (
      select * from messages m where ${matches(accountId, filter)}
      order by m.received_at desc, m.id desc limit ${limit} offset ${offset}
    ) m
    join mails b on b.account_id = m.account_id and b.id = m.mail_id
    window newest as (order by m.received_at desc, m.id desc)
    order by m.received_at desc, m.id desc`;
  const page: MessagePage = { head: [], tailIds: [] };
  for (const { text, ...row } of rows) {
    if (text === null) page.tailIds.push(row.id);
    else page.head.push(toMessage({ ...row, text }));
  }
  return page;
}
