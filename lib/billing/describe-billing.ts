import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";

export interface Billing {
  /** Whether this server takes payments. */
  configured: boolean;
  plan: Plan;
  /** Stripe's word for the state of the subscription (`active`, `trialing`, `past_due`, `unpaid`, `paused`); null without one. */
  status: string | null;
  /** When the subscription will end; null where it goes on. */
  endsAt: Date | null;
  /** When it will be paid for again; null where it ends. */
  renewsAt: Date | null;
  /** Whether the billing portal can be opened. */
  hasCustomer: boolean;
}

/** What is known here of the account's plan and payments, without asking Stripe. Throws `not_found`. */
export async function describeBilling(accountId: string): Promise<Billing> {
  const [account] = await db()
    .select({
      plan: accounts.plan,
      status: accounts.subscriptionStatus,
      endsAt: accounts.subscriptionEndsAt,
      renewsAt: accounts.subscriptionRenewsAt,
      customer: accounts.stripeCustomerId,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new ApiError("not_found", "There is no such account.", "It may have been deleted.");
  const { customer, ...billing } = account;
  return { ...billing, configured: env.stripe !== null, hasCustomer: customer !== null };
}
