import { setTimeout as delay } from "node:timers/promises";
import { sql } from "@/lib/db/client";
import { followStretches, type Hub } from "@/lib/feed";
import { errorFields, log } from "@/lib/log";
import type { MessageFilter, Place } from "@/lib/messages";
import { noteAttempt, type Sender } from "./attempts";
import { isTaken, post } from "./post";
import { isServed } from "./webhooks";

export interface PumpOptions {
  hub: Hub;
  left: AbortSignal;
  /** The first retry comes after so long, each further one after twice as long. */
  firstRetrySeconds: number;
}

const longestRetrySeconds = 3_600;
const pulseSeconds = 60;
const databaseAwayMilliseconds = 1_000;

/**
 * Sends a webhook's mail, one after the other, from its place on and as more comes, until it is deleted, set back or
 * paused. What fails is looked up anew for each retry: mail that was deleted meanwhile is not sent.
 */
export async function pump(sender: Pick<Sender, "accountId" | "id" | "generation">, options: PumpOptions) {
  const { left } = options;
  while (!left.aborted) {
    try {
      const webhook = await find(sender);
      if (!webhook) return;
      if (webhook.waitSeconds > 0)
        await delay(1_000 * Math.min(webhook.waitSeconds, pulseSeconds), undefined, { signal: left });
      else if (!(await sendOn({ ...sender, ...webhook }, options))) return;
    } catch (error) {
      if (left.aborted) return;
      log.warn("webhook_failed", errorFields(error));
      await delay(databaseAwayMilliseconds, undefined, { signal: left }).catch(() => {});
    }
  }
}

interface Stored {
  url: string;
  secret: string;
  filter: MessageFilter;
  place: Place;
  failures: number;
  /** Until the next attempt. */
  waitSeconds: number;
}

/** Null where it is not to be sent to any more. */
async function find({ accountId, id, generation }: Omit<Sender, "failures">): Promise<Stored | null> {
  type Row = Omit<Stored, "filter" | "place"> & Record<"namespace" | "tag" | "tag_prefix" | "sent_id", string | null>;
  const [row] = await sql()<(Row & { sent_at: Date })[]>`
    select url, secret, namespace, tag, tag_prefix, sent_at, sent_id, failures,
      greatest(extract(epoch from retry_at - restante_clock()), 0)::float8 as "waitSeconds"
    from webhooks
    where account_id = ${accountId} and id = ${id} and generation = ${generation} and ${isServed()}`;
  if (!row) return null;
  const { namespace, tag, tag_prefix, sent_at, sent_id, waitSeconds, ...rest } = row;
  const filter = { namespace: namespace ?? undefined, tag: tag ?? undefined, tag_prefix: tag_prefix ?? undefined };
  return { ...rest, filter, place: { receivedAt: sent_at, id: sent_id }, waitSeconds: waitSeconds ?? 0 };
}

/** False where it is not to be sent to any more; true after a failure, and when it is to be looked up anew. */
async function sendOn(webhook: Sender & Stored, { hub, left, firstRetrySeconds }: PumpOptions): Promise<boolean> {
  const { accountId, filter, failures } = webhook;
  const retrySeconds = Math.min(firstRetrySeconds * 2 ** failures, longestRetrySeconds) * (0.9 + 0.2 * Math.random());
  const options = { kind: "webhook", hub, left, after: webhook.place, bodies: false, pulseSeconds } as const;
  let noted = webhook.place.receivedAt.getTime();
  for await (const stretch of followStretches({ accountId, by: null }, filter, options)) {
    for (const { json, id, place } of stretch.messages) {
      const event = { id, type: "message.received", timestamp: place.receivedAt, data: json } as const;
      const outcome = await post(webhook, event, left);
      const stands = await noteAttempt(webhook, { event, outcome, place, retrySeconds });
      if (!stands || !isTaken(outcome)) return stands;
      noted = place.receivedAt.getTime();
    }
    if (stretch.count > 0 || stretch.stamp <= noted) continue;
    if (!(await passOver(webhook, stretch.place))) return false;
    noted = stretch.stamp;
  }
  return true;
}

/** What it does not match is not looked at again. */
async function passOver({ accountId, id, generation }: Sender, { receivedAt, id: messageId }: Place): Promise<boolean> {
  const rows = await sql()`
    update webhooks set sent_at = ${receivedAt}, sent_id = ${messageId}::text
    where account_id = ${accountId} and id = ${id} and generation = ${generation} and paused_at is null
    returning id`;
  return rows.length > 0;
}
