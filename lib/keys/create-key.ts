import { ApiError } from "@/lib/contract/errors";
import type { Connection } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { newId } from "@/lib/ids";
import { hashKey, keyPrefix, newKey } from "./key-format";

/** Makes a key of the account, within the transaction of another verb. `apiKey` is told this once; only its hash is kept. */
export async function createKey(accountId: string, connection: Connection) {
  const apiKey = newKey();
  const key = { id: newId("key"), prefix: keyPrefix(apiKey) };
  const stored = await connection
    .insert(apiKeys)
    .values({ ...key, accountId, hash: hashKey(apiKey) })
    .onConflictDoNothing({ target: apiKeys.hash })
    .returning({ id: apiKeys.id });
  if (stored.length === 0) throw new ApiError("duplicate_key", "The new key collided with another one.", "Retry.");
  return { ...key, apiKey };
}
