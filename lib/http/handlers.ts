import { signUp } from "@/lib/accounts/sign-up";
import { openPortal } from "@/lib/billing/open-portal";
import { receiveEvent } from "@/lib/billing/receive-event";
import { startCheckout } from "@/lib/billing/start-checkout";
import type { Input, Output } from "@/lib/contract/endpoint";
import type { EndpointName, Endpoints } from "@/lib/contract/endpoints";
import { env } from "@/lib/env";
import { addKey } from "@/lib/keys/add-key";
import { authenticate, type Caller } from "@/lib/keys/authenticate";
import { listKeys } from "@/lib/keys/list-keys";
import { revokeKey } from "@/lib/keys/revoke-key";
import { deleteMessage } from "@/lib/messages/delete-message";
import { getAttachment } from "@/lib/messages/get-attachment";
import { getMessage } from "@/lib/messages/get-message";
import { listMessages } from "@/lib/messages/list-messages";
import { waitForMessage } from "@/lib/messages/wait-for-message";
import { createNamespace } from "@/lib/namespaces/create-namespace";
import { listNamespaces } from "@/lib/namespaces/list-namespaces";
import { namespaceDomain } from "@/lib/namespaces/namespace-domain";
import { getUsage } from "@/lib/usage/get-usage";
import { attachmentResponse } from "./attachment-response";
import { messageList } from "./message-list";
import { readBody } from "./read-body";
import type { UnreadAnswer } from "./unread-answer";

/** What a handler is given: its endpoint's validated input, and whom it answers. */
type Context<Name extends EndpointName> = Input<Endpoints[Name]> & {
  account: Endpoints[Name] extends { access: string } ? null : Caller;
  /** The bucket for limits on strangers. */
  client: string;
  unread: UnreadAnswer;
  /** Its signal aborts when the client has left. Its body is read already where the endpoint takes JSON. */
  request: Request;
};

export type Handlers = {
  [Name in EndpointName]: (context: Context<Name>) => Promise<Output<Endpoints[Name]> | Response>;
};

/** So much of a list is read at once; each longer message, or what comes after, when the client has come so far. */
const headBytes = 256 * 1024;
const maxEventBytes = 1024 * 1024;
const keepKey = "Keep the api_key: it is shown only this once.";

/** Each endpoint joined to its verb. */
export const handlers: Handlers = {
  signup: async ({ body, client }) => {
    const made = await signUp({ ...body, client });
    const domain = namespaceDomain(made.namespace);
    return {
      account_id: made.accountId,
      namespace: made.namespace,
      api_key: made.apiKey,
      plan: "free",
      example_address: `signup@${domain}`,
      docs: `${env.BASE_URL}/llms-full.txt`,
      hint: `${keepKey} Send it as \`Authorization: Bearer <api_key>\`. Mail to any <tag>@${domain} arrives at once; GET /v1/wait?tag=<tag> waits for it.`,
    };
  },
  listMessages: async ({ account, query, unread }) => {
    const { limit, offset, ...filter } = query;
    const page = await listMessages(account.accountId, filter, { limit, offset, headBytes });
    return messageList(account.accountId, page, { limit, offset, unread });
  },
  getMessage: async ({ account, params, query }) => ({
    message: await getMessage(account.accountId, params.id, { headers: query.headers === "true" }),
  }),
  deleteMessage: async ({ account, params }) => {
    await deleteMessage(account.accountId, params.id);
    return { deleted: true };
  },
  getAttachment: async ({ account, params }) =>
    attachmentResponse(await getAttachment(account.accountId, params.id, params.n)),
  wait: ({ account, query: { timeout, ...filter }, request }) =>
    waitForMessage(account.accountId, filter, {
      timeoutSeconds: timeout,
      signal: request.signal,
      authorize: () => authenticate(request.headers.get("authorization")),
    }),
  listNamespaces: async ({ account }) => ({ namespaces: await listNamespaces(account.accountId) }),
  createNamespace: ({ account, body }) => createNamespace(account.accountId, body.slug),
  listKeys: async ({ account }) => ({ keys: await listKeys(account.accountId) }),
  createKey: async ({ account }) => {
    const { id, apiKey, prefix } = await addKey(account.accountId, account.keyId);
    return { id, api_key: apiKey, prefix, hint: `${keepKey} Revoke it with DELETE /v1/keys/${id}.` };
  },
  revokeKey: async ({ account, params }) => {
    await revokeKey(account.accountId, params.id);
    return { revoked: true };
  },
  getUsage: ({ account }) => getUsage(account.accountId),
  checkout: async ({ account, body }) => ({ url: await startCheckout(account.accountId, body) }),
  portal: async ({ account }) => ({ url: await openPortal(account.accountId) }),
  stripeWebhook: async ({ request }) => {
    await receiveEvent(await readBody(request, maxEventBytes), request.headers.get("stripe-signature"));
    return { received: true };
  },
};
