import { eq, isNotNull } from "drizzle-orm";
import pLimit from "p-limit";
import type Stripe from "stripe";
import { z } from "zod";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import { db, type Transaction } from "@/lib/db/client";
import { accounts, stripeEvents } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { listSubscriptions } from "./end";
import { extendRetention, storeStanding } from "./plan";
import { isForged, stripe, withBillingLock } from "./stripe";

const syncsAtOnce = 4;

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
  if (account) await syncSubscription({ accountId: account.id, by: null }, { eventId: id });
}

/**
 * Brings the account's plan to what Stripe says now, whatever was said before. An event that was applied already does
 * nothing more than to complete what was interrupted. Nothing happens to an account that is no customer.
 */
export async function syncSubscription(actor: Actor, { eventId }: { eventId?: string } = {}): Promise<void> {
  const client = await stripe();
  const plan = await withBillingLock(actor, "Stripe could not tell the state of the subscription.", async (tx) => {
    const account = await readCustomer(tx, actor);
    if (!account) return null;
    if (eventId && !(await isNew(tx, eventId))) return account.plan;
    // Fetched before the account's row is touched: mail that comes in meanwhile never waits for Stripe.
    return storeStanding(tx, actor, await listSubscriptions(client, account.customer));
  });
  if (plan) await extendRetention(actor, plan);
}

/** Does so for every customer, as after a restore: what Stripe has told since the backup it does not tell again. */
export async function syncCustomers(): Promise<{ customers: number; failed: number }> {
  const rows = await db().select({ id: accounts.id }).from(accounts).where(isNotNull(accounts.stripeCustomerId));
  const limit = pLimit(syncsAtOnce);
  const syncs = rows.map(({ id }) => limit(() => syncSubscription({ accountId: id, by: null })));
  const outcomes = await Promise.allSettled(syncs);
  return { customers: rows.length, failed: outcomes.filter(({ status }) => status === "rejected").length };
}

async function readCustomer(tx: Transaction, { accountId }: Actor): Promise<{ plan: Plan; customer: string } | null> {
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
