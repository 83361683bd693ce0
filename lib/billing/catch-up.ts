import { errorFields, log } from "@/lib/log";
import { within } from "@/lib/within";
import { type Billing, describeBilling } from "./describe-billing";
import { syncSubscription } from "./sync-subscription";

const patienceMilliseconds = 5_000;

/**
 * Asks Stripe what holds now where that may differ from what is `known`, for an event may be late or lost: after the
 * billing portal, and once the subscription should have ended or been renewed. Returns whether to read it anew.
 */
export async function catchUp(accountId: string, known: Billing, { fromPortal = false } = {}): Promise<boolean> {
  if (!known.configured || !(fromPortal || isOverdue(known))) return false;
  try {
    await within(patienceMilliseconds, syncSubscription(accountId));
  } catch (error) {
    log.error("billing_not_synced", errorFields(error));
    return fromPortal;
  }
  return fromPortal || !isOverdue(await describeBilling(accountId));
}

function isOverdue({ endsAt, renewsAt }: Billing): boolean {
  const due = endsAt ?? renewsAt;
  return due !== null && due.getTime() < Date.now();
}
