import { FastResponse } from "srvx";
import { findMessage } from "@/lib/messages/get-message";
import type { MessagePage } from "@/lib/messages/list-messages";
import { jsonHeaders, jsonText } from "./respond";
import type { UnreadAnswer } from "./unread-answer";

interface Limits {
  limit: number;
  offset: number;
  unread: UnreadAnswer;
}

/** The answer of GET /v1/messages: `{ messages, count, limit, offset }`, of messages that are JSON already. */
export function messageList(accountId: string, page: MessagePage, limits: Limits): Response {
  const { unread } = limits;
  const head = page.head.join(",");
  if (page.tailIds.length === 0) {
    const text = `${opening}${head}${closing(page.head.length, limits)}`;
    unread.hold(accountId, Buffer.byteLength(text));
    return jsonText(text);
  }
  // What is stored takes at most two bytes of JSON for each of its own.
  unread.hold(accountId, Buffer.byteLength(head) + 2 * page.tailBytes);
  return new FastResponse(unread.stream(listParts(accountId, page, limits)), { headers: jsonHeaders });
}

const opening = '{"messages":[';
const closing = (count: number, { limit, offset }: Limits) => `],"count":${count},"limit":${limit},"offset":${offset}}`;

/**
 * A list too long to be held at once, message by message as the client reads it. One that is deleted meanwhile is left
 * out, so `count` comes last.
 */
async function* listParts(
  accountId: string,
  { head, tailIds }: MessagePage,
  limits: Limits,
): AsyncGenerator<Uint8Array, void> {
  let count = head.length;
  yield Buffer.from(opening + head.join(","));
  for (const id of tailIds) {
    const message = await findMessage(accountId, id);
    if (message) yield Buffer.from(`${count++ === 0 ? "" : ","}${JSON.stringify(message)}`);
  }
  yield Buffer.from(closing(count, limits));
}
