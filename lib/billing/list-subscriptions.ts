import type Stripe from "stripe";
import { isMissing } from "./stripe-error";

/** All subscriptions of a customer that have not been cancelled; none of a customer who was deleted at Stripe. */
export async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    const found: Stripe.Subscription[] = [];
    for await (const subscription of stripe.subscriptions.list({ customer, limit: 100 })) found.push(subscription);
    return found;
  } catch (error) {
    // A customer that never existed there means that the key is of another Stripe account: no reason to take a plan away.
    if (isMissing(error) && (await stripe.customers.retrieve(customer)).deleted) return [];
    throw error;
  }
}
