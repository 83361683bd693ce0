import type { Actor, Viewer } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { AttachmentInfo } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { filterCondition } from "./filter";
import { noSuchMessage } from "./read";

/** An attachment's bytes as they were sent, and what is known of it; throws `not_found`. */
export async function getAttachment(
  viewer: Viewer,
  messageId: string,
  index: number,
): Promise<AttachmentInfo & { content: FileContent }> {
  const read = (from: number) => readPiece(viewer, messageId, { index, from });
  const { info, piece } = await read(0);
  return { ...info, content: inPieces(piece, info.size, async (from) => (await read(from)).piece) };
}

async function readPiece(viewer: Viewer, messageId: string, { index, from }: { index: number; from: number }) {
  const [row] = await sql()<{ info: AttachmentInfo | null; piece: Buffer<ArrayBuffer> | null }[]>`
    select b.attachments -> a.index as info, substring(a.content from ${from + 1} for ${pieceBytes}) as piece
    from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id
    left join attachments a on a.account_id = b.account_id and a.mail_id = b.id and a.index = ${index}::bigint
    where ${filterCondition(viewer, {})} and m.id = ${messageId}`;
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

/** The mail as it came in over SMTP, or a piece of it, and its whole size; throws `not_found`. */
export async function getSource(
  viewer: Viewer,
  messageId: string,
  { from = 0, bytes = wholeMail } = {},
): Promise<{ source: Uint8Array<ArrayBuffer>; sizeBytes: number }> {
  const [row] = await sql()<{ source: Buffer<ArrayBuffer>; sizeBytes: number }[]>`
    select substring(b.source from ${from + 1} for ${bytes}) as source, octet_length(b.source) as "sizeBytes"
    from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id
    where ${filterCondition(viewer, {})} and m.id = ${messageId}`;
  if (!row) throw noSuchMessage();
  return row;
}

/** The same as it is read piece by piece. */
export async function openSource(
  viewer: Viewer,
  messageId: string,
): Promise<{ content: FileContent; sizeBytes: number }> {
  const read = (from: number) => getSource(viewer, messageId, { from, bytes: pieceBytes });
  const { source, sizeBytes } = await read(0);
  return { content: inPieces(source, sizeBytes, async (from) => (await read(from)).source), sizeBytes };
}

const wholeMail = 1024 * 1024 * 1024; // far more than SMTP takes

/** A part of a mail that its HTML may show by the part's Content-ID. */
interface InlinePart {
  contentId: string;
  base64: string;
}

const largestInlinePart = 5 * 1024 * 1024;

/** The parts of a message's mail that have a Content-ID; none where there is no message. */
export async function getInlineParts({ accountId }: Actor, messageId: string): Promise<InlinePart[]> {
  return sql()<InlinePart[]>`
    select a.content_id as "contentId", translate(encode(a.content, 'base64'), chr(10), '') as base64
    from messages m join attachments a on a.account_id = m.account_id and a.mail_id = m.mail_id
    where m.account_id = ${accountId} and m.id = ${messageId} and m.expire_at > (select restante_clock())
      and a.content_id is not null and octet_length(a.content) <= ${largestInlinePart}
    order by a.index`;
}

/**
 * How much of a file is held for each of its readers, who may read as slowly as they like: as much as a socket's buffers
 * take. A multiple of three, so that each piece is base64 by itself.
 */
const pieceBytes = 3 * 43 * 1024;

export type FileContent = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/**
 * A stored file, its first piece already read: `read` fetches each further one when it is wanted. What is deleted
 * meanwhile ends the stream with an error.
 */
function inPieces(
  first: Uint8Array<ArrayBuffer>,
  sizeBytes: number,
  read: (from: number) => Promise<Uint8Array>,
): FileContent {
  if (first.byteLength === sizeBytes) return first;
  let piece: Uint8Array | null = first;
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const next: Uint8Array = piece ?? (await read(sent));
        piece = null;
        if (next.byteLength === 0) throw new Error("the file has changed");
        sent += next.byteLength;
        controller.enqueue(next);
        if (sent >= sizeBytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
