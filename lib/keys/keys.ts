import { and, asc, eq, ne, sql } from "drizzle-orm";
import { lockAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import { ApiError } from "@/lib/contract/errors";
import type { ApiKey } from "@/lib/contract/schemas";
import { db, type Transaction } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { createKey } from "./create";
import { activeKeysOf, lockForHolder } from "./lock";
import { describeScope } from "./scope";

/** The account's keys, oldest first, revoked and expired ones included: prefixes only. */
export async function listKeys({ accountId }: Actor): Promise<ApiKey[]> {
  const keys = await db()
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return keys.map((key) => ({
    id: key.id,
    prefix: key.prefix,
    created_at: key.createdAt.toISOString(),
    revoked_at: key.revokedAt?.toISOString() ?? null,
    // A key that may do everything until it is revoked has no more to tell.
    ...((key.scope === "read" || key.expiresAt) && describeScope(key)),
  }));
}

/** Whether a listed key works: neither revoked nor expired. */
export function isActive({ revoked_at, expires_at }: ApiKey): boolean {
  return revoked_at === null && (!expires_at || Date.parse(expires_at) > Date.now());
}

/** Whether it is a full key that works until it is revoked: an account always has one. */
export function isLasting(key: ApiKey): boolean {
  return isActive(key) && key.scope !== "read" && !key.expires_at;
}

/** Revokes a key of the account, once and for all; throws `not_found`, or `last_key` for the only full one that lasts. */
export async function revokeKey(actor: Actor, keyId: string): Promise<void> {
  await db().transaction(async (tx) => {
    await lockAccount(tx, actor);
    const keys = await tx.select().from(apiKeys).where(eq(apiKeys.accountId, actor.accountId));
    const key = keys.find(({ id }) => id === keyId);
    if (!key) throw new ApiError("not_found", "There is no such key.", "GET /v1/keys lists the ids of your keys.");
    if (key.revokedAt) return;
    const lasting = keys.filter(({ revokedAt, expiresAt, scope }) => !revokedAt && !expiresAt && scope === "full");
    if (lasting.length === 1 && lasting[0] === key) throw lastKey();
    await tx
      .update(apiKeys)
      .set({ revokedAt: sql`restante_clock()` })
      .where(and(activeKeysOf(actor), eq(apiKeys.id, keyId)));
    await recordEvent(tx, actor, "key_revoked", { key: key.prefix });
  });
}

function lastKey(): ApiError {
  return new ApiError(
    "last_key",
    "This is the only active key of the account that may do everything and never expires.",
    "Make another one with POST /v1/keys first, then revoke this one.",
  );
}

/**
 * Revokes all active keys of the account but the one to `keep`; sessions that they began end with them. Throws `not_found`,
 * and `unauthorized` where that is not an active full one that lasts: the account is never left without such a key.
 */
export async function revokeOtherKeys(actor: Actor, keep: string): Promise<void> {
  await db().transaction(async (tx) => {
    const { expiresAt } = await lockForHolder(tx, { accountId: actor.accountId, by: keep });
    if (expiresAt) throw new ApiError("unauthorized", "This API key expires.", "Keep one that does not.");
    await revokeAllBut(tx, actor, keep);
  });
}

/**
 * Revokes all active keys of the account and makes a new one, which is told this once. Sessions that a revoked key began
 * end with it. Throws `unauthorized` and `not_found`.
 */
export async function replaceKeys(actor: Actor) {
  return db().transaction(async (tx) => {
    await lockForHolder(tx, actor);
    const key = await createKey(actor.accountId, tx);
    await revokeAllBut(tx, actor, key.id);
    return key;
  });
}

async function revokeAllBut(tx: Transaction, actor: Actor, keep: string): Promise<void> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`restante_clock()` })
    .where(and(activeKeysOf(actor), ne(apiKeys.id, keep)))
    .returning({ id: apiKeys.id });
  const [kept] = await tx
    .select({ prefix: apiKeys.prefix })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, actor.accountId), eq(apiKeys.id, keep)));
  if (revoked.length > 0) await recordEvent(tx, actor, "keys_replaced", { key: kept?.prefix, revoked: revoked.length });
}
