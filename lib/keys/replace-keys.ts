import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { lockAccount } from "@/lib/accounts/lock-account";
import { db } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { createKey } from "./create-key";

/**
 * Revokes all active keys of the account and makes a new one, which is told this once. Sessions that a revoked key began
 * end with it, the caller's own too unless it is begun anew. Throws `not_found`.
 */
export async function replaceKeys(accountId: string) {
  return db().transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const key = await createKey(accountId, tx);
    await tx
      .update(apiKeys)
      .set({ revokedAt: sql`restante_clock()` })
      .where(and(eq(apiKeys.accountId, accountId), ne(apiKeys.id, key.id), isNull(apiKeys.revokedAt)));
    return key;
  });
}
