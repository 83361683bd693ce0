import type { Message } from "@/lib/contract/schemas";
import { findMessage } from "@/lib/messages/get-message";
import type { MessagePage } from "@/lib/messages/list-messages";
import { jsonHeaders } from "./respond";

/**
 * A list whose bodies are too large to be held at once, written message by message as the client reads it.
 * A message that is deleted meanwhile is left out, so `count` comes last.
 */
export function streamMessageList(
  accountId: string,
  page: MessagePage,
  limits: { limit: number; offset: number },
): Response {
  const parts = listParts(accountId, page, limits);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
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
  return new Response(stream, { headers: jsonHeaders });
}

async function* listParts(
  accountId: string,
  { head, tailIds }: MessagePage,
  { limit, offset }: { limit: number; offset: number },
): AsyncGenerator<string, void> {
  let count = 0;
  const written = (message: Message) => `${count++ === 0 ? "" : ","}${JSON.stringify(message)}`;
  yield '{"messages":[';
  for (let message = head.shift(); message; message = head.shift()) yield written(message);
  for (const id of tailIds) {
    const message = await findMessage(accountId, id);
    if (message) yield written(message);
  }
  yield `],"count":${count},"limit":${limit},"offset":${offset}}`;
}
