import { db } from "@/lib/db/client";
import { createKey } from "./create-key";
import { lockForHolder } from "./lock-for-holder";

/** Adds a key to the account, for whoever acts with the key `by`. Throws `unauthorized` and `not_found`. */
export async function addKey(accountId: string, by: string | null) {
  return db().transaction(async (tx) => {
    await lockForHolder(tx, accountId, by);
    return createKey(accountId, tx);
  });
}
