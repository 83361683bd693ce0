import { sql } from "@/lib/db/client";
import { noSuchMessage } from "./get-message";

/** Deletes a message, and the mail behind it with the last of its messages; throws `not_found`. */
export async function deleteMessage(accountId: string, id: string): Promise<void> {
  await sql().begin(async (tx) => {
    // The mail is locked first: of two last siblings that go at once, the later one sees that none is left.
    const [mail] = await tx<{ id: string }[]>`
      select b.id from mails b join messages m on m.account_id = b.account_id and m.mail_id = b.id
      where m.account_id = ${accountId} and m.id = ${id} for update of b`;
    const deleted = await tx`
      delete from messages where account_id = ${accountId} and id = ${id} and expire_at > (select restante_clock())`;
    if (!mail || deleted.count === 0) throw noSuchMessage();
    await tx`
      delete from mails where account_id = ${accountId} and id = ${mail.id}
      and not exists (select from messages where account_id = ${accountId} and mail_id = ${mail.id})`;
  });
}
