import { ApiError } from "@/lib/contract/errors";
import type { AttachmentInfo } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { noSuchMessage } from "./get-message";

/** An attachment's bytes as they were sent, and what is known of it; throws `not_found`. */
export async function getAttachment(
  accountId: string,
  messageId: string,
  index: number,
): Promise<AttachmentInfo & { content: Uint8Array<ArrayBuffer> }> {
  const [row] = await sql()<{ info: AttachmentInfo | null; content: Buffer<ArrayBuffer> | null }[]>`
    select b.attachments -> a.index as info, a.content
    from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id
    left join attachments a on a.account_id = b.account_id and a.mail_id = b.id and a.index = ${index}::bigint
    where m.account_id = ${accountId} and m.id = ${messageId} and m.expire_at > (select restante_clock())`;
  if (!row) throw noSuchMessage();
  if (!row.info || !row.content) {
    throw new ApiError(
      "not_found",
      "The message has no attachment at this index.",
      "The message's `attachments` lists each with its index, from 0.",
    );
  }
  return { ...row.info, content: row.content };
}
