"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type ActionError, runAction } from "@/app/run-action";
import { endSession, enterAccount, isSameOrigin, localPath, pathAfterLink, pendingChoice } from "@/lib/sessions";

/** Signs in to one of the accounts that have the address. */
export async function chooseAccount(_state: { error?: ActionError }, form: FormData) {
  return runAction(async () => {
    const next = localPath(form.get("next"));
    const choice = isSameOrigin(await headers()) ? await pendingChoice() : null;
    const account = choice?.accounts.find(({ id }) => id === form.get("account"));
    const outcome = choice && account ? await enterAccount(account, choice.email) : "no account";
    if (outcome === "suspended") return redirect("/sign-in/suspended");
    if (outcome === "no account") return redirect(`/sign-in?next=${encodeURIComponent(next)}`);
    return redirect(pathAfterLink(outcome, next));
  });
}

/** Forgets the address, for another way to sign in. */
export async function leave() {
  return runAction(async () => {
    await endSession();
    return redirect("/sign-in");
  });
}
