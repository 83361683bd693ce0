import { sql } from "@/lib/db/client";
import { type MessageFilter, matches } from "./filter";
import { messageJson } from "./message-json";

export interface MessagePage {
  /** The JSON of each, newest first, as many as fit into `headBytes`. */
  head: string[];
  /** Ids of the further matches, to be read one by one. */
  tailIds: string[];
  /** What is stored of the longest of these, in bytes. */
  tailBytes: number;
}

/** A page of the account's messages, newest first. `headBytes` is of what is stored: as JSON it may be twice as much. */
export async function listMessages(
  accountId: string,
  filter: MessageFilter,
  { limit, offset, headBytes }: { limit: number; offset: number; headBytes: number },
): Promise<MessagePage> {
  const rows = await sql()<{ id: string; bytes: number; message: string | null }[]>`
    select m.id, size.bytes, case when sum(size.bytes) over newest <= ${headBytes} then ${messageJson()}::text end as message
    from (
      select * from messages m where ${matches(accountId, filter)}
      order by m.received_at desc, m.id desc limit ${limit} offset ${offset}
    ) m
    join mails b on b.account_id = m.account_id and b.id = m.mail_id
    cross join lateral (
      select octet_length(b.text) + coalesce(octet_length(b.html), 0) + octet_length(b.extracted::text) as bytes
    ) size
    window newest as (order by m.received_at desc, m.id desc)
    order by m.received_at desc, m.id desc`;
  const page: MessagePage = { head: [], tailIds: [], tailBytes: 0 };
  for (const { id, bytes, message } of rows) {
    if (message !== null) page.head.push(message);
    else {
      page.tailIds.push(id);
      page.tailBytes = Math.max(page.tailBytes, bytes);
    }
  }
  return page;
}
