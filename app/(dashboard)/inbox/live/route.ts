import { ApiError } from "@/lib/contract/errors";
import { followMessages } from "@/lib/feed";
import { errorResponse, eventStreamHeaders as headers } from "@/lib/http/respond";
import { errorFields, log } from "@/lib/log";
import type { Arrivals } from "@/lib/messages";
import { findSession, readSessionToken, requireAccount } from "@/lib/sessions";
import { readQuery } from "../read-query";

const pulseSeconds = 15;

/** Where a platform ends each request after some seconds, the browser comes back and goes on behind its last event. */
export const maxDuration = 300;

/** New mail as server-sent events, from `after` on; a stream that is resumed goes on behind its last event. */
export async function GET(request: Request): Promise<Response> {
  try {
    const token = await readSessionToken();
    const search = new URL(request.url).searchParams;
    const find = async () => token && findSession(token);
    const session = await requireAccount(await find(), search.get("account"));
    search.set("after", request.headers.get("last-event-id") ?? search.get("after") ?? "");
    const { filter, after } = readQuery(search);
    if (after === undefined) throw new ApiError("invalid_request", "`after` is missing.", "Reload the page.");
    const left = new AbortController();
    const news = followMessages(session, filter, { after, pulseSeconds, left: left.signal });
    const leave = () => {
      left.abort();
      void news.return();
    };
    const first = await news.next();
    request.signal.addEventListener("abort", leave);
    if (request.signal.aborted) leave();
    // A session that has ended sees no further row, and its stream ends within a pulse.
    const holds = async () => (await find())?.accountId === session.accountId;
    return new Response(eventStream({ first, next: () => news.next(), holds, left: left.signal, leave }), { headers });
  } catch (error) {
    return errorResponse(error);
  }
}

/** Left to Next, it would open a stream that nobody reads, and so nobody ever ends. */
export function HEAD(): Response {
  return new Response(null, { status: 405, headers: { allow: "GET" } });
}

type Step = IteratorResult<Arrivals | null, void>;

interface Follower {
  first: Step;
  next(): Promise<Step>;
  holds(): Promise<boolean>;
  left: AbortSignal;
  leave(): void;
}

function eventStream({ first, next, holds, left, leave }: Follower): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let started = false;
  const write = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const step = started ? await next() : first;
    const holding = await holds();
    if (left.aborted) return;
    if (step.done || !holding) {
      leave();
      return controller.close();
    }
    controller.enqueue(encoder.encode((started ? "" : "event: ready\ndata: 1\n\n") + eventOf(step.value)));
    started = true;
  };
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    write(controller).catch((error: unknown) => {
      log.warn("live_failed", errorFields(error));
      leave();
      controller.error(error); // the browser comes back by itself
    });
  return new ReadableStream<Uint8Array>({ pull, cancel: leave }, { highWaterMark: 0 });
}

/** A pulse tells the browser that the line still stands. */
function eventOf(news: Arrivals | null): string {
  if (!news) return "event: pulse\ndata: 1\n\n";
  return `id: ${news.stamp}\nevent: mail\ndata: ${JSON.stringify(news)}\n\n`;
}
