"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type ActionError, runAction } from "@/app/run-action";
import { verifyAddress } from "@/lib/accounts";
import { endSession, isSameOrigin, localPath, pathAfterLink, pendingChoice, startSession } from "@/lib/sessions";

/** Signs in to one of the accounts that have the address. */
export async function chooseAccount(_state: { error?: ActionError }, form: FormData) {
  return runAction(async () => {
    const next = localPath(form.get("next"));
    const choice = isSameOrigin(await headers()) ? await pendingChoice() : null;
    const account = choice?.accounts.find(({ id }) => id === form.get("account"));
    const verified = choice && account && (await verifyAddress({ accountId: account.id, by: null }, choice.email));
    if (!choice || !account || !verified) return redirect(`/sign-in?next=${encodeURIComponent(next)}`);
    await startSession({ accountId: account.id, email: choice.email });
    return redirect(pathAfterLink(verified, next));
  });
}

/** Forgets the address, for another way to sign in. */
export async function leave() {
  return runAction(async () => {
    await endSession();
    return redirect("/sign-in");
  });
}
