import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { explainStripeErrors, isMissing, stripe } from "./stripe";

/** Opens Stripe's billing portal for the account and returns its URL. Throws `no_billing_account` or `billing_unavailable`. */
export async function openPortal({ accountId }: Actor): Promise<string> {
  const client = await stripe();
  const [account] = await db()
    .select({ customer: accounts.stripeCustomerId })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const customer = account?.customer;
  if (!customer) throw noBillingAccount();
  return explainStripeErrors("Stripe could not open the billing portal.", async () => {
    try {
      const return_url = `${env.BASE_URL}/billing?portal=back`;
      return (await client.billingPortal.sessions.create({ customer, return_url })).url;
    } catch (error) {
      throw isMissing(error) ? noBillingAccount() : error;
    }
  });
}

function noBillingAccount(): ApiError {
  return new ApiError(
    "no_billing_account",
    "This account has no payments to manage yet.",
    "Call POST /v1/billing/checkout first.",
  );
}
