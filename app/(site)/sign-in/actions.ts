"use server";

import { redirect } from "next/navigation";
import { type ActionError, runAction } from "@/lib/actions/run-action";
import { ApiError } from "@/lib/contract/errors";
import { findCaller } from "@/lib/keys/authenticate";
import { localPath } from "@/lib/sessions/local-path";
import { startSession } from "@/lib/sessions/session-cookie";

export interface SignInState {
  error?: ActionError;
}

export async function signInWithKey(_state: SignInState, form: FormData): Promise<SignInState> {
  return runAction(async () => {
    const caller = await findCaller(String(form.get("key") ?? "").trim());
    if (!caller) {
      throw new ApiError("unauthorized", "This API key is not valid.", "It may be mistyped or revoked.");
    }
    await startSession({ accountId: caller.accountId, keyId: caller.keyId });
    redirect(localPath(form.get("next")));
  });
}
