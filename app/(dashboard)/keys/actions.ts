"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { parseInput } from "@/lib/actions/parse-input";
import { runAction } from "@/lib/actions/run-action";
import { plainText } from "@/lib/contract/inputs";
import { addKey as addKeyTo } from "@/lib/keys/add-key";
import { replaceKeys } from "@/lib/keys/replace-keys";
import { revokeKey } from "@/lib/keys/revoke-key";
import { requireActor } from "@/lib/sessions/current-session";
import { endSession, startSession } from "@/lib/sessions/session-cookie";

/** Makes a key, which is told this once. */
export async function addKey() {
  return runAction(async () => {
    const { accountId, keyId } = await requireActor();
    const { apiKey } = await addKeyTo(accountId, keyId);
    revalidatePath("/keys");
    return { apiKey };
  });
}

/** Revokes a key; with that of the session, the session ends. */
export async function revoke(keyId: string) {
  return runAction(async () => {
    const session = await requireActor();
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

/** Revokes all keys for a new one, which is told this once. The session goes on with it, if a key began it. */
export async function replaceAllKeys() {
  return runAction(async () => {
    const { accountId, keyId } = await requireActor();
    const { id, apiKey } = await replaceKeys(accountId, keyId);
    if (keyId) await startSession({ accountId, keyId: id });
    revalidatePath("/keys");
    return { apiKey };
  });
}
