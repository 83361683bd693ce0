import { eq } from "drizzle-orm";
import { noSuchAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import type { Plan } from "@/lib/contract/plans";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { within } from "@/lib/within";
import { syncSubscription } from "./sync";

const patienceMilliseconds = 5_000;

export interface Billing {
  /** Whether this server takes payments. */
  configured: boolean;
  plan: Plan;
  /** Stripe's word for the state of the subscription (`active`, `trialing`, `past_due`, `unpaid`, `paused`); null without one. */
  status: string | null;
  /** When the subscription will end; null where it goes on. */
  endsAt: Date | null;
  /** When it will be paid for again; null where it ends. */
  renewsAt: Date | null;
  /** Whether the billing portal can be opened. */
  hasCustomer: boolean;
}

/** What is known here of the account's plan and payments, without asking Stripe. Throws `not_found`. */
export async function describeBilling({ accountId }: Actor): Promise<Billing> {
  const [account] = await db()
    .select({
      plan: accounts.plan,
      status: accounts.subscriptionStatus,
      endsAt: accounts.subscriptionEndsAt,
      renewsAt: accounts.subscriptionRenewsAt,
      customer: accounts.stripeCustomerId,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw noSuchAccount();
  const { customer, ...billing } = account;
  return { ...billing, configured: env.stripe !== null, hasCustomer: customer !== null };
}

/**
 * Asks Stripe what holds now where that may differ from what is `known`, for an event may be late or lost: after the
 * billing portal, and once the subscription should have ended or been renewed. Returns whether to read it anew.
 */
export async function catchUp(actor: Actor, known: Billing, { fromPortal = false } = {}): Promise<boolean> {
  if (!known.configured || !(fromPortal || isOverdue(known))) return false;
  try {
    await within(patienceMilliseconds, syncSubscription(actor));
  } catch (error) {
    log.error("billing_not_synced", errorFields(error));
    return fromPortal;
  }
  return fromPortal || !isOverdue(await describeBilling(actor));
}

function isOverdue({ endsAt, renewsAt }: Billing): boolean {
  const due = endsAt ?? renewsAt;
  return due !== null && due.getTime() < Date.now();
}
