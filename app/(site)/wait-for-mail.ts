import type { Message } from "@/lib/contract/schemas";

interface Options {
  apiKey: string;
  tag: string;
  signal: AbortSignal;
}

const pauseMilliseconds = 2_000;

/** The first message for the tag, however long it takes: one long-poll after the other. Rejects when `signal` aborts. */
export async function waitForMail({ apiKey, tag, signal }: Options): Promise<Message> {
  for (;;) {
    const message = await waitOnce({ apiKey, tag, signal }).catch((error) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (message) return message;
    // Null: the wait timed out, ask again at once. Undefined: the server is away, give it a moment.
    if (message === undefined) await new Promise((done) => setTimeout(done, pauseMilliseconds));
  }
}

async function waitOnce({ apiKey, tag, signal }: Options): Promise<Message | null> {
  const response = await fetch(`/v1/wait?timeout=55&tag=${encodeURIComponent(tag)}`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal,
  });
  if (!response.ok) throw new Error(`the wait answered ${response.status}`);
  return ((await response.json()) as { message: Message | null }).message;
}
