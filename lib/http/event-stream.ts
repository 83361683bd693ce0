import { FastResponse } from "srvx";
import { ApiError, isApiError } from "@/lib/contract/errors";
import { since } from "@/lib/contract/inputs";
import { followStretches } from "@/lib/feed";
import { isMessageId } from "@/lib/ids";
import { confirm, type KeyHolder, ownerOf } from "@/lib/keys";
import { errorFields, log } from "@/lib/log";
import { findNewest, type MessageFilter, type Place, type Stretch } from "@/lib/messages";
import type { PendingAnswer } from "./pending-answer";
import { eventStreamHeaders } from "./respond";

const pulseSeconds = 15;

interface Asked {
  request: Request;
  query: MessageFilter & { bodies: "true" | "false" };
  pending: PendingAnswer;
}

/** The answer of GET /v1/events. What is wrong at its start is an error like any other; later the stream just ends. */
export async function eventStream(reader: KeyHolder, { request, query, pending }: Asked): Promise<Response> {
  const { bodies, ...filter } = query;
  const after = await startOf(reader, request.headers.get("last-event-id"), filter.since);
  const left = new AbortController();
  const options = { kind: "stream" as const, after, bodies: bodies === "true", pulseSeconds, left: left.signal };
  const stretches = followStretches(reader, filter, options);
  const first = await stretches.next();
  const leave = () => {
    left.abort();
    void stretches.return();
  };
  request.signal.addEventListener("abort", leave, { once: true });
  if (request.signal.aborted) leave();
  const { accountId } = await ownerOf(reader);
  const hold = (bytes: number) => pending.hold({ accountId }, bytes);
  const parts = written({ after, first, next: () => stretches.next(), hold });
  const body = pending.stream({
    next: () => parts.next(),
    async return() {
      leave();
      return { done: true, value: undefined };
    },
  });
  return new FastResponse(body, { headers: eventStreamHeaders });
}

/** Where the stream begins; null for now. */
async function startOf(reader: KeyHolder, lastId: string | null, given: Date | undefined): Promise<Place | null> {
  if (!lastId && given) return { receivedAt: given, id: null };
  if (!lastId) return newestSeen(reader);
  const [stamp = "", id = null, ...more] = lastId.split(",");
  const parsed = since.safeParse(stamp);
  if (parsed.success && (id === null || isMessageId(id)) && more.length === 0) return { receivedAt: parsed.data, id };
  await confirm(reader);
  const hint = "Send the id of the last event that you have read, or leave the header out.";
  throw new ApiError("invalid_request", "The header `Last-Event-ID` is not the id of an event.", hint);
}

/** Of who sees all, now; of others the newest that they see: the stamp of any other would tell that it came. */
async function newestSeen(reader: KeyHolder): Promise<Place | null> {
  const { scope } = await ownerOf(reader);
  if (!scope) return null;
  const { json } = await findNewest(reader, {});
  return { receivedAt: new Date(json === null ? 0 : JSON.parse(json).received_at), id: null };
}

type Step = IteratorResult<Stretch, void>;

interface Source {
  after: Place | null;
  first: Step;
  next(): Promise<Step>;
  /** Throws `rate_limited` where the account leaves too much unread. */
  hold(bytes: number): void;
}

/** The stream as bytes, a stretch each; whatever ends it, its reader comes back and goes on behind the last event. */
async function* written({ after, first, next, hold }: Source): AsyncGenerator<Uint8Array, void> {
  try {
    for (let step = first; !step.done; step = await next()) {
      const bytes = Buffer.from((step === first ? opening(after ?? step.value.place) : "") + eventsOf(step.value));
      if (bytes.length === 0) continue;
      hold(bytes.length);
      yield bytes;
    }
  } catch (error) {
    if (!isApiError(error)) log.warn("stream_failed", errorFields(error));
  }
}

/** Not all come back at once after a restart. */
function opening(place: Place): string {
  const retryMilliseconds = 1_000 + Math.floor(Math.random() * 1_000);
  const data = JSON.stringify({ since: place.receivedAt.toISOString() });
  return `retry: ${retryMilliseconds}\nid: ${idOf(place)}\nevent: ready\ndata: ${data}\n\n`;
}

/**
 * A comment, where there is no mail, tells that the line still stands. Nothing tells of mail that does not match: it may lie
 * outside of what the reader may see.
 */
function eventsOf({ messages, count }: Stretch): string {
  if (count === 0) return ":\n\n";
  return messages.map(({ json, place }) => `id: ${idOf(place)}\nevent: message\ndata: ${json}\n\n`).join("");
}

/** `received_at`; with the message's id where another one follows that has the same. */
function idOf({ receivedAt, id }: Place): string {
  return id === null ? receivedAt.toISOString() : `${receivedAt.toISOString()},${id}`;
}
