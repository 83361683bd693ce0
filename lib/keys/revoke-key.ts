import { and, eq, sql } from "drizzle-orm";
import { lockAccount } from "@/lib/accounts/lock-account";
import { ApiError } from "@/lib/contract/errors";
import { db } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";

/** Revokes a key of the account, once and for all; throws `not_found`, or `last_key` for the only active one. */
export async function revokeKey(accountId: string, keyId: string): Promise<void> {
  await db().transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const keys = await tx.select().from(apiKeys).where(eq(apiKeys.accountId, accountId));
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
      .where(and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, keyId)));
  });
}
