import { ApiError } from "@/lib/contract/errors";
import type { AttachmentInfo } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { noSuchMessage } from "./get-message";
import { type FileContent, inPieces, pieceBytes } from "./in-pieces";

/** An attachment's bytes as they were sent, and what is known of it; throws `not_found`. */
export async function getAttachment(
  accountId: string,
  messageId: string,
  index: number,
): Promise<AttachmentInfo & { content: FileContent }> {
  const read = (from: number) => readPiece(accountId, messageId, { index, from });
  const { info, piece } = await read(0);
  return { ...info, content: inPieces(piece, info.size, async (from) => (await read(from)).piece) };
}

async function readPiece(accountId: string, messageId: string, { index, from }: { index: number; from: number }) {
  const [row] = await sql()<{ info: AttachmentInfo | null; piece: Buffer<ArrayBuffer> | null }[]>`
    select b.attachments -> a.index as info, substring(a.content from ${from + 1} for ${pieceBytes}) as piece
    from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id
    left join attachments a on a.account_id = b.account_id and a.mail_id = b.id and a.index = ${index}::bigint
    where m.account_id = ${accountId} and m.id = ${messageId} and m.expire_at > (select restante_clock())`;
  if (!row) throw noSuchMessage();
  if (!row.info || !row.piece) {
    throw new ApiError(
      "not_found",
      "The message has no attachment at this index.",
      "The message's `attachments` lists each with its index, from 0.",
    );
  }
  return { info: row.info, piece: row.piece };
}
