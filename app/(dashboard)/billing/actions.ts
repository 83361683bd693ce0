"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { parseInput } from "@/lib/actions/parse-input";
import { type ActionError, runAction } from "@/lib/actions/run-action";
import { openPortal } from "@/lib/billing/open-portal";
import { startCheckout } from "@/lib/billing/start-checkout";
import { syncSubscription } from "@/lib/billing/sync-subscription";
import { email as emailInput } from "@/lib/contract/inputs";
import { requireActor } from "@/lib/sessions/current-session";

export interface BillingState {
  error?: ActionError;
  /** What was typed, to be corrected. */
  email?: string;
}

const destination = z.enum(["dev", "pro", "portal"], { error: "must be dev, pro or the billing portal" });

/** Goes on to the payment page for a plan, or to the billing portal. */
export async function goToStripe(_state: BillingState, form: FormData): Promise<BillingState> {
  const result = await runAction(async () => {
    const { accountId } = await requireActor(String(form.get("account")));
    const to = parseInput(destination, form.get("to"), "The plan");
    if (to === "portal") redirect(await openPortal(accountId));
    const typed = String(form.get("email") ?? "").trim();
    const email = typed ? parseInput(emailInput, typed, "The address") : undefined;
    return redirect(await startCheckout(accountId, { plan: to, email }));
  });
  return { ...result, email: String(form.get("email") ?? "") };
}

/** Asks Stripe itself, for a payment whose event does not come. `account` is the one that the page shows. */
export async function checkPayment(account: string) {
  return runAction(async () => {
    const { accountId } = await requireActor(account);
    await syncSubscription(accountId);
    revalidatePath("/billing");
    return {};
  });
}
