"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { parseInput } from "@/lib/actions/parse-input";
import { runAction } from "@/lib/actions/run-action";
import { ApiError } from "@/lib/contract/errors";
import { plainText } from "@/lib/contract/inputs";
import { addKey as addKeyTo, maxActiveKeys } from "@/lib/keys/add-key";
import { replaceKeys } from "@/lib/keys/replace-keys";
import { revokeKey } from "@/lib/keys/revoke-key";
import { revokeOtherKeys } from "@/lib/keys/revoke-other-keys";
import { requireActor } from "@/lib/sessions/current-session";
import { endSession, startSession } from "@/lib/sessions/session-cookie";

/** Makes a key, which is told this once. `account`, here and below, is the one that the page shows. */
export async function addKey(account: string) {
  return runAction(async () => {
    const { accountId, keyId } = await requireActor(account);
    const { apiKey } = await addKeyTo(accountId, keyId);
    revalidatePath("/keys");
    return { apiKey };
  });
}

/** Revokes a key; with that of the session, the session ends. */
export async function revoke(account: string, keyId: string) {
  return runAction(async () => {
    const session = await requireActor(account);
    const id = parseInput(plainText, keyId, "The key's id");
    await revokeKey(session.accountId, id);
    if (id === session.keyId) {
      await endSession();
      redirect("/sign-in");
    }
    revalidatePath("/keys");
    return {};
  });
}

/**
 * Makes the key that is to replace all others, which is told this once. The session goes on with it, if a key began it.
 * Nothing is revoked before its reader has stored it: this answer may get lost, and there is no other way in. It may be
 * one more than an account may have, or who has them all could not replace them.
 */
export async function addReplacement(account: string) {
  return runAction(async () => {
    const { accountId, keyId } = await requireActor(account);
    const { id, apiKey } = await addKeyTo(accountId, keyId, maxActiveKeys + 1);
    if (keyId) await startSession({ accountId, keyId: id });
    revalidatePath("/keys");
    return { id, apiKey };
  });
}

/** Revokes all keys but the one to keep. Asked again, after a lost answer, it does nothing more. */
export async function revokeOthers(account: string, keep: string) {
  return runAction(async () => {
    const { accountId } = await requireActor(account);
    await revokeOtherKeys(accountId, parseInput(plainText, keep, "The key's id"));
    revalidatePath("/keys");
    return {};
  });
}

/** Revokes all keys for a new one at once, for those alone whom another mailed link lets in should the answer get lost. */
export async function replaceAllKeys(_state: unknown, form: FormData) {
  return runAction(async () => {
    const { accountId, keyId } = await requireActor(String(form.get("account")));
    if (keyId) throw new ApiError("unauthorized", "You are signed in with a key.", "Replace the keys at “API keys”.");
    const { apiKey } = await replaceKeys(accountId, null);
    revalidatePath("/keys");
    return { apiKey };
  });
}
