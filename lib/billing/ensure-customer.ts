import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { ApiError } from "@/lib/contract/errors";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { customerExists } from "./customer-exists";
import { isBadEmail } from "./stripe-error";

/**
 * The account's customer at Stripe, made where there is none. `given` is an e-mail address for an account without one,
 * and is stored. Call it under the billing lock. Throws `email_required`, `invalid_request` or `not_found`.
 */
export async function ensureCustomer(stripe: Stripe, accountId: string, given?: string): Promise<string> {
  const [account] = await db()
    .select({ customer: accounts.stripeCustomerId, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new ApiError("not_found", "There is no such account.", "It may have been deleted.");
  const email = account.email ?? given;
  if (!email) {
    throw new ApiError(
      "email_required",
      "The account has no e-mail address, which the receipts need.",
      "Send `email` along with `plan`.",
    );
  }
  const known = account.customer !== null && (await customerExists(stripe, account.customer)) ? account.customer : null;
  const customer = known ?? (await create(stripe, { accountId, email, previous: account.customer }));
  if (known && account.email) return known;
  // Committed before any payment page opens, so that every event finds its account.
  await db()
    .update(accounts)
    .set({ stripeCustomerId: customer, email: sql`coalesce(${accounts.email}, ${email})` })
    .where(eq(accounts.id, accountId));
  return customer;
}

interface NewCustomer {
  accountId: string;
  email: string;
  /** The one that this replaces. */
  previous: string | null;
}

/** Repeated, after a crash before the id was stored, it returns the customer that was made then. */
async function create(stripe: Stripe, { accountId, email, previous }: NewCustomer): Promise<string> {
  const key = createHash("sha256")
    .update(JSON.stringify([accountId, email, previous]))
    .digest("hex");
  try {
    const customer = await stripe.customers.create(
      { email, metadata: { account_id: accountId } },
      { idempotencyKey: `customer-${key}` },
    );
    return customer.id;
  } catch (error) {
    if (!isBadEmail(error)) throw error;
    throw new ApiError("invalid_request", "`email` is not accepted by Stripe.", "Use another e-mail address.");
  }
}
