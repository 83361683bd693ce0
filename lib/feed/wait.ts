import { setTimeout as delay } from "node:timers/promises";
import type { Viewer } from "@/lib/actor";
import { isApiError, restarting } from "@/lib/contract/errors";
import { confirm, isKeyHolder, ownerOf, type Reader, refusalOf } from "@/lib/keys";
import { type Arrival, contentOf, findNewest, isMatch, type MessageFilter, type StoredMessage } from "@/lib/messages";
import { within } from "@/lib/within";
import { explainSilence } from "./explain-silence";
import { hub } from "./hub";

// How much later than its deadline a wait may answer when the database is slow or away, before it fails.
const lastLookMilliseconds = 3_000;
const retryMilliseconds = 250;

type WaitResult = (StoredMessage & Match & { timed_out: false }) | { json: null; timed_out: true; hint: string };

/** What a wait has found. */
interface Match {
  json: string;
  /** How many match, this one included; null where that was not asked for. */
  matches: number | null;
}

interface WaitOptions {
  timeoutSeconds: number;
  /** For so long no further match may have come before the newest is answered. */
  settleSeconds?: number;
  /** Aborts when the caller has left. Not asked for before there is something to wait for. */
  readonly signal: AbortSignal;
}

/** A wait that is under way. */
interface Wait {
  reader: Reader;
  /** Whose mail it is, what of it is read, and the id of the key that reads it, which is known after the first look. */
  actor: Viewer;
  filter: MessageFilter;
  options: WaitOptions;
  /** Of the monotonic clock. */
  deadline: number;
  slept: boolean;
  /** Whether the key worked at the last look: it can be revoked while its wait sleeps. */
  isAdmitted: boolean;
}

/**
 * The newest stored match, else the first to arrive; `timed_out` after `timeoutSeconds`, or when the caller leaves. With
 * `settleSeconds` the newest once no other has come for so long, or at the end.
 * Holds no database connection while it sleeps. Throws `unauthorized` and `rate_limited`, and `restarting` when the process stops.
 */
export async function waitForMessage(reader: Reader, filter: MessageFilter, options: WaitOptions): Promise<WaitResult> {
  const milliseconds = options.timeoutSeconds * 1_000;
  const deadline = performance.now() + milliseconds;
  return within(milliseconds + lastLookMilliseconds, begin(reader, { filter, options, deadline }));
}

async function begin(reader: Reader, wait: Pick<Wait, "filter" | "options" | "deadline">): Promise<WaitResult> {
  const actor = isKeyHolder(reader) ? { ...(await ownerOf(reader)), by: null } : reader;
  try {
    return await answer({ ...wait, reader, actor, slept: false, isAdmitted: true });
  } catch (error) {
    // Too many waits are told of to who may read alone.
    if (isKeyHolder(reader) && isApiError(error) && error.code === "rate_limited") await confirm(reader);
    throw error;
  }
}

async function answer(wait: Wait): Promise<WaitResult> {
  const match = await nextMatch(wait);
  const found = match && ({ accountId: wait.actor.accountId, ...match, timed_out: false } as const);
  if (found && !wait.slept) return found;
  const [left, closing] = signalsOf(wait);
  if (!wait.isAdmitted && !left.aborted) throw await refusalOf(isKeyHolder(wait.reader) ? wait.reader : wait.actor);
  if (found) return found;
  if (closing.aborted) throw restarting();
  if (left.aborted) return silence("The wait was cancelled.");
  return silence(await explainSilence(wait.actor, wait.filter));
}

const silence = (hint: string): WaitResult => ({ json: null, timed_out: true, hint });

/** Looks anew where a match was deleted before it was read, and where the database went away under the wait. */
async function nextMatch(wait: Wait): Promise<Match | null> {
  const { settleSeconds } = wait.options;
  for (;;) {
    try {
      const {
        json,
        matches = null,
        isOver,
      } = settleSeconds === undefined ? await sleepOnce(wait) : await settle(wait, settleSeconds * 1_000);
      if (json !== null) return { json, matches };
      if (isOver) return null;
    } catch (error) {
      // One that is away from the start is an error.
      if (!wait.slept || hasEnded(wait) || performance.now() >= wait.deadline + lastLookMilliseconds) throw error;
      if (isApiError(error) && (error.code === "unauthorized" || performance.now() >= wait.deadline)) throw error;
      await delay(retryMilliseconds);
    }
  }
}

