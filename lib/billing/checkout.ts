import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { noSuchAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { cancelSubscriptions, customerExists, expireCheckouts, listSubscriptions } from "./end";
import { isLive, storeStanding } from "./plan";
import { billingUnavailable, isBadEmail, stripe, withBillingLock } from "./stripe";
import { syncSubscription } from "./sync";

interface Order {
  plan: Exclude<Plan, "free">;
  /** Stored where the account has none; needed then. */
  email?: string;
}

/**
 * Opens a payment page for the plan and returns its URL. A page that was opened before can no longer be paid. Throws
 * `email_required`, `subscription_exists`, `billing_unavailable` or `not_found`.
 */
export async function startCheckout(actor: Actor, { plan, email }: Order): Promise<string> {
  const client = await stripe();
  const url = await withBillingLock(actor, "Stripe could not open a payment page.", async (tx) => {
    const customer = await ensureCustomer(client, actor, email);
    // In this order: once no page is open, no subscription can begin that the look at them would miss.
    await expireCheckouts(client, customer);
    const subscriptions = await listSubscriptions(client, customer);
    if (subscriptions.some(isLive)) return null;
    // Those that wait for their first payment end: else both might be paid.
    await cancelSubscriptions(client, subscriptions);
    const page = await openPage(client, { actor, customer, plan });
    // The event that ended the last one may be lost. Only now, for it locks the row that mail that comes in needs.
    await storeStanding(tx, actor, subscriptions);
    return page;
  });
  if (url) return url;
  await syncSubscription(actor); // the event that tells of it may be late
  throw new ApiError(
    "subscription_exists",
    "This account has a subscription already.",
    "Change, pay or cancel it in the billing portal: POST /v1/billing/portal.",
  );
}

interface Page {
  actor: Actor;
  customer: string;
  plan: Order["plan"];
}

async function openPage(client: Stripe, { actor: { accountId }, customer, plan }: Page): Promise<string> {
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

/**
 * The account's customer at Stripe, made where there is none. `given` is an e-mail address for an account without one,
 * and is stored. Throws `email_required`, `invalid_request` or `not_found`.
 */
async function ensureCustomer(client: Stripe, actor: Actor, given?: string): Promise<string> {
  const { accountId } = actor;
  const [account] = await db()
    .select({ customer: accounts.stripeCustomerId, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw noSuchAccount();
  const email = account.email ?? given;
  if (!email) {
    throw new ApiError(
      "email_required",
      "The account has no e-mail address, which the receipts need.",
      "Send `email` along with `plan`.",
    );
  }
  const known = account.customer !== null && (await customerExists(client, account.customer)) ? account.customer : null;
  const customer = known ?? (await createCustomer(client, { accountId, email, previous: account.customer }));
  if (known && account.email) return known;
  // Committed before any payment page opens, so that every event finds its account.
  await db().transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ stripeCustomerId: customer, email: sql`coalesce(${accounts.email}, ${email})` })
      .where(eq(accounts.id, accountId));
    if (!account.email) await recordEvent(tx, actor, "email_changed", { from: null, to: email });
  });
  return customer;
}

interface NewCustomer {
  accountId: string;
  email: string;
  /** The one that this replaces. */
  previous: string | null;
}

/** Repeated, after a crash before the id was stored, it returns the customer that was made then. */
async function createCustomer(client: Stripe, { accountId, email, previous }: NewCustomer): Promise<string> {
  const key = createHash("sha256")
    .update(JSON.stringify([accountId, email, previous]))
    .digest("hex");
  try {
    const customer = await client.customers.create(
      { email, metadata: { account_id: accountId } },
      { idempotencyKey: `customer-${key}` },
    );
    return customer.id;
  } catch (error) {
    if (!isBadEmail(error)) throw error;
    throw new ApiError("invalid_request", "`email` is not accepted by Stripe.", "Use another e-mail address.");
  }
}
