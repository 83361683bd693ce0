"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type ActionError, runAction } from "@/app/run-action";
import { clientOfPage } from "@/lib/client-address";
import { tooManyWrongKeys } from "@/lib/client-limits";
import { ApiError } from "@/lib/contract/errors";
import { email as emailInput } from "@/lib/contract/inputs";
import { isInvalidKey, isWellFormedKey } from "@/lib/keys";
import { localPath, requestLink, requireSameOrigin, signInByKey } from "@/lib/sessions";

export interface SignInState {
  error?: ActionError;
  /** What was typed, where it did not get here. */
  key?: string;
}

export async function signInWithKey(_state: SignInState, form: FormData): Promise<SignInState> {
  return runAction(async () => {
    const sent = await headers();
    requireSameOrigin(sent);
    const key = String(form.get("key") ?? "").trim();
    if (!isWellFormedKey(key)) {
      throw new ApiError("invalid_request", "This is not a whole API key.", "Copy all 42 characters of it.");
    }
    await signInByKey(key).catch((error) => {
      throw (isInvalidKey(error) && tooManyWrongKeys(clientOfPage(sent))) || error;
    });
    redirect(localPath(form.get("next")));
  });
}

export interface MailLinkState {
  /** What was typed, so that the form keeps it. */
  email: string;
  sent?: boolean;
  error?: ActionError;
}

export async function mailLink(_state: MailLinkState, form: FormData): Promise<MailLinkState> {
  const typed = String(form.get("email") ?? "").slice(0, 300);
  const result = await runAction(async () => {
    const sent = await headers();
    requireSameOrigin(sent);
    const { data: email } = emailInput.toLowerCase().safeParse(typed.trim());
    if (!email) {
      throw new ApiError("invalid_request", "This is not an e-mail address.", "It should look like you@example.com.");
    }
    await requestLink({ email, client: clientOfPage(sent), next: localPath(form.get("next")) });
    return { sent: true };
  });
  return { email: typed, ...result };
}
