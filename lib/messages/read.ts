import type { Viewer } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { Message } from "@/lib/contract/schemas";
import { piece, sql } from "@/lib/db/client";
import { type Reader, type ReaderRow, readFor } from "@/lib/keys";
import { within } from "@/lib/within";
import { filterCondition, type MessageFilter, matchingMessages } from "./filter";
import { inTurn } from "./in-turn";

/** After so long the database passes for lost. */
export const readMilliseconds = 10_000;

/** A message as the API shows it, in JSON that the database has written; and whose it is. */
export interface StoredMessage {
  accountId: string;
  json: string;
}

/** One message of the reader's, with its e-mail headers if asked for; throws `unauthorized` and `not_found`. */
export async function getMessage(reader: Reader, id: string, { headers = false } = {}): Promise<StoredMessage> {
  const { accountId, json } = await readMessage(reader, id, { headers });
  if (json === null) throw noSuchMessage();
  return { accountId, json };
}

/** Its JSON alone; null where there is none. */
export async function findJson(viewer: Viewer, id: string, { bodies = true } = {}): Promise<string | null> {
  return (await readMessage(viewer, id, { bodies })).json;
}

/** The same as an object. */
export async function findMessage(viewer: Viewer, id: string, { headers = false } = {}): Promise<Message | null> {
  const { json } = await readMessage(viewer, id, { headers });
  return json === null ? null : JSON.parse(json);
}

function readMessage(reader: Reader, id: string, columns: Columns) {
  return readFor(reader, async (row) => {
    const query = sql()<{ accountId: string; json: string | null }[]>`
      select reader.account_id as "accountId", found.message as json from ${row.reader} left join lateral (
        select ${messageJson(columns)}::text as message
        from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id
        where ${filterCondition(whoseOf(row), {})} and m.id = ${id}
      ) found on true`;
    return (await within(readMilliseconds, query))[0];
  });
}

interface Newest {
  accountId: string;
  /** The id of the key that reads; null for none. */
  by: string | null;
  /** The newest stored match. */
  json: string | null;
  /** The account's newest stamp at the same instant: mail after it is still to come. */
  lastReceivedAt: Date | null;
  /** If counted: how many match, up to 1,000, and the age of the newest. */
  matches: number | null;
  ageMilliseconds: number | null;
}

const mostCounted = 1_000;

/** The newest match of the reader's; throws `unauthorized`, and `rate_limited` where its turn comes too late for `isWanted`. */
export async function findNewest(
  reader: Reader,
  filter: MessageFilter,
  { counted = false, isWanted }: { counted?: boolean; isWanted?: () => boolean } = {},
): Promise<Newest> {
  const all = sql();
  type Row = { account_id: string; by: string | null; last_received_at: Date | null; message: string | null };
  const read = async (row: ReaderRow) => {
    // A limit that the planner does not know has it read them in order.
    const matching = all`
      select * from ${matchingMessages(whoseOf(row), filter)} ${newestFirst()} limit ${counted ? mostCounted : piece("1")}`;
    const newest = counted
      ? all`select *, count(*) over () as matches from (${matching}) m ${newestFirst()} limit 1`
      : matching;
    const [found] = await all<(Row & Partial<Pick<Newest, "matches" | "ageMilliseconds">>)[]>`
    select a.last_received_at, found.message, reader.account_id, reader.by
      ${piece(counted ? ', found.matches::int, found."ageMilliseconds"' : "")}
    from ${row.reader} join accounts a on a.id = reader.account_id
    left join lateral (
      select ${messageJson()}::text as message ${piece(counted ? `, m.matches, ${age} as "ageMilliseconds"` : "")}
      from (${newest}) m
      join mails b on b.account_id = m.account_id and b.id = m.mail_id
    ) found on true`;
    return found;
  };
  const found = await inTurn(reader, filter, () => readFor(reader, read), isWanted);
  const { account_id, by, last_received_at, message, matches = null, ageMilliseconds = null } = found;
  return { accountId: account_id, by, json: message, lastReceivedAt: last_received_at, matches, ageMilliseconds };
}

