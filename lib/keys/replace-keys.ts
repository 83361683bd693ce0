import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { db } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { createKey } from "./create-key";
import { lockForHolder } from "./lock-for-holder";

/**
 * Revokes all active keys of the account and makes a new one, which is told this once, for whoever acts with the key
 * `by`. Sessions that a revoked key began end with it. Throws `unauthorized` and `not_found`.
 */
export async function replaceKeys(accountId: string, by: string | null) {
  return db().transaction(async (tx) => {
    await lockForHolder(tx, accountId, by);
    const key = await createKey(accountId, tx);
    await tx
      .update(apiKeys)
      .set({ revokedAt: sql`restante_clock()` })
      .where(and(eq(apiKeys.accountId, accountId), ne(apiKeys.id, key.id), isNull(apiKeys.revokedAt)));
    return key;
  });
}
