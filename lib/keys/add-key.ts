import { and, count, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { db, type Transaction } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { createKey } from "./create-key";
import { lockForHolder } from "./lock-for-holder";

export const maxActiveKeys = 100;
/** Who makes a key for each run and revokes it would fill the list for good. */
const maxRevokedKeys = 1_000;

/** Adds a key to the account, for whoever acts with the key `by`. Throws `unauthorized`, `not_found` and `rate_limited`. */
export async function addKey(accountId: string, by: string | null, limit = maxActiveKeys) {
  return db().transaction(async (tx) => {
    await lockForHolder(tx, accountId, by);
    const active = and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt));
    const [used] = await tx.select({ keys: count() }).from(apiKeys).where(active);
    if (used && used.keys >= limit) {
      throw new ApiError(
        "rate_limited",
        `An account may have ${maxActiveKeys} active API keys, and has them.`,
        "Revoke one that is not needed, then make the new one.",
        { "retry-after": "60" }, // it takes somebody to revoke one
      );
    }
    await forgetRevoked(tx, accountId);
    return createKey(accountId, tx);
  });
}

async function forgetRevoked(tx: Transaction, accountId: string): Promise<void> {
  const oldest = tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.accountId, accountId), isNotNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.revokedAt), desc(apiKeys.id))
    .offset(maxRevokedKeys);
  await tx.delete(apiKeys).where(inArray(apiKeys.id, oldest));
}
