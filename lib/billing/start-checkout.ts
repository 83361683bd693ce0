import type Stripe from "stripe";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import { env } from "@/lib/env";
import { withBillingLock } from "./billing-lock";
import { billingUnavailable } from "./billing-unavailable";
import { cancelSubscriptions } from "./cancel-subscriptions";
import { ensureCustomer } from "./ensure-customer";
import { expireCheckouts } from "./expire-checkouts";
import { isLive } from "./judge-subscriptions";
import { listSubscriptions } from "./list-subscriptions";
import { storeStanding } from "./store-standing";
import { stripe } from "./stripe";
import { syncSubscription } from "./sync-subscription";

interface Order {
  plan: Exclude<Plan, "free">;
  /** Stored where the account has none; needed then. */
  email?: string;
}

/**
 * Opens a payment page for the plan and returns its URL. A page that was opened before can no longer be paid. Throws
 * `email_required`, `subscription_exists`, `billing_unavailable` or `not_found`.
 */
export async function startCheckout(accountId: string, { plan, email }: Order): Promise<string> {
  const client = await stripe();
  const url = await withBillingLock(accountId, "Stripe could not open a payment page.", async (tx) => {
    const customer = await ensureCustomer(client, accountId, email);
    // In this order: once no page is open, no subscription can begin that the look at them would miss.
    await expireCheckouts(client, customer);
    const subscriptions = await listSubscriptions(client, customer);
    if (subscriptions.some(isLive)) return null;
    // Those that wait for their first payment end: else both might be paid.
    await cancelSubscriptions(client, subscriptions);
    const page = await openPage(client, { accountId, customer, plan });
    // The event that ended the last one may be lost. Only now, for it locks the row that mail that comes in needs.
    await storeStanding(tx, accountId, subscriptions);
    return page;
  });
  if (url) return url;
  await syncSubscription(accountId); // the event that tells of it may be late
  throw new ApiError(
    "subscription_exists",
    "This account has a subscription already.",
    "Change, pay or cancel it in the billing portal: POST /v1/billing/portal.",
  );
}

interface Page {
  accountId: string;
  customer: string;
  plan: Order["plan"];
}

async function openPage(client: Stripe, { accountId, customer, plan }: Page): Promise<string> {
  if (!env.stripe) throw billingUnavailable();
  // Each has an idempotency key of its own, made by the SDK, so that its retries open one page.
  const { url } = await client.checkout.sessions.create({
    mode: "subscription",
    customer,
    client_reference_id: accountId,
    line_items: [{ price: env.stripe.prices[plan][0], quantity: 1 }],
    subscription_data: { metadata: { account_id: accountId } },
    success_url: `${env.BASE_URL}/billing?checkout=success`,
    cancel_url: `${env.BASE_URL}/billing?checkout=cancelled`,
  });
  if (!url) throw new Error("Stripe opened a checkout without a page");
  return url;
}
