import { sql } from "@/lib/db/client";
import { type MessageFilter, matches } from "./filter";
import { messageJson } from "./message-json";

// More than the bodies of any one message (1 MB of text and 1 MB of HTML), so that the first always fits.
const headBytes = 4 * 1024 * 1024;

export interface MessagePage {
  /** The JSON of each, newest first, as many as fit into about 4 MB of bodies. */
  head: string[];
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
  const rows = await sql()<{ id: string; message: string | null }[]>`
    select m.id, case when ${fits} then ${messageJson()}::text end as message
    from (
      select * from messages m where ${matches(accountId, filter)}
      order by m.received_at desc, m.id desc limit ${limit} offset ${offset}
    ) m
    join mails b on b.account_id = m.account_id and b.id = m.mail_id
    window newest as (order by m.received_at desc, m.id desc)
    order by m.received_at desc, m.id desc`;
  const page: MessagePage = { head: [], tailIds: [] };
  for (const { id, message } of rows) {
    if (message === null) page.tailIds.push(id);
    else page.head.push(message);
  }
  return page;
}
