"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { parseInput, runAction } from "@/app/run-action";
import { ApiError } from "@/lib/contract/errors";
import { keyOptions, plainText, tagPrefix } from "@/lib/contract/inputs";
import {
  addKey as addKeyTo,
  type KeyOptions,
  maxActiveKeys,
  replaceKeys,
  revokeKey,
  revokeOtherKeys,
} from "@/lib/keys";
import { endSession, requireActor, startSession } from "@/lib/sessions";

/** Makes a key, which is told this once. `accountId`, here and below, is the one that the page shows. */
export async function addKey(accountId: string, wanted: KeyOptions) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    parseInput(tagPrefix.optional(), wanted?.tag_prefix, "This");
    const { apiKey } = await addKeyTo(actor, parseInput(keyOptions, wanted, "What the key may do"));
    revalidatePath("/keys");
    return { apiKey };
  });
}

/** Revokes a key; with that of the session, the session ends. */
export async function revoke(accountId: string, keyId: string) {
  return runAction(async () => {
    const session = await requireActor(accountId);
    const id = parseInput(plainText, keyId, "The key's id");
    await revokeKey(session, id);
    if (id === session.by) {
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
export async function addReplacement(accountId: string) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    const { id, apiKey } = await addKeyTo(actor, {}, maxActiveKeys + 1);
    if (actor.by) await startSession({ accountId: actor.accountId, keyId: id });
    revalidatePath("/keys");
    return { id, apiKey };
  });
}

/** Revokes all keys but the one to keep. Asked again, after a lost answer, it does nothing more. */
export async function revokeOthers(accountId: string, keep: string) {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    await revokeOtherKeys(actor, parseInput(plainText, keep, "The key's id"));
    revalidatePath("/keys");
    return {};
  });
}

/** Revokes all keys for a new one at once, for those alone whom another mailed link lets in should the answer get lost. */
export async function replaceAllKeys(_state: unknown, form: FormData) {
  return runAction(async () => {
    const actor = await requireActor(String(form.get("account")));
    if (actor.by)
      throw new ApiError("unauthorized", "You are signed in with a key.", "Replace the keys at “API keys”.");
    const { apiKey } = await replaceKeys(actor);
    revalidatePath("/keys");
    return { apiKey };
  });
}
