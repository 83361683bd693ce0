import { eq } from "drizzle-orm";
import type { Plan } from "@/lib/contract/plans";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { extendRetention } from "./extend-retention";
import { lockAccount } from "./lock-account";

/**
 * Sets the account's plan, then keeps its stored mail as long as that plan promises. What was promised already is never
 * shortened. Repeating the call completes one that was interrupted. Throws `not_found`.
 */
export async function changePlan(accountId: string, plan: Plan): Promise<void> {
  await db().transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await tx.update(accounts).set({ plan }).where(eq(accounts.id, accountId));
  });
  await extendRetention(accountId, plan);
}
