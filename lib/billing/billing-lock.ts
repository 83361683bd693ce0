import type { Transaction } from "@/lib/db/client";
import { withLock } from "@/lib/db/with-lock";
import { explainStripeErrors } from "./stripe-error";

/**
 * Runs `work` alone for the account, as all that asks Stripe about it and acts on the answer must. `failure` tells the
 * client what could not be done when Stripe fails.
 */
export function withBillingLock<T>(
  accountId: string,
  failure: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return explainStripeErrors(failure, () => withLock(`billing ${accountId}`, work));
}
