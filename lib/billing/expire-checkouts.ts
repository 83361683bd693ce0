import type Stripe from "stripe";
import { isRefused } from "./stripe-error";

/** Closes the customer's open payment pages. One that is paid at this very moment stays paid. */
export async function expireCheckouts(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: "open", limit: 100 })) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
}
