import { randomBytes } from "node:crypto";
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { lockAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import type { Endpoints } from "@/lib/contract/endpoints";
import { ApiError } from "@/lib/contract/errors";
import type { Webhook } from "@/lib/contract/schemas";
import { db, piece } from "@/lib/db/client";
import { accounts, webhooks } from "@/lib/db/schema";
import { newId } from "@/lib/ids";
import { requireNamespace } from "@/lib/namespaces";
import { refusePrivate } from "./target";

export type NewWebhook = z.output<Endpoints["createWebhook"]["body"]>;

const maxWebhooks = 20;
const secretBytes = 32;

/** The account's webhooks, oldest first. */
export async function listWebhooks({ accountId }: Actor): Promise<Webhook[]> {
  const rows = await db()
    .select()
    .from(webhooks)
    .where(eq(webhooks.accountId, accountId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return rows.map(toWebhook);
}

/** Mail that arrives once this has returned is sent on. Throws `invalid_request` and `rate_limited`. */
export async function createWebhook(actor: Actor, wanted: NewWebhook): Promise<Webhook & { secret: string }> {
  await refusePrivate(wanted.url);
  const { accountId } = actor;
  const namespace = wanted.namespace?.toLowerCase() ?? null;
  const secret = `whsec_${randomBytes(secretBytes).toString("base64")}`;
  return db().transaction(async (tx) => {
    await lockAccount(tx, actor); // no mail gets a stamp meanwhile
    if (namespace !== null) await requireNamespace(tx, actor, namespace);
    const [own] = await tx.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.accountId, accountId));
    if (own && own.webhooks >= maxWebhooks) throw tooMany();
    const newest = tx.select({ at: accounts.lastReceivedAt }).from(accounts).where(eq(accounts.id, accountId));
    const [made] = await tx
      .insert(webhooks)
      .values({
        accountId,
        id: newId("whk"),
        url: wanted.url,
        secret,
        namespace,
        tag: wanted.tag,
        tagPrefix: wanted.tag_prefix,
        sentAt: sql`coalesce((${newest}), to_timestamp(0))`,
      })
      .returning();
    const webhook = toWebhook(made as Row);
    await recordEvent(tx, actor, "webhook_created", { webhook: webhook.id, host: new URL(wanted.url).host });
    return { ...webhook, secret };
  });
}

/** Throws `not_found`. */
export async function deleteWebhook(actor: Actor, id: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [deleted] = await tx.delete(webhooks).where(ownWebhook(actor, id)).returning({ url: webhooks.url });
    if (!deleted) throw noSuchWebhook();
    await recordEvent(tx, actor, "webhook_deleted", { webhook: id, host: new URL(deleted.url).host });
  });
}

/** Sets it back to a stamp, or has it go on from where it stands, at once. Throws `not_found`. */
export async function redriveWebhook(actor: Actor, id: string, since: Date | undefined): Promise<Webhook> {
  // Never ahead of the clock: what comes next would be left out.
  const place = since && { sentAt: sql`least(${since.toISOString()}::timestamptz, restante_clock())`, sentId: null };
  const [row] = await db()
    .update(webhooks)
    .set({
      ...place,
      generation: sql`${webhooks.generation} + 1`,
      failures: 0,
      failingSince: null,
      retryAt: null,
      pausedAt: null,
    })
    .where(ownWebhook(actor, id))
    .returning();
  if (!row) throw noSuchWebhook();
  return toWebhook(row);
}

export function ownWebhook({ accountId }: Actor, id: string) {
  return and(eq(webhooks.accountId, accountId), eq(webhooks.id, id));
}

/** Whether a webhook is sent to, as a condition on its row: it is not paused, nor its account suspended. */
export function isServed() {
  return piece(served);
}

const served =
  "(paused_at is null and not exists (select from accounts where id = account_id and suspended_at is not null))";

export function noSuchWebhook(): ApiError {
  return new ApiError("not_found", "There is no such webhook.", "GET /v1/webhooks lists what is there.");
}

function tooMany(): ApiError {
  return new ApiError(
    "rate_limited",
    `An account may have ${maxWebhooks} webhooks, and has them.`,
    "Delete one that is not needed, or let one serve several tags: each event names its tag.",
    { "retry-after": "60" },
  );
}

type Row = typeof webhooks.$inferSelect;

function toWebhook(row: Row): Webhook {
  return {
    id: row.id,
    url: row.url,
    namespace: row.namespace,
    tag: row.tag,
    tag_prefix: row.tagPrefix,
    created_at: row.createdAt.toISOString(),
    sent_up_to: row.sentAt.toISOString(),
    failing_since: row.failingSince?.toISOString() ?? null,
    retry_at: row.retryAt?.toISOString() ?? null,
    paused_at: row.pausedAt?.toISOString() ?? null,
  };
}
