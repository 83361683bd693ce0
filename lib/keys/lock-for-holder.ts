import { and, eq, isNull } from "drizzle-orm";
import { lockAccount } from "@/lib/accounts/lock-account";
import { ApiError } from "@/lib/contract/errors";
import type { Transaction } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";

/**
 * Locks the account for whoever acts with the key `by` (null: not by key at all). Throws `unauthorized` where that one
 * is revoked by now, so that no key comes to life through one that has just died, and `not_found`.
 */
export async function lockForHolder(tx: Transaction, accountId: string, by: string | null): Promise<void> {
  await lockAccount(tx, accountId);
  if (by === null) return;
  const active = and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, by), isNull(apiKeys.revokedAt));
  const [key] = await tx.select({ id: apiKeys.id }).from(apiKeys).where(active);
  if (!key) throw new ApiError("unauthorized", "This API key is not valid.", "It has just been revoked.");
}
