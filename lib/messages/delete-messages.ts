import { sql } from "@/lib/db/client";

/**
 * Deletes messages, and the mails behind them with the last of their messages. Returns how many went; ids that are not
 * the account's are passed over.
 */
export async function deleteMessages(accountId: string, ids: string[]): Promise<number> {
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
