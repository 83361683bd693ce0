import { sql } from "@/lib/db/client";
import { type Reader, type ReaderRow, readFor } from "@/lib/keys";
import { within } from "@/lib/within";
import { filterCondition, type MessageFilter } from "./filter";
import { messageJson, readMilliseconds, whoseOf } from "./read";

/** How far an account's mail was looked at: up to this stamp; where mails share it, up to the message with this id. */
export interface Place {
  receivedAt: Date;
  /** Null for all of the stamp. */
  id: string | null;
}

/** What stands after a place, as far as it was looked at. */
export interface Stretch {
  /** Those that match, oldest first. */
  messages: { id: string; json: string; place: Place }[];
  /** How many were looked at; 0 says that there is no more. */
  count: number;
  place: Place;
  /** Its stamp in epoch milliseconds. */
  stamp: number;
}

const lookedAt = 200;
/** Of one stretch: its last message may go beyond. */
const stretchBytes = 64 * 1024;
const never = new Date("9999-12-31");

/**
 * The reader's next messages after a place: as many as can be held and are looked at in a few milliseconds, whatever
 * matches. Without a place: none, and the place of now. Throws `unauthorized`.
 */
export async function readAfter(
  reader: Reader,
  filter: MessageFilter,
  { after, bodies }: { after: Place | null; bodies: boolean },
): Promise<Stretch> {
  const rows = await readFor(reader, async (row) => {
    const found = await within(readMilliseconds, findAfter(row, { ...filter, since: undefined }, { after, bodies }));
    return found.length > 0 ? found : undefined;
  });
  const newest = rows[0]?.last_received_at ?? null;
  const found = rows.flatMap(({ id, received_at, is_tied, message }) =>
    id && received_at ? [{ id, json: message, place: { receivedAt: received_at, id: is_tied ? id : null } }] : [],
  );
  const last = found.at(-1)?.place ?? later(after, newest);
  return {
    messages: found.flatMap(({ id, json, place }) => (json === null ? [] : [{ id, json, place }])),
    count: found.length,
    place: last,
    stamp: last.receivedAt.getTime(),
  };
}

interface Row {
  last_received_at: Date | null;
  id: string | null;
  received_at: Date | null;
  /** Whether the next one has the same stamp. */
  is_tied: boolean | null;
  /** Null for one that does not match. */
  message: string | null;
}

function findAfter(row: ReaderRow, filter: MessageFilter, { after, bodies }: { after: Place | null; bodies: boolean }) {
  const { receivedAt, id } = after ?? { receivedAt: never, id: null };
  // In the order of the index, from the place on: no filter has it read more than so many.
  return sql()<Row[]>`
    select a.last_received_at, page.id, page.received_at, page.is_tied, page.message
    from ${row.reader} join accounts a on a.id = reader.account_id
    left join lateral (
      select m.id, m.received_at, m.next = m.received_at as is_tied, case when m.fits then (
        select ${messageJson({ bodies })}::text from mails b where b.account_id = m.account_id and b.id = m.mail_id
      ) end as message
      from (
        select m.*, sum(size.bytes) over came - size.bytes as before, lead(m.received_at) over came as next,
          row_number() over came as position
        from (
          select m.*, (${filterCondition(whoseOf(row), filter)}) as fits
          from (
            select * from messages m
            where m.account_id = reader.account_id and m.expire_at > (select restante_clock())
              and m.received_at >= ${receivedAt} and (m.received_at > ${receivedAt} or m.id > ${id})
            order by m.received_at, m.id limit ${lookedAt + 1}
          ) m offset 0
        ) m
        cross join lateral (
          select case when m.fits then (
            select ${bodies ? sql()`octet_length(b.text) + coalesce(octet_length(b.html), 0) +` : sql()``}
              octet_length(b.extracted::text) + octet_length(b.subject)
            from mails b where b.account_id = m.account_id and b.id = m.mail_id
          ) else 0 end as bytes
        ) size
        window came as (order by m.received_at, m.id)
      ) m
      where m.before < ${stretchBytes} and m.position <= ${lookedAt}
    ) page on true
    order by page.received_at, page.id`;
}

/** The stamps of a reader who begins in the future stay there. */
function later(after: Place | null, newest: Date | null): Place {
  if (after && (newest === null || newest <= after.receivedAt)) return after;
  return { receivedAt: newest ?? new Date(0), id: null };
}
