import { db } from "@/lib/db/client";
import { createKey } from "./create-key";
import { lockForHolder } from "./lock-for-holder";
import { revokeAllBut } from "./revoke-other-keys";

/**
 * Revokes all active keys of the account and makes a new one, which is told this once, for whoever acts with the key
 * `by`. Sessions that a revoked key began end with it. Throws `unauthorized` and `not_found`.
 */
export async function replaceKeys(accountId: string, by: string | null) {
  return db().transaction(async (tx) => {
    await lockForHolder(tx, accountId, by);
    const key = await createKey(accountId, tx);
    await revokeAllBut(tx, accountId, key.id);
    return key;
  });
}
