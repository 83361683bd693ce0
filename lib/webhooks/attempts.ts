import { and, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { Attempt } from "@/lib/contract/schemas";
import { db, sql as raw } from "@/lib/db/client";
import { webhookAttempts, webhooks } from "@/lib/db/schema";
import { newId } from "@/lib/ids";
import type { Place } from "@/lib/messages";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/turns";
import { type Event, isTaken, type Outcome, post } from "./post";
import { isServed, noSuchWebhook, ownWebhook } from "./webhooks";

const keptAttempts = 100;

/** What came of the webhook's last requests, newest first; throws `not_found`. */
export async function listAttempts(actor: Actor, id: string): Promise<Attempt[]> {
  await findTarget(actor, id);
  const rows = await db()
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.accountId, actor.accountId), eq(webhookAttempts.webhookId, id)))
    .orderBy(desc(webhookAttempts.id))
    .limit(keptAttempts);
  return rows.map(toAttempt);
}

const turns = perProcess("webhook tests", () => new Turns({ atOnce: 20, waitingEach: 2 }));

/** Sends a test event and tells what came of it; throws `not_found` and `rate_limited`. */
export async function testWebhook(actor: Actor, id: string): Promise<Attempt> {
  const target = await findTarget(actor, id);
  const event: Event = { id: newId("att"), type: "test", timestamp: new Date(), data: JSON.stringify({ webhook: id }) };
  const outcome = await turns.get().take(actor.accountId, () => post(target, event));
  if (!outcome)
    throw new ApiError("rate_limited", "Some tests are under way.", "Send the next one once they have come back.");
  const [row] = await db()
    .insert(webhookAttempts)
    .values({
      accountId: actor.accountId,
      webhookId: id,
      id: event.id,
      at: sql`restante_clock()`,
      type: "test",
      ...outcome,
    })
    .returning();
  return toAttempt(row as Row);
}

/** A webhook that is sent to, as it was when its place was looked up. */
export interface Sender {
  accountId: string;
  id: string;
  generation: number;
  failures: number;
}

interface Sent {
  event: Event;
  outcome: Outcome;
  /** Its own, to which the webhook gets if it was taken. */
  place: Place;
  /** After how long it is tried again otherwise. */
  retrySeconds: number;
}

const pausedAfter = "24 hours";
const goneStatus = 410;

/**
 * Notes an attempt, and where the webhook stands after it, in one statement. False where it was deleted, set back or paused, or
 * its account suspended, meanwhile: then it is not to be sent to any more.
 */
export async function noteAttempt(sender: Sender, { event, outcome, place, retrySeconds }: Sent): Promise<boolean> {
  const { accountId, id, generation } = sender;
  const taken = isTaken(outcome);
  const rows = await raw()<{ stands: boolean }[]>`
    with stood as (
      update webhooks set
        sent_at = case when ${taken} then ${place.receivedAt} else sent_at end,
        sent_id = case when ${taken} then ${place.id}::text else sent_id end,
        failures = case when ${taken} then 0 else failures + 1 end,
        failing_since = case when ${taken} then null else coalesce(failing_since, restante_clock()) end,
        retry_at = case when ${taken} then null else restante_clock() + make_interval(secs => ${retrySeconds}) end,
        paused_at = case when not ${taken} and (
          ${outcome.status === goneStatus} or failing_since < restante_clock() - ${pausedAfter}::interval
        ) then restante_clock() end
      where account_id = ${accountId} and id = ${id} and generation = ${generation} and paused_at is null
      returning ${isServed()} as stands
    ), noted as (
      insert into webhook_attempts (account_id, webhook_id, id, at, type, message_id, status, error, duration_ms)
      select ${accountId}, ${id}, ${newId("att")}, restante_clock(), ${event.type}, ${event.id}, ${outcome.status}::int,
        ${outcome.error}::text, ${outcome.durationMs}::int
      from stood
    ), forgotten as (
      delete from webhook_attempts where account_id = ${accountId} and webhook_id = ${id} and id <= (
        select id from webhook_attempts where account_id = ${accountId} and webhook_id = ${id}
        order by id desc offset ${keptAttempts - 1} limit 1
      )
    )
    select stands from stood`;
  return rows[0]?.stands ?? false;
}

async function findTarget(actor: Actor, id: string): Promise<{ url: string; secret: string }> {
  const found = { url: webhooks.url, secret: webhooks.secret };
  const [target] = await db().select(found).from(webhooks).where(ownWebhook(actor, id));
  if (!target) throw noSuchWebhook();
  return target;
}

type Row = typeof webhookAttempts.$inferSelect;

function toAttempt({ id, at, type, messageId, status, error, durationMs }: Row): Attempt {
  return { id, at: at.toISOString(), type, message_id: messageId, status, error, duration_ms: durationMs };
}
