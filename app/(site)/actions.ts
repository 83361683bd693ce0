"use server";

import { headers } from "next/headers";
import { type ActionError, runAction } from "@/app/run-action";
import { signUp } from "@/lib/accounts";
import { clientOfPage } from "@/lib/client-address";
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
export async function createInbox(): Promise<CreateInboxState> {
  return runAction(async () => {
    const { accountId, by: keyId, namespace, apiKey } = await signUp({ client: clientOfPage(await headers()) });
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
