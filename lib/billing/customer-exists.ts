import type Stripe from "stripe";
import { isMissing } from "./stripe-error";

/** False for a customer who was deleted at Stripe, or who belongs to another Stripe account than the key. */
export async function customerExists(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(customer)).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
