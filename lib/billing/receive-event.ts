import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { z } from "zod";
import { ApiError } from "@/lib/contract/errors";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { stripe } from "./stripe";
import { isForged } from "./stripe-error";
import { syncSubscription } from "./sync-subscription";

const handled = new Set([
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
]);

const event = z.object({
  id: z.string().regex(/^\w{1,255}$/),
  type: z.string(),
  data: z
    .object({ object: z.object({ customer: z.string() }) })
    .optional()
    .catch(undefined),
});

/**
 * Takes in a webhook request of Stripe: its body exactly as sent, and its `stripe-signature` header. Resolves once the
 * event is applied, also when it concerns nobody here. Throws `invalid_request` or `billing_unavailable`; after any
 * other error Stripe should send the event again.
 */
export async function receiveEvent(body: string, signature: string | null): Promise<void> {
  const { id, type, data } = open(await stripe(), body, signature);
  const customer = data?.object.customer;
  // What the event says is not believed beyond whom it concerns: it may be old. Stripe is asked what holds now.
  if (!handled.has(type) || !customer) return;
  const [account] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.stripeCustomerId, customer));
  if (account) await syncSubscription(account.id, { eventId: id });
}

/** The event, once its signature has been checked. */
function open({ webhooks }: Stripe, body: string, signature: string | null) {
  try {
    return event.parse(webhooks.constructEvent(body, signature ?? "", env.stripe?.webhookSecret ?? ""));
  } catch (error) {
    throw isForged(error) ? badSignature() : noEvent();
  }
}

function badSignature(): ApiError {
  return new ApiError(
    "invalid_request",
    "The `stripe-signature` header is missing, too old, or does not fit the body.",
    "Only Stripe calls this. Check that STRIPE_WEBHOOK_SECRET is this endpoint's secret and that the clock is right.",
  );
}

function noEvent(): ApiError {
  return new ApiError(
    "invalid_request",
    "The body is not an event of Stripe.",
    "Let the endpoint at Stripe send snapshot events, not thin ones.",
  );
}
