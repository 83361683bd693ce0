import { setTimeout as delay } from "node:timers/promises";
import type { Message } from "@/lib/contract/schemas";
import { arrivals } from "@/lib/notify/arrivals";
import { within } from "@/lib/within";
import { explainSilence } from "./explain-silence";
import { isMatch, type MessageFilter } from "./filter";
import { findNewest } from "./find-newest";

// How much later than its deadline a wait may answer when the database is slow or away, before it fails.
const lastLookMilliseconds = 3_000;

export type WaitResult = { message: Message; timed_out: false } | { message: null; timed_out: true; hint: string };

export interface WaitOptions {
  timeoutSeconds: number;
  /** Aborts when the caller has left. */
  signal: AbortSignal;
  /** Throws if the caller may not read any more: a key can be revoked while its wait sleeps. */
  authorize: () => Promise<unknown>;
}

/**
 * The newest stored match, else the first to arrive; `timed_out` after `timeoutSeconds`, or when the caller leaves.
 * Holds no database connection while it sleeps.
 */
export async function waitForMessage(
  accountId: string,
  filter: MessageFilter,
  options: WaitOptions,
): Promise<WaitResult> {
  const milliseconds = options.timeoutSeconds * 1_000;
  return within(
    milliseconds + lastLookMilliseconds,
    wait(accountId, filter, performance.now() + milliseconds, options),
  );
}

async function wait(
  accountId: string,
  filter: MessageFilter,
  deadline: number,
  { signal: left, authorize }: WaitOptions,
): Promise<WaitResult> {
  const { message, slept } = await nextMatch(accountId, filter, deadline, left);
  if (slept && !left.aborted) await authorize();
  if (message) return { message, timed_out: false };
  const hint = arrivals.get().closing.aborted
    ? "The server is restarting. Ask again in a moment."
    : left.aborted
      ? "The wait was cancelled."
      : await explainSilence(accountId, filter);
  return { message: null, timed_out: true, hint };
}

async function nextMatch(accountId: string, filter: MessageFilter, deadline: number, left: AbortSignal) {
  const { closing } = arrivals.get();
  const latest = deadline + lastLookMilliseconds;
  for (let turn = 0; ; turn += 1) {
    let failure: unknown;
    try {
      const { message, ended, slept, failed } = await sleepOnce(accountId, filter, deadline, left);
      if (message || ended) return { message, slept: slept || turn > 0 };
      if (!failed) continue; // it was deleted or out of reach when it was to be read
      failure = failed;
    } catch (error) {
      // A database that goes away under a wait is waited for, too; one that is away from the start is an error.
      if (turn === 0 || left.aborted || closing.aborted) throw error;
      failure = error;
    }
    if (performance.now() >= latest) throw failure;
    await delay(250);
  }
}

/** Subscribes, looks, and sleeps until a match arrives, the deadline has passed or the caller has left. */
async function sleepOnce(accountId: string, filter: MessageFilter, deadline: number, left: AbortSignal) {
  const hub = arrivals.get();
  const { closing } = hub;
  let arrived: Promise<Message | null> | null = null;
  let rouse = () => {};
  const sleep = new Promise<void>((resolve) => {
    rouse = resolve;
  });
  const waiter = {
    matches: isMatch.bind(null, filter),
    wake(message: Promise<Message | null>) {
      arrived = message;
      rouse();
    },
  };

  const account = hub.subscribe(accountId, waiter); // first subscribe, then look: nothing slips between
  const timer = setTimeout(rouse, Math.max(0, deadline - performance.now()));
  left.addEventListener("abort", rouse);
  closing.addEventListener("abort", rouse);
  try {
    const stored = await findNewest(accountId, filter);
    if (stored.message) return { message: stored.message, ended: true, slept: false, failed: null };
    await account.lookedUpTo(stored.lastReceivedAt);
    if (!left.aborted && !closing.aborted) await sleep;
    const leaving = left.aborted || closing.aborted;
    let failed: unknown = null;
    const fail = (error: unknown) => {
      failed = error;
    };
    if (!arrived && !leaving) await account.check().catch(fail); // one last look
    const ended = leaving || (!arrived && !failed && performance.now() >= deadline);
    return { message: await (arrived as Promise<Message | null> | null), ended, slept: true, failed };
  } finally {
    clearTimeout(timer);
    left.removeEventListener("abort", rouse);
    closing.removeEventListener("abort", rouse);
    hub.unsubscribe(account, waiter);
  }
}
