import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { db, type Transaction } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { lockForHolder } from "./lock-for-holder";

/**
 * Revokes all active keys of the account but the one to `keep`; sessions that they began end with them. Throws
 * `not_found`, and `unauthorized` where the one to keep is not active: the account is never left without a key.
 */
export async function revokeOtherKeys(accountId: string, keep: string): Promise<void> {
  await db().transaction(async (tx) => {
    await lockForHolder(tx, accountId, keep);
    await revokeAllBut(tx, accountId, keep);
  });
}

/** The same, within the transaction of another verb, which has locked the account. */
export async function revokeAllBut(tx: Transaction, accountId: string, keep: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: sql`restante_clock()` })
    .where(and(eq(apiKeys.accountId, accountId), ne(apiKeys.id, keep), isNull(apiKeys.revokedAt)));
}
