import { sql } from "@/lib/db/client";
import type { InboxFilter } from "./inbox-filter";
import { narrows, search, searching } from "./inbox-filter";
import { type InboxRow, inboxColumns, type StoredInboxRow, toInboxRow } from "./inbox-row";

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
  accountId: string,
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
      from messages m
      cross join lateral (
        select * from mails b where b.account_id = m.account_id and b.id = m.mail_id offset 0
      ) b
      where ${narrows(accountId, filter)} ${older} and ${search(filter)}
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
