import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { type MessageFilter, matchingMessages } from "./filter";

/** One message of the account, with its e-mail headers if asked for; throws `not_found`. */
export async function getMessage(actor: Actor, id: string, { headers }: { headers: boolean }): Promise<Message> {
  const message = await findMessage(actor, id, { headers });
  if (!message) throw noSuchMessage();
  return message;
}

/** The same; null where there is none. */
export async function findMessage({ accountId }: Actor, id: string, { headers = false } = {}): Promise<Message | null> {
  const [row] = await sql()<{ message: Message }[]>`
    select ${messageJson({ headers })} as message
    from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id
    where m.account_id = ${accountId} and m.id = ${id} and m.expire_at > (select restante_clock())`;
  return row?.message ?? null;
}

/** The newest stored match, and the account's newest stamp at the same instant: mail after it is still to come. */
export async function findNewest(
  { accountId }: Actor,
  filter: MessageFilter,
): Promise<{ message: Message | null; lastReceivedAt: Date | null }> {
  const [row] = await sql()<{ last_received_at: Date | null; message: Message | null }[]>`
    select a.last_received_at, found.message from accounts a
    left join lateral (
      select ${messageJson()} as message
      from (
        select * from ${matchingMessages(accountId, filter)} order by m.received_at desc, m.id desc limit 1
      ) m
      join mails b on b.account_id = m.account_id and b.id = m.mail_id
    ) found on true
    where a.id = ${accountId}`;
  return { message: row?.message ?? null, lastReceivedAt: row?.last_received_at ?? null };
}

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
  { accountId }: Actor,
  filter: MessageFilter,
  { limit, offset, headBytes }: { limit: number; offset: number; headBytes: number },
): Promise<MessagePage> {
  const rows = await sql()<{ id: string; bytes: number; message: string | null }[]>`
    select m.id, size.bytes, case when sum(size.bytes) over newest <= ${headBytes} then ${messageJson()}::text end as message
    from (
      select * from ${matchingMessages(accountId, filter)}
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

export function noSuchMessage(): ApiError {
  return new ApiError(
    "not_found",
    "There is no such message.",
    "It may have been deleted or have expired. GET /v1/messages lists what is there.",
  );
}

/** Each field of a message, from messages `m` and mails `b`. */
const fields: Record<Exclude<keyof Message, "headers">, string> = {
  id: "m.id",
  namespace: "m.namespace",
  tag: "m.tag",
  address: "m.address",
  from: "(select row_to_json(sender) from (select b.from_address as address, b.from_name as name) sender)",
  to: `case when json_array_length(b."to") > 0 then b."to" else json_build_array(m.address) end`,
  subject: "b.subject",
  text: "b.text",
  html: "b.html",
  extracted: "b.extracted",
  received_at: iso("m.received_at"),
  expire_at: iso("m.expire_at"),
  attachments: "b.attachments",
};

function iso(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const plain = written(fields);
const withHeaders = written({ ...fields, headers: "b.headers" });

function written(columns: Record<string, string>): string {
  const list = Object.entries(columns).map(([name, column]) => `${column} as "${name}"`);
  return `(select row_to_json(message) from (select ${list.join(", ")}) message)`;
}

/**
 * A message as the API shows it, as an SQL expression: JSON that the database writes. Taking the columns apart and
 * writing them here would cost this process twice as much as all the rest of a list.
 */
function messageJson({ headers = false } = {}) {
  return sql().unsafe(headers ? withHeaders : plain);
}