/** How long ago message `m` was received, in milliseconds. */
const age = "(extract(epoch from (select restante_clock()) - m.received_at) * 1000)::float8";
const newestFirst = () => piece("order by m.received_at desc, m.id desc");

/** A page of a list, newest first. */
export interface MessagePage {
  accountId: string;
  rows: PageRow[];
}

interface PageRow {
  id: string;
  /** What is stored of it; as JSON it may be twice as much. */
  sizeBytes: number;
  /** Null for a long one, which is to be read when its turn comes. */
  json: Buffer | null;
}

/**
 * A page of the reader's messages; throws `unauthorized`. Those that are no longer than an even share of `headBytes` are
 * read with it: no sum over bodies has to be made first, and what is held stays within it.
 */
export async function listMessages(
  reader: Reader,
  filter: MessageFilter,
  { limit, offset, headBytes, bodies = true }: { limit: number; offset: number; headBytes: number; bodies?: boolean },
): Promise<MessagePage> {
  const shareBytes = Math.floor(headBytes / limit);
  // Bytes as they came, to be sent on as they are: a list is neither decoded nor encoded here.
  const read = async (row: ReaderRow) => {
    const query = sql()`
    select reader.account_id, page.id, page.bytes, page.message from ${row.reader} left join lateral (
      select m.id, m.received_at, size.bytes, case when size.bytes <= ${shareBytes} then ${messageJson({ bodies })}::text end as message
      from (
        select * from ${matchingMessages(whoseOf(row), filter)}
        order by m.received_at desc, m.id desc limit ${limit} offset ${offset}
      ) m
      join mails b on b.account_id = m.account_id and b.id = m.mail_id
      cross join lateral (
        select ${piece(bodies ? "octet_length(b.text) + coalesce(octet_length(b.html), 0) +" : "")}
          octet_length(b.extracted::text) as bytes
      ) size
    ) page on true
    order by page.received_at desc, page.id desc`.raw();
    const found = (await within(readMilliseconds, query)) as (Buffer | null)[][];
    return found.length > 0 ? found : undefined;
  };
  const rows = await inTurn(reader, filter, () => readFor(reader, read));
  const messages = rows.flatMap(([, id, bytes, json]) =>
    id ? [{ id: String(id), sizeBytes: Number(bytes), json: json ?? null }] : [],
  );
  return { accountId: String(rows[0]?.[0]), rows: messages };
}

/** The JSON of messages `m`, null of those longer than this, for a statement that reads no mails otherwise. */
export function messageOf(shortBytes: number) {
  return sql()`(
    select ${messageJson()}::text from mails b where b.account_id = m.account_id and b.id = m.mail_id
      and octet_length(b.text) + coalesce(octet_length(b.html), 0) <= ${shortBytes}
  )`;
}

export function noSuchMessage(): ApiError {
  return new ApiError(
    "not_found",
    "There is no such message.",
    "It may have been deleted or have expired. GET /v1/messages lists what is there.",
  );
}

/** The mail of the account that the statement finds for its reader. */
export const whoseOf = ({ scope }: ReaderRow) => ({ accountId: piece("reader.account_id"), scope });

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
const withoutBodies = written({ ...fields, text: "''", html: "null::text" });

interface Columns {
  headers?: boolean;
  /** False for `text` empty and `html` null. */
  bodies?: boolean;
}

function written(columns: Record<string, string>): string {
  const list = Object.entries(columns).map(([name, column]) => `${column} as "${name}"`);
  return `(select row_to_json(message) from (select ${list.join(", ")}) message)`;
}

/**
 * A message as the API shows it, as an SQL expression: JSON that the database writes. Taking the columns apart and
 * writing them here would cost this process twice as much as all the rest of a list.
 */
export function messageJson({ headers = false, bodies = true }: Columns = {}) {
  if (!bodies) return piece(withoutBodies);
  return piece(headers ? withHeaders : plain);
}
