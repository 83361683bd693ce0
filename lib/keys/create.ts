import { and, count, desc, eq, inArray, not, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import { ApiError } from "@/lib/contract/errors";
import type { keyOptions } from "@/lib/contract/inputs";
import { type Connection, db, type Transaction } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { newId } from "@/lib/ids";
import { requireNamespace } from "@/lib/namespaces";
import { hashKey, keyPrefix, newKey } from "./key-format";
import { activeKeysOf, lockForHolder } from "./lock";
import { describeScope, isLive } from "./scope";

export const maxActiveKeys = 100;
/** Who makes a key for each run and revokes it would fill the list for good. */
const maxDeadKeys = 1_000;

/** What a key may do, and for how long: everything, until it is revoked, where nothing is said. */
export type KeyOptions = z.output<typeof keyOptions>;

/**
 * Adds a key to the account, which is told this once. Throws `unauthorized`, `not_found`, `rate_limited`, and
 * `invalid_request` for a namespace that is not the account's.
 */
export async function addKey(actor: Actor, options: KeyOptions = {}, limit = maxActiveKeys) {
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
    if (options.namespace !== undefined) await requireNamespace(tx, actor, options.namespace);
    await forgetDead(tx, actor);
    const key = await createKey(actor.accountId, tx, options);
    const { scope, namespace, tag_prefix, expires_at } = key;
    await recordEvent(tx, actor, "key_created", { key: key.prefix, scope, namespace, tag_prefix, expires_at });
    return key;
  });
}

/** Makes a key of the account, within the transaction of another verb. `apiKey` is told this once; only its hash is kept. */
export async function createKey(
  accountId: string,
  connection: Connection,
  { apiKey = newKey(), scope = "full", namespace, tag_prefix, expires_in }: KeyOptions & { apiKey?: string } = {},
) {
  const key = { id: newId("key"), prefix: keyPrefix(apiKey) };
  const expiresAt = expires_in === undefined ? null : sql`restante_clock() + make_interval(secs => ${expires_in})`;
  const [stored] = await connection
    .insert(apiKeys)
    .values({ ...key, accountId, hash: hashKey(apiKey), scope, namespace, tagPrefix: tag_prefix, expiresAt })
    .onConflictDoNothing({ target: apiKeys.hash })
    .returning();
  if (!stored) throw new ApiError("duplicate_key", "The new key collided with another one.", "Retry.");
  return { ...key, apiKey, ...describeScope(stored) };
}

async function forgetDead(tx: Transaction, actor: Actor): Promise<void> {
  const oldest = tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, actor.accountId), not(isLive)))
    .orderBy(desc(sql`least(${apiKeys.revokedAt}, ${apiKeys.expiresAt})`), desc(apiKeys.id))
    .offset(maxDeadKeys);
  await tx.delete(apiKeys).where(inArray(apiKeys.id, oldest));
}
