"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { verifyAddress } from "@/lib/accounts/verify-address";
import { type ActionError, runAction } from "@/lib/actions/run-action";
import { verifiedPage } from "@/lib/sessions/auth-options";
import { localPath } from "@/lib/sessions/local-path";
import { pendingChoice } from "@/lib/sessions/pending-choice";
import { isSameOrigin } from "@/lib/sessions/same-origin";
import { endSession, startSession } from "@/lib/sessions/session-cookie";

/** Signs in to one of the accounts that have the address. */
export async function chooseAccount(_state: { error?: ActionError }, form: FormData) {
  return runAction(async () => {
    const next = localPath(form.get("next"));
    const choice = isSameOrigin(await headers()) ? await pendingChoice() : null;
    const account = choice?.accounts.find(({ id }) => id === form.get("account"));
    const verified = choice && account && (await verifyAddress(account.id, choice.email));
    if (!choice || !account || !verified) return redirect(`/sign-in?next=${encodeURIComponent(next)}`);
    await startSession({ accountId: account.id, email: choice.email });
    return redirect(verified === "new" ? `${verifiedPage}?next=${encodeURIComponent(next)}` : next);
  });
}

/** Forgets the address, for another way to sign in. */
export async function leave() {
  return runAction(async () => {
    await endSession();
    return redirect("/sign-in");
  });
}