interface Outcome {
  json: string | null;
  matches?: number | null;
  /** Whether, without a match, it is not to be tried again. */
  isOver: boolean;
}

/** Subscribes, looks, and sleeps until a match arrives, the deadline has passed or the wait has ended otherwise. */
async function sleepOnce(wait: Wait): Promise<Outcome> {
  const { reader, actor, filter, deadline } = wait;
  // First subscribe, then look: nothing slips between.
  const matches = (arrival: Arrival) => isMatch(actor, filter, arrival);
  const cursor = hub.get().subscribe(actor.accountId, "wait", matches, contentOf(filter));
  try {
    const { json, by, lastReceivedAt } = await findNewest(reader, filter, { isWanted: isWanted(wait) });
    if (json !== null) return { json, isOver: true };
    cursor.by = by;
    wait.actor = { ...actor, by };
    await cursor.lookedUpTo(lastReceivedAt);
    wait.slept = true;
    await cursor.sleep(deadline - performance.now(), signalsOf(wait));
    if (!cursor.arrived && !hasEnded(wait)) await cursor.check(); // one last look
    wait.isAdmitted = cursor.isAdmitted;
    if (cursor.arrived) return { json: await cursor.arrived(), isOver: hasEnded(wait) };
    return { json: null, isOver: !wait.isAdmitted || hasEnded(wait) || performance.now() >= deadline };
  } finally {
    hub.get().unsubscribe(cursor);
  }
}

/**
 * Subscribes, looks, and sleeps until the newest match may be quiet: which the next look tells. That at the deadline is the
 * last.
 */
async function settle(wait: Wait, quietMilliseconds: number): Promise<Outcome> {
  const { reader, actor, filter, deadline } = wait;
  let quietAt = Number.POSITIVE_INFINITY; // of the monotonic clock; so long as no match is known
  const matches = (arrival: Arrival) => {
    if (!isMatch(actor, filter, arrival)) return false;
    const isFirst = quietAt === Number.POSITIVE_INFINITY;
    quietAt = performance.now() + quietMilliseconds;
    return isFirst; // which wakes; the others prolong the sleep
  };
  const cursor = hub.get().subscribe(actor.accountId, "wait", matches, contentOf(filter));
  try {
    for (;;) {
      const isLast = performance.now() >= deadline;
      const newest = await findNewest(reader, filter, { counted: true, isWanted: isWanted(wait) });
      const age = newest.ageMilliseconds;
      if (age !== null && (age >= quietMilliseconds || isLast)) return { ...newest, isOver: true };
      if (isLast) return { json: null, isOver: true };
      quietAt = age === null ? Number.POSITIVE_INFINITY : performance.now() + quietMilliseconds - age;
      cursor.by = newest.by;
      wait.actor = { ...actor, by: newest.by };
      await cursor.lookedUpTo(newest.lastReceivedAt);
      wait.slept = true;
      const left = () => Math.min(quietAt, deadline) - performance.now();
      const goesOn = () => cursor.isAdmitted && !cursor.arrived && !hasEnded(wait);
      while (left() > 0 && goesOn()) await cursor.sleep(left(), signalsOf(wait));
      wait.isAdmitted = cursor.isAdmitted;
      if (!wait.isAdmitted || hasEnded(wait)) return { json: null, isOver: true };
      cursor.restart();
    }
  } finally {
    hub.get().unsubscribe(cursor);
  }
}

function signalsOf({ options }: Wait): [left: AbortSignal, closing: AbortSignal] {
  return [options.signal, hub.get().closing];
}

const hasEnded = (wait: Wait): boolean => signalsOf(wait).some(({ aborted }) => aborted);

/** Whether a look whose turn has come is of use to somebody: its answer takes some time, too. */
const isWanted = (wait: Wait) => () =>
  !wait.options.signal.aborted && performance.now() < wait.deadline + lastLookMilliseconds / 2;
