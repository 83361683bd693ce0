import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { withBillingLock } from "./billing-lock";
import { cancelSubscriptions } from "./cancel-subscriptions";
import { customerExists } from "./customer-exists";
import { expireCheckouts } from "./expire-checkouts";
import { listSubscriptions } from "./list-subscriptions";
import { stripe } from "./stripe";

/**
 * Cancels at once whatever the account pays or could pay for, then runs `andThen` before anything new can begin. Where
 * no billing is configured, it only runs that.
 */
export async function endBilling(accountId: string, andThen: () => Promise<void> = async () => {}): Promise<void> {
  if (!env.stripe) return andThen();
  const client = await stripe();
  await withBillingLock(
    accountId,
    "The account is not deleted: Stripe could not cancel its subscription.",
    async () => {
      const [account] = await db()
        .select({ customer: accounts.stripeCustomerId })
        .from(accounts)
        .where(eq(accounts.id, accountId));
      if (account?.customer) await cancelAll(client, account.customer);
      await andThen();
    },
  );
}

async function cancelAll(client: Stripe, customer: string): Promise<void> {
  if (!(await customerExists(client, customer))) return;
  await expireCheckouts(client, customer);
  await cancelSubscriptions(client, await listSubscriptions(client, customer));
}
