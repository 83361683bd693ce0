import { and, eq } from "drizzle-orm";
import { accountSuspended, lockAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { Transaction } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";
import { isLive } from "./scope";

/**
 * Locks the account. Throws `not_found`, and `unauthorized` where the account is suspended, or the key that acts is no full
 * one, or is revoked or expired by now, so that no key comes to life through one that has just died. Returns when it will expire.
 */
export async function lockForHolder(tx: Transaction, actor: Actor): Promise<{ expiresAt: Date | null }> {
  const account = await lockAccount(tx, actor);
  if (account.isSuspended) throw accountSuspended();
  if (actor.by === null) return { expiresAt: null };
  const own = and(activeKeysOf(actor), eq(apiKeys.id, actor.by), eq(apiKeys.scope, "full"));
  const [key] = await tx.select({ expiresAt: apiKeys.expiresAt }).from(apiKeys).where(own);
  if (key) return key;
  throw new ApiError("unauthorized", "This API key is not valid.", "It has just been revoked, or has expired.");
}

/** Neither revoked nor expired. */
export function activeKeysOf({ accountId }: Actor) {
  return and(eq(apiKeys.accountId, accountId), isLive);
}
