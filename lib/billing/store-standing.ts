import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Plan } from "@/lib/contract/plans";
import type { Transaction } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { billingUnavailable } from "./billing-unavailable";
import { judgeSubscriptions } from "./judge-subscriptions";

/**
 * Gives the account what these subscriptions amount to. Without any, what one gave before ends; a plan set by hand stays.
 * Returns the plan; null where the account is gone.
 */
export async function storeStanding(
  tx: Transaction,
  accountId: string,
  subscriptions: Stripe.Subscription[],
): Promise<Plan | null> {
  if (!env.stripe) throw billingUnavailable();
  const { plan: bought, status, endsAt, renewsAt } = judgeSubscriptions(subscriptions, env.stripe.prices);
  const kept = sql`case when ${accounts.subscriptionStatus} is null then ${accounts.plan} else ${bought} end`;
  const plan = status === null ? kept : bought;
  const [stored] = await tx
    .update(accounts)
    .set({ plan, subscriptionStatus: status, subscriptionEndsAt: endsAt, subscriptionRenewsAt: renewsAt })
    .where(eq(accounts.id, accountId))
    .returning({ plan: accounts.plan });
  return stored?.plan ?? null;
}
