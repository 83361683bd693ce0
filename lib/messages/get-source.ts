import { sql } from "@/lib/db/client";
import { noSuchMessage } from "./get-message";

/** The mail as it came in over SMTP, or a piece of it, and its whole size; throws `not_found`. */
export async function getSource(
  accountId: string,
  messageId: string,
  { from = 0, bytes = wholeMail } = {},
): Promise<{ source: Uint8Array<ArrayBuffer>; sizeBytes: number }> {
  const [row] = await sql()<{ source: Buffer<ArrayBuffer>; sizeBytes: number }[]>`
    select substring(b.source from ${from + 1} for ${bytes}) as source, octet_length(b.source) as "sizeBytes"
    from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id
    where m.account_id = ${accountId} and m.id = ${messageId} and m.expire_at > (select restante_clock())`;
  if (!row) throw noSuchMessage();
  return row;
}

const wholeMail = 1024 * 1024 * 1024; // far more than SMTP takes
