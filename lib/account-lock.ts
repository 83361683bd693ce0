import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import type { Transaction } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";

/** Holds the account's row until the transaction ends. Intake takes the same lock: keep such transactions short. */
export async function lockAccount(tx: Transaction, { accountId }: Actor): Promise<{ plan: Plan }> {
  const [account] = await tx
    .select({ plan: accounts.plan })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
  if (!account) throw noSuchAccount();
  return account;
}

export function noSuchAccount(): ApiError {
  return new ApiError("not_found", "There is no such account.", "It may have been deleted.");
}
