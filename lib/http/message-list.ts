import { FastResponse } from "srvx";
import { findMessage } from "@/lib/messages/get-message";
import type { MessagePage } from "@/lib/messages/list-messages";
import { jsonHeaders } from "./respond";

interface Limits {
  limit: number;
  offset: number;
}

/** The answer of GET /v1/messages: `{ messages, count, limit, offset }`, of messages that are JSON already. */
export function messageList(accountId: string, page: MessagePage, limits: Limits): Response {
  const { head, tailIds } = page;
  if (tailIds.length > 0) return new Response(streamed(accountId, page, limits), { headers: jsonHeaders });
  return new FastResponse(`${opening}${head.join(",")}${closing(head.length, limits)}`, { headers: jsonHeaders });
}

const opening = '{"messages":[';
const closing = (count: number, { limit, offset }: Limits) => `],"count":${count},"limit":${limit},"offset":${offset}}`;

/** A list whose bodies are too large to be held at once, written message by message as the client reads it. */
function streamed(accountId: string, page: MessagePage, limits: Limits): ReadableStream<Uint8Array> {
  const parts = listParts(accountId, page, limits);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await parts.return()),
    },
    { highWaterMark: 0 },
  );
}

/** A message that is deleted meanwhile is left out, so `count` comes last. */
async function* listParts(
  accountId: string,
  { head, tailIds }: MessagePage,
  limits: Limits,
): AsyncGenerator<string, void> {
  let count = 0;
  const next = (json: string) => `${count++ === 0 ? "" : ","}${json}`;
  yield opening;
  for (let json = head.shift(); json !== undefined; json = head.shift()) yield next(json);
  for (const id of tailIds) {
    const message = await findMessage(accountId, id);
    if (message) yield next(JSON.stringify(message));
  }
  yield closing(count, limits);
}
