import type { Actor } from "@/lib/actor";
import { sql } from "@/lib/db/client";
import { type InboxFilter, narrowed, narrows, search, searching } from "./inbox-filter";

/** A message as the dashboard's list shows it. */
export interface InboxRow {
  id: string;
  namespace: string;
  tag: string;
  from: { address: string; name: string };
  subject: string;
  receivedAt: string;
  expireAt: string;
  seen: boolean;
  /** The most likely code. */
  code: string | null;
  /** The most likely verification link. */
  link: string | null;
  attachments: number;
}

/** The last row that is known: the page goes on after it. */
export interface InboxCursor {
  receivedAt: Date;
  id: string;
}

export interface InboxPage {
  /** Newest first. */
  rows: InboxRow[];
  more: boolean;
  /** The account's newest stamp at the same instant, in epoch milliseconds: what arrives after it is not in here. */
  stamp: number;
  /** How many messages of the account nobody has opened yet, counted up to 1,000. */
  unread: number;
}

const pageRows = 50;
const unreadLimit = 1_000;

/** A page of the dashboard's list, newest first. */
export async function listInbox(
  { accountId }: Actor,
  filter: InboxFilter,
  { before }: { before?: InboxCursor } = {},
): Promise<InboxPage> {
  const older = before ? sql()`and (m.received_at, m.id) < (${before.receivedAt}, ${before.id})` : sql()``;
  type Row = Partial<StoredInboxRow> & { last_received_at: Date | null; unread: number };
  // `offset 0` keeps the planner from counting once a row, and from reading all mails, those of others included, to
  // sort them afterwards: they are looked up one by one, newest first, until the page is full.
  const rows = await searching(
    accountId,
    filter,
    (client) => client<Row[]>`
    select found.*, a.last_received_at, a.unread
    from (
      select last_received_at, (
        select count(*)::int from (
          select from messages m where ${narrows(accountId, {})} and m.seen_at is null limit ${unreadLimit}
        ) unseen
      ) as unread
      from accounts where id = ${accountId} offset 0
    ) a
    left join lateral (
      select ${inboxColumns()}
      from ${narrowed(accountId, filter)}
      cross join lateral (
        select * from mails b where b.account_id = m.account_id and b.id = m.mail_id offset 0
      ) b
      where ${search(filter)} ${older}
      order by m.received_at desc, m.id desc limit ${pageRows + 1}
    ) found on true
    order by found.received_at desc, found.id desc`,
  );
  const stored = rows.filter((row): row is Row & StoredInboxRow => Boolean(row.id));
  return {
    rows: stored.slice(0, pageRows).map(toInboxRow),
    more: stored.length > pageRows,
    stamp: rows[0]?.last_received_at?.getTime() ?? 0,
    unread: rows[0]?.unread ?? 0,
  };
}

export interface Arrivals {
  /** Those that fit the filter, oldest first. */
  rows: InboxRow[];
  /** How many arrived in all, whatever the filter. */
  count: number;
  /** Up to where this goes, in epoch milliseconds: further ones are found after it. */
  stamp: number;
}

const chunkRows = 200;

/** What the account received after a stamp, up to about 200 messages at a time; a `count` of 0 says there is no more. */
export async function listArrivals({ accountId }: Actor, filter: InboxFilter, after: number): Promise<Arrivals> {
  // With ties: messages that share a stamp come together, for the next look begins after it.
  const rows = await searching(
    accountId,
    filter,
    (client) => client<(StoredInboxRow & { fits: boolean })[]>`
      select ${inboxColumns()}, (${narrows(accountId, filter)}) and ${search(filter)} as fits
      from (
        select * from messages
        where account_id = ${accountId} and received_at > ${new Date(after)} and expire_at > (select restante_clock())
        order by received_at fetch first ${chunkRows} rows with ties
      ) m
      join mails b on b.account_id = m.account_id and b.id = m.mail_id
      order by m.received_at, m.id`,
  );
  return {
    rows: rows.filter(({ fits }) => fits).map(toInboxRow),
    count: rows.length,
    stamp: rows.at(-1)?.received_at.getTime() ?? after,
  };
}

/** Notes that a person has opened these messages; ids that are not the account's are passed over. */
export async function markSeen({ accountId }: Actor, ids: string[]): Promise<void> {
  await sql()`
    update messages set seen_at = restante_clock()
    where account_id = ${accountId} and id = any(${ids}) and seen_at is null`;
}

/** How many messages are stored in each of the account's namespaces, by slug; those without any are left out. */
export async function countByNamespace({ accountId }: Actor): Promise<Map<string, number>> {
  const rows = await sql()<{ namespace: string; messages: number }[]>`
    select namespace, count(*)::int as messages from messages
    where account_id = ${accountId} and expire_at > (select restante_clock())
    group by namespace`;
  return new Map(rows.map(({ namespace, messages }) => [namespace, messages]));
}

interface StoredInboxRow extends Omit<InboxRow, "from" | "receivedAt" | "expireAt"> {
  from_address: string;
  from_name: string;
  received_at: Date;
  expire_at: Date;
}

/** The columns of a `StoredInboxRow`: messages as `m`, mails as `b`. A list has no room for more of a long subject. */
function inboxColumns() {
  return sql()`m.id, m.namespace, m.tag, m.received_at, m.expire_at, m.seen_at is not null as seen,
    b.from_address, b.from_name, left(b.subject, 500) as subject, json_array_length(b.attachments) as attachments,
    b.extracted #>> '{otp_codes,0}' as code, b.extracted #>> '{verification_links,0}' as link`;
}

function toInboxRow({ from_address, from_name, received_at, expire_at, ...row }: StoredInboxRow): InboxRow {
  return {
    id: row.id,
    namespace: row.namespace,
    tag: row.tag,
    from: { address: from_address, name: from_name },
    subject: row.subject,
    receivedAt: received_at.toISOString(),
    expireAt: expire_at.toISOString(),
    seen: row.seen,
    code: row.code,
    link: row.link,
    attachments: row.attachments,
  };
}
