import { setTimeout as delay } from "node:timers/promises";
import type { Actor } from "@/lib/actor";
import { sql } from "@/lib/db/client";
import { noSuchMessage } from "./read";

/** Deletes a message, and the mail behind it with the last of its messages; throws `not_found`. */
export async function deleteMessage(actor: Actor, id: string): Promise<void> {
  if ((await deleteMessages(actor, [id])) === 0) throw noSuchMessage();
}

/**
 * Deletes messages, and the mails behind them with the last of their messages. Returns how many went; ids that are not
 * the account's are passed over.
 */
export async function deleteMessages({ accountId }: Actor, ids: string[]): Promise<number> {
  return sql().begin(async (tx) => {
    // The mails are locked first: of two last siblings that go at once, the later one sees that none is left.
    const mails = await tx<{ id: string }[]>`
      select id from mails where account_id = ${accountId}
      and id in (select mail_id from messages where account_id = ${accountId} and id = any(${ids}))
      order by id for update`;
    const deleted = await tx`
      delete from messages where account_id = ${accountId} and id = any(${ids}) and expire_at > (select restante_clock())`;
    await tx`
      delete from mails b where account_id = ${accountId} and id = any(${mails.map(({ id }) => id)})
      and not exists (select from messages m where m.account_id = b.account_id and m.mail_id = b.id)`;
    return deleted.count;
  });
}

const chunkMails = 100; // a mail may have 10 MB
/** What is over it waits for the next round. */
const chunkRows = 10_000;
/** After a chunk it rests so many times as long as that took. */
const restsFor = 9;

/**
 * Deletes mail that has expired, in chunks, until nothing is left or `signal` aborts. Returns how many messages went.
 * Leaves the database to others nine tenths of the time, unless it is an hour behind.
 */
export async function sweepExpired(signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const begin = performance.now();
    const { looked, deleted, isBehind } = await sweepChunk();
    total += deleted;
    if (looked < chunkMails || signal?.aborted) break;
    if (!isBehind) await delay(restsFor * (performance.now() - begin), undefined, { signal }).catch(() => {});
  }
  await sql()`delete from sign_ups where created_at < restante_clock() - interval '1 hour'`;
  await sql()`delete from stripe_events where created_at < restante_clock() - interval '30 days'`;
  // Their cookies have expired by then.
  await sql()`delete from ended_sessions where created_at < restante_clock() - interval '31 days'`;
  await sql()`delete from faults where expires_at < restante_clock()`;
  await sql()`
    delete from refusals where (account_id, id) in (
      select account_id, id from refusals where expire_at < (select restante_clock()) limit ${chunkRows}
    )`;
  await sql()`
    delete from audit_events where (account_id, id) in (
      select account_id, id from audit_events where at < (select restante_clock()) - interval '400 days' limit ${chunkRows}
    )`;
  await sql()`delete from sign_in_links where created_at < restante_clock() - interval '1 hour'`;
  return total;
}

/** Mails are locked before their messages go, as a deletion through the API does; those locked by others wait for the next round. */
function sweepChunk(): Promise<{ looked: number; deleted: number; isBehind: boolean }> {
  return sql().begin(async (tx) => {
    const expired = await tx<{ account_id: string; mail_id: string; is_late: boolean }[]>`
      select account_id, mail_id, expire_at < (select restante_clock()) - interval '1 hour' as is_late
      from messages where expire_at <= (select restante_clock()) order by expire_at limit ${chunkMails}`;
    const isBehind = expired[0]?.is_late ?? false;
    if (expired.length === 0) return { looked: 0, deleted: 0, isBehind };
    const accountIds = expired.map((row) => row.account_id);
    const mailIds = expired.map((row) => row.mail_id);
    const locked = await tx<{ account_id: string; id: string }[]>`
      select account_id, id from mails
      where (account_id, id) in (select * from unnest(${accountIds}::text[], ${mailIds}::text[]))
      order by account_id, id for update skip locked`;
    const accounts = locked.map((row) => row.account_id);
    const ids = locked.map((row) => row.id);
    const deleted = await tx`
      delete from messages where (account_id, mail_id) in (select * from unnest(${accounts}::text[], ${ids}::text[]))
      and expire_at <= (select restante_clock())`;
    await tx`
      delete from mails b where (account_id, id) in (select * from unnest(${accounts}::text[], ${ids}::text[]))
      and not exists (select from messages m where m.account_id = b.account_id and m.mail_id = b.id)`;
    // All locked elsewhere: stop here rather than look at the same ones again at once.
    return { looked: deleted.count === 0 ? 0 : expired.length, deleted: deleted.count, isBehind };
  });
}
