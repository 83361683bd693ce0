import { eq } from "drizzle-orm";
import { extendRetention } from "@/lib/accounts/extend-retention";
import type { Plan } from "@/lib/contract/plans";
import type { Transaction } from "@/lib/db/client";
import { accounts, stripeEvents } from "@/lib/db/schema";
import { withBillingLock } from "./billing-lock";
import { listSubscriptions } from "./list-subscriptions";
import { storeStanding } from "./store-standing";
import { stripe } from "./stripe";

/**
 * Brings the account's plan to what Stripe says now, whatever was said before. An event that was applied already does
 * nothing more than to complete what was interrupted. Nothing happens to an account that is no customer.
 */
export async function syncSubscription(accountId: string, { eventId }: { eventId?: string } = {}): Promise<void> {
  const client = await stripe();
  const plan = await withBillingLock(accountId, "Stripe could not tell the state of the subscription.", async (tx) => {
    const account = await readCustomer(tx, accountId);
    if (!account) return null;
    if (eventId && !(await isNew(tx, eventId))) return account.plan;
    // Fetched before the account's row is touched: mail that comes in meanwhile never waits for Stripe.
    return storeStanding(tx, accountId, await listSubscriptions(client, account.customer));
  });
  if (plan) await extendRetention(accountId, plan);
}

async function readCustomer(tx: Transaction, accountId: string): Promise<{ plan: Plan; customer: string } | null> {
  const [account] = await tx
    .select({ plan: accounts.plan, customer: accounts.stripeCustomerId })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.customer ? { plan: account.plan, customer: account.customer } : null;
}

/** Takes note of the event, in the transaction that applies it. */
async function isNew(tx: Transaction, id: string): Promise<boolean> {
  const added = await tx.insert(stripeEvents).values({ id }).onConflictDoNothing().returning();
  return added.length > 0;
}
