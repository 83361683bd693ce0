"use server";

import { headers } from "next/headers";
import { signUp } from "@/lib/accounts/sign-up";
import { type ActionError, runAction } from "@/lib/actions/run-action";
import { clientBucket } from "@/lib/http/client-address";
import { peerOf } from "@/lib/http/peer";
import { sendSample } from "@/lib/messages/send-sample";
import { namespaceDomain } from "@/lib/namespaces/namespace-domain";
import { requireActor } from "@/lib/sessions/current-session";
import { startSession } from "@/lib/sessions/session-cookie";

const firstTag = "hello";

export interface NewInbox {
  account: string;
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
    const sent = await headers();
    const { accountId, keyId, namespace, apiKey } = await signUp({ client: clientBucket(sent, peerOf(sent)) });
    await startSession({ accountId, keyId });
    return {
      inbox: { account: accountId, address: `${firstTag}@${namespaceDomain(namespace)}`, tag: firstTag, apiKey },
    };
  });
}

/** Sends a sample mail to the visitor's own new address. */
export async function sendFirstMail(account: string): Promise<{ error?: ActionError }> {
  return runAction(async () => {
    const { accountId } = await requireActor(account);
    await sendSample(accountId, firstTag);
    return {};
  });
}
