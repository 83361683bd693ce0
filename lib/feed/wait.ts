import { setTimeout as delay } from "node:timers/promises";
import type { Actor } from "@/lib/actor";
import type { Message } from "@/lib/contract/schemas";
import { findNewest, isMatch, type MessageFilter } from "@/lib/messages";
import { within } from "@/lib/within";
import { explainSilence } from "./explain-silence";
import { hub } from "./hub";

// How much later than its deadline a wait may answer when the database is slow or away, before it fails.
const lastLookMilliseconds = 3_000;
const retryMilliseconds = 250;

type WaitResult = { message: Message; timed_out: false } | { message: null; timed_out: true; hint: string };

interface WaitOptions {
  timeoutSeconds: number;
  /** Aborts when the caller has left. */
  signal: AbortSignal;
  /** Throws if the caller may not read any more: a key can be revoked while its wait sleeps. */
  authorize: () => Promise<unknown>;
}

/** A wait that is under way. */
interface Wait {
  actor: Actor;
  filter: MessageFilter;
  /** Of the monotonic clock. */
  deadline: number;
  /** Abort when the caller has left, and when the process stops. */
  signals: [left: AbortSignal, closing: AbortSignal];
  slept: boolean;
}

/**
 * The newest stored match, else the first to arrive; `timed_out` after `timeoutSeconds`, or when the caller leaves.
 * Holds no database connection while it sleeps.
 */
export async function waitForMessage(
  actor: Actor,
  filter: MessageFilter,
  { timeoutSeconds, signal, authorize }: WaitOptions,
): Promise<WaitResult> {
  const milliseconds = timeoutSeconds * 1_000;
  const deadline = performance.now() + milliseconds;
  const wait: Wait = { actor, filter, deadline, signals: [signal, hub.get().closing], slept: false };
  return within(milliseconds + lastLookMilliseconds, answer(wait, authorize));
}

async function answer(wait: Wait, authorize: () => Promise<unknown>): Promise<WaitResult> {
  const [left, closing] = wait.signals;
  const message = await nextMatch(wait);
  if (wait.slept && !left.aborted) await authorize();
  if (message) return { message, timed_out: false };
  const hint = closing.aborted
    ? "The server is restarting. Ask again in a moment."
    : left.aborted
      ? "The wait was cancelled."
      : await explainSilence(wait.actor, wait.filter);
  return { message: null, timed_out: true, hint };
}

/** Looks anew where a match was deleted before it was read, and where the database went away under the wait. */
async function nextMatch(wait: Wait): Promise<Message | null> {
  for (;;) {
    try {
      const { message, isOver } = await sleepOnce(wait);
      if (message || isOver) return message;
    } catch (error) {
      // One that is away from the start is an error.
      if (!wait.slept || hasEnded(wait) || performance.now() >= wait.deadline + lastLookMilliseconds) throw error;
      await delay(retryMilliseconds);
    }
  }
}

/** Subscribes, looks, and sleeps until a match arrives, the deadline has passed or the wait has ended otherwise. */
async function sleepOnce(wait: Wait): Promise<{ message: Message | null; isOver: boolean }> {
  const { actor, filter, deadline, signals } = wait;
  // First subscribe, then look: nothing slips between.
  const cursor = hub.get().subscribe(actor.accountId, "wait", (arrival) => isMatch(filter, arrival));
  try {
    const { message, lastReceivedAt } = await findNewest(actor, filter);
    if (message) return { message, isOver: true };
    await cursor.lookedUpTo(lastReceivedAt);
    wait.slept = true;
    await cursor.sleep(deadline - performance.now(), signals);
    if (!cursor.arrived && !hasEnded(wait)) await cursor.check(); // one last look
    if (cursor.arrived) return { message: await cursor.arrived(), isOver: hasEnded(wait) };
    return { message: null, isOver: hasEnded(wait) || performance.now() >= deadline };
  } finally {
    hub.get().unsubscribe(cursor);
  }
}

const hasEnded = ({ signals }: Wait): boolean => signals.some(({ aborted }) => aborted);
