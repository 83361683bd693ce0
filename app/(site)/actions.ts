"use server";

import { headers } from "next/headers";
import { type ActionError, parseInput, runAction } from "@/app/run-action";
import { signUp } from "@/lib/accounts";
import { clientOfPage } from "@/lib/client-address";
import { proof as proofInput } from "@/lib/contract/proof";
import { sendSample } from "@/lib/intake";
import { createInbox as createAddress, namespaceDomain } from "@/lib/namespaces";
import { requireActor, startSession } from "@/lib/sessions";

const firstTag = "hello";

export interface NewInbox {
  accountId: string;
  address: string;
  tag: string;
  /** Told this once. */
  apiKey: string;
}

export interface CreateInboxState {
  inbox?: NewInbox;
  error?: ActionError;
}

/** Signs a visitor up as `POST /v1/signup` does, out of the same hourly limit, and signs the browser in. */
export async function createInbox(given?: unknown): Promise<CreateInboxState> {
  return runAction(async () => {
    const proof = given === undefined ? undefined : parseInput(proofInput, given, "The proof of work");
    const made = await signUp({ proof, client: clientOfPage(await headers()) });
    const { accountId, by: keyId, namespace, apiKey } = made;
    await startSession({ accountId, keyId });
    return {
      inbox: { accountId, address: `${firstTag}@${namespaceDomain(namespace)}`, tag: firstTag, apiKey },
    };
  });
}

/** Sends a sample mail to the visitor's own new address. */
export async function sendFirstMail(accountId: string): Promise<{ error?: ActionError }> {
  return runAction(async () => {
    const actor = await requireActor(accountId);
    await sendSample(actor, await createAddress(actor, firstTag));
    return {};
  });
}
