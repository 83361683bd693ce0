"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionError, parseInput, runAction } from "@/app/run-action";
import { openPortal, startCheckout, syncSubscription } from "@/lib/billing";
import { email as emailInput } from "@/lib/contract/inputs";
import { requireActor } from "@/lib/sessions";

export interface BillingState {
  error?: ActionError;
  /** What was typed, to be corrected. */
  email?: string;
}

const destination = z.enum(["dev", "pro", "portal"], { error: "must be dev, pro or the billing portal" });

/** Goes on to the payment page for a plan, or to the billing portal. */
export async function goToStripe(_state: BillingState, form: FormData): Promise<BillingState> {
  const result = await runAction(async () => {
    const actor = await requireActor(String(form.get("account")));
    const to = parseInput(destination, form.get("to"), "The plan");
    if (to === "portal") redirect(await openPortal(actor));
    const typed = String(form.get("email") ?? "").trim();
    const email = typed ? parseInput(emailInput, typed, "The address") : undefined;
    return redirect(await startCheckout(actor, { plan: to, email }));
  });
  return { ...result, email: String(form.get("email") ?? "") };
}

/** Asks Stripe itself, for a payment whose event does not come. `accountId` is the one that the page shows. */
export async function checkPayment(accountId: string) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    await syncSubscription(actor);
    revalidatePath("/billing");
    return {};
  });
}
