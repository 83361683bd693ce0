"use server";

import { type ActionError, runAction } from "@/lib/actions/run-action";
import { replaceKeys } from "@/lib/keys/replace-keys";
import { requireActor } from "@/lib/sessions/current-session";
import { startSession } from "@/lib/sessions/session-cookie";

export interface ReplaceKeysState {
  /** Told this once. */
  apiKey?: string;
  error?: ActionError;
}

/** Revokes all keys of the account and tells the new one. */
export async function replaceAllKeys(): Promise<ReplaceKeysState> {
  return runAction(async () => {
    const { accountId, keyId } = await requireActor();
    const key = await replaceKeys(accountId);
    if (keyId) await startSession({ accountId, keyId: key.id });
    return { apiKey: key.apiKey };
  });
}
