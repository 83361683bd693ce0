import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Actor } from "@/lib/actor";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { isOver } from "./plan";
import { isMissing, isRefused, stripe, withBillingLock } from "./stripe";

/**
 * Cancels at once whatever the account pays or could pay for, then runs `andThen` before anything new can begin. Where
 * no billing is configured, it only runs that.
 */
export async function endBilling(actor: Actor, andThen: () => Promise<void> = async () => {}): Promise<void> {
  if (!env.stripe) return andThen();
  const client = await stripe();
  await withBillingLock(actor, "The account is not deleted: Stripe could not cancel its subscription.", async () => {
    const [account] = await db()
      .select({ customer: accounts.stripeCustomerId })
      .from(accounts)
      .where(eq(accounts.id, actor.accountId));
    if (account?.customer) await cancelAll(client, account.customer);
    await andThen();
  });
}

async function cancelAll(client: Stripe, customer: string): Promise<void> {
  if (!(await customerExists(client, customer))) return;
  await expireCheckouts(client, customer);
  await cancelSubscriptions(client, await listSubscriptions(client, customer));
}

/** False for a customer who was deleted at Stripe, or who belongs to another Stripe account than the key. */
export async function customerExists(client: Stripe, customer: string): Promise<boolean> {
  try {
    return !(await client.customers.retrieve(customer)).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Closes the customer's open payment pages. One that is paid at this very moment stays paid. */
export async function expireCheckouts(client: Stripe, customer: string): Promise<void> {
  for await (const { id } of client.checkout.sessions.list({ customer, status: "open", limit: 100 })) {
    try {
      await client.checkout.sessions.expire(id);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
}

/** All subscriptions of a customer that have not been cancelled; none of a customer who was deleted at Stripe. */
export async function listSubscriptions(client: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    const found: Stripe.Subscription[] = [];
    for await (const subscription of client.subscriptions.list({ customer, limit: 100 })) found.push(subscription);
    return found;
  } catch (error) {
    // A customer that never existed there means that the key is of another Stripe account: no reason to take a plan away.
    if (isMissing(error) && (await client.customers.retrieve(customer)).deleted) return [];
    throw error;
  }
}

/** Ends these subscriptions at once; those that are over already stay as they are. */
export async function cancelSubscriptions(client: Stripe, subscriptions: Stripe.Subscription[]): Promise<void> {
  for (const subscription of subscriptions) {
    if (isOver(subscription)) continue;
    try {
      await client.subscriptions.cancel(subscription.id);
    } catch (error) {
      if (!isMissing(error)) throw error; // Stripe knows a cancelled one no more
    }
  }
}
