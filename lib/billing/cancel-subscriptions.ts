import type Stripe from "stripe";
import { isOver } from "./judge-subscriptions";
import { isMissing } from "./stripe-error";

/** Ends these subscriptions at once; those that are over already stay as they are. */
export async function cancelSubscriptions(stripe: Stripe, subscriptions: Stripe.Subscription[]): Promise<void> {
  for (const subscription of subscriptions) {
    if (isOver(subscription)) continue;
    try {
      await stripe.subscriptions.cancel(subscription.id);
    } catch (error) {
      if (!isMissing(error)) throw error; // Stripe knows a cancelled one no more
    }
  }
}
