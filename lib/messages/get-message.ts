import { ApiError } from "@/lib/contract/errors";
import type { Message } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { messageJson } from "./message-json";

/** One message of the account, with its e-mail headers if asked for; throws `not_found`. */
export async function getMessage(accountId: string, id: string, { headers }: { headers: boolean }): Promise<Message> {
  const message = await findMessage(accountId, id, { headers });
  if (!message) throw noSuchMessage();
  return message;
}

export async function findMessage(accountId: string, id: string, { headers = false } = {}): Promise<Message | null> {
  const [row] = await sql()<{ message: Message }[]>`
    select ${messageJson({ headers })} as message
    from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id
    where m.account_id = ${accountId} and m.id = ${id} and m.expire_at > (select restante_clock())`;
  return row?.message ?? null;
}

export function noSuchMessage(): ApiError {
  return new ApiError(
    "not_found",
    "There is no such message.",
    "It may have been deleted or have expired. GET /v1/messages lists what is there.",
  );
}
