import type { InboxFilter } from "./inbox-filter";
import { narrows, search, searching } from "./inbox-filter";
import { type InboxRow, inboxColumns, type StoredInboxRow, toInboxRow } from "./inbox-row";

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
export async function listArrivals(accountId: string, filter: InboxFilter, after: number): Promise<Arrivals> {
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
