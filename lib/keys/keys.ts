import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { lockAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { ApiKey } from "@/lib/contract/schemas";
import { type Connection, db, type Transaction } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { newId } from "@/lib/ids";
import { hashKey, keyPrefix, newKey } from "./key-format";

export const maxActiveKeys = 100;
/** Who makes a key for each run and revokes it would fill the list for good. */
const maxRevokedKeys = 1_000;

/** The account's keys, oldest first, revoked ones included: prefixes only. */
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
  }));
}

/** Adds a key to the account, which is told this once. Throws `unauthorized`, `not_found` and `rate_limited`. */
export async function addKey(actor: Actor, limit = maxActiveKeys) {
  return db().transaction(async (tx) => {
    await lockForHolder(tx, actor);
    const [used] = await tx.select({ keys: count() }).from(apiKeys).where(activeKeysOf(actor));
    if (used && used.keys >= limit) {
      throw new ApiError(
        "rate_limited",
        `An account may have ${maxActiveKeys} active API keys, and has them.`,
        "Revoke one that is not needed, then make the new one.",
        { "retry-after": "60" }, // it takes somebody to revoke one
      );
    }
    await forgetRevoked(tx, actor);
    return createKey(actor.accountId, tx);
  });
}

/** Makes a key of the account, within the transaction of another verb. `apiKey` is told this once; only its hash is kept. */
export async function createKey(accountId: string, connection: Connection, apiKey: string = newKey()) {
  const key = { id: newId("key"), prefix: keyPrefix(apiKey) };
  const stored = await connection
    .insert(apiKeys)
    .values({ ...key, accountId, hash: hashKey(apiKey) })
    .onConflictDoNothing({ target: apiKeys.hash })
    .returning({ id: apiKeys.id });
  if (stored.length === 0) throw new ApiError("duplicate_key", "The new key collided with another one.", "Retry.");
  return { ...key, apiKey };
}

/** Revokes a key of the account, once and for all; throws `not_found`, or `last_key` for the only active one. */
export async function revokeKey(actor: Actor, keyId: string): Promise<void> {
  await db().transaction(async (tx) => {
    await lockAccount(tx, actor);
    const keys = await tx.select().from(apiKeys).where(eq(apiKeys.accountId, actor.accountId));
    const key = keys.find(({ id }) => id === keyId);
    if (!key) throw new ApiError("not_found", "There is no such key.", "GET /v1/keys lists the ids of your keys.");
    if (key.revokedAt) return;
    if (keys.filter(({ revokedAt }) => !revokedAt).length === 1) {
      throw new ApiError(
        "last_key",
        "This is the only active key of the account.",
        "Make another one with POST /v1/keys first, then revoke this one.",
      );
    }
    await tx
      .update(apiKeys)
      .set({ revokedAt: sql`restante_clock()` })
      .where(and(activeKeysOf(actor), eq(apiKeys.id, keyId)));
  });
}

/**
 * Revokes all active keys of the account but the one to `keep`; sessions that they began end with them. Throws
 * `not_found`, and `unauthorized` where the one to keep is not active: the account is never left without a key.
 */
export async function revokeOtherKeys({ accountId }: Actor, keep: string): Promise<void> {
  await db().transaction(async (tx) => {
    const holder = { accountId, by: keep };
    await lockForHolder(tx, holder);
    await revokeAllBut(tx, holder, keep);
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

/**
 * Locks the account. Throws `not_found`, and `unauthorized` where the key that acts is revoked by now, so that no key
 * comes to life through one that has just died.
 */
async function lockForHolder(tx: Transaction, actor: Actor): Promise<void> {
  await lockAccount(tx, actor);
  if (actor.by === null) return;
  const own = and(activeKeysOf(actor), eq(apiKeys.id, actor.by));
  const [key] = await tx.select({ id: apiKeys.id }).from(apiKeys).where(own);
  if (!key) throw new ApiError("unauthorized", "This API key is not valid.", "It has just been revoked.");
}

function activeKeysOf({ accountId }: Actor) {
  return and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt));
}

async function forgetRevoked(tx: Transaction, { accountId }: Actor): Promise<void> {
  const oldest = tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), isNotNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.revokedAt), desc(apiKeys.id))
    .offset(maxRevokedKeys);
  await tx.delete(apiKeys).where(inArray(apiKeys.id, oldest));
}

async function revokeAllBut(tx: Transaction, actor: Actor, keep: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: sql`restante_clock()` })
    .where(and(activeKeysOf(actor), ne(apiKeys.id, keep)));
}
