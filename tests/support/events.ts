import type { Message } from "@/lib/contract/schemas";
import type { TestAccount } from "./account";
import { service } from "./service";

export interface SentEvent {
  id: string;
  event: string;
  data: string;
}

interface StreamOptions {
  query?: Record<string, string>;
  lastEventId?: string;
}

/** GET /v1/events on a connection of its own, read as far as its test asks. */
export async function openEvents({ apiKey }: TestAccount, { query = {}, lastEventId }: StreamOptions = {}) {
  const leaving = new AbortController();
  const answer = await fetch(`${service.baseUrl}/v1/events?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${apiKey}`, ...(lastEventId && { "last-event-id": lastEventId }) },
    signal: leaving.signal,
  });
  const events = answer.status === 200 ? readEvents(answer) : null;
  /** The next event; null once the stream has ended. */
  const next = async () => (await events?.next())?.value ?? null;
  return {
    answer,
    next,
    leave: () => leaving.abort(),
    /** The next messages, `ready` left out; fewer where the stream ends. */
    async messages(count: number) {
      const found: (SentEvent & { message: Message })[] = [];
      for (let event = await next(); event !== null; event = await next()) {
        if (event.event === "message") found.push({ ...event, message: JSON.parse(event.data) });
        if (found.length === count) break;
      }
      return found;
    },
  };
}

async function* readEvents(answer: Response): AsyncGenerator<SentEvent, null> {
  let text = "";
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (text + chunk).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = new Map(
        block.split("\n").map((line) => /^(\w*): ?(.*)$/.exec(line)?.slice(1) as [string, string]),
      );
      const data = fields.get("data");
      if (data !== undefined) yield { id: fields.get("id") ?? "", event: fields.get("event") ?? "message", data };
    }
  }
  return null;
}
