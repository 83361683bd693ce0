import { FastResponse } from "srvx";
import { signUp } from "@/lib/accounts";
import type { Actor } from "@/lib/actor";
import { openPortal, receiveEvent, startCheckout } from "@/lib/billing";
import type { Input, Output } from "@/lib/contract/endpoint";
import type { EndpointName, Endpoints } from "@/lib/contract/endpoints";
import { env } from "@/lib/env";
import { waitForMessage } from "@/lib/feed";
import { type Admitted, addKey, authenticate, listKeys, revokeKey } from "@/lib/keys";
import { deleteMessage, findMessage, getAttachment, getMessage, listMessages, type MessagePage } from "@/lib/messages";
import { createNamespace, listNamespaces, namespaceDomain } from "@/lib/namespaces";
import { getUsage } from "@/lib/usage";
import type { PendingAnswer } from "./pending-answer";
import { readBody } from "./read-body";
import { attachmentResponse, jsonHeaders, jsonText } from "./respond";

/** What a handler is given: its endpoint's validated input, and whom it answers. */
type Context<Name extends EndpointName> = Input<Endpoints[Name]> & {
  actor: Admitted<Endpoints[Name]["access"]>;
  /** The bucket for limits on strangers. */
  client: string;
  pending: PendingAnswer;
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
  listMessages: async ({ actor, query, pending }) => {
    const { limit, offset, ...filter } = query;
    const page = await listMessages(actor, filter, { limit, offset, headBytes });
    return messageList(actor, page, { limit, offset, pending });
  },
  getMessage: async ({ actor, params, query }) => ({
    message: await getMessage(actor, params.id, { headers: query.headers === "true" }),
  }),
  deleteMessage: async ({ actor, params }) => {
    await deleteMessage(actor, params.id);
    return { deleted: true };
  },
  getAttachment: async ({ actor, params }) => attachmentResponse(await getAttachment(actor, params.id, params.n)),
  wait: ({ actor, query: { timeout, ...filter }, request }) =>
    waitForMessage(actor, filter, {
      timeoutSeconds: timeout,
      signal: request.signal,
      authorize: () => authenticate(request.headers.get("authorization")),
    }),
  listNamespaces: async ({ actor }) => ({ namespaces: await listNamespaces(actor) }),
  createNamespace: ({ actor, body }) => createNamespace(actor, body.slug),
  listKeys: async ({ actor }) => ({ keys: await listKeys(actor) }),
  createKey: async ({ actor }) => {
    const { id, apiKey, prefix } = await addKey(actor);
    return { id, api_key: apiKey, prefix, hint: `${keepKey} Revoke it with DELETE /v1/keys/${id}.` };
  },
  revokeKey: async ({ actor, params }) => {
    await revokeKey(actor, params.id);
    return { revoked: true };
  },
  getUsage: ({ actor }) => getUsage(actor),
  checkout: async ({ actor, body }) => ({ url: await startCheckout(actor, body) }),
  portal: async ({ actor }) => ({ url: await openPortal(actor) }),
  stripeWebhook: async ({ request }) => {
    await receiveEvent(await readBody(request, maxEventBytes), request.headers.get("stripe-signature"));
    return { received: true };
  },
};

interface Limits {
  limit: number;
  offset: number;
  pending: PendingAnswer;
}

/** The answer of GET /v1/messages: `{ messages, count, limit, offset }`, of messages that are JSON already. */
function messageList(actor: Actor, page: MessagePage, limits: Limits): Response {
  const { pending } = limits;
  const head = page.head.join(",");
  if (page.tailIds.length === 0) {
    const text = `${opening}${head}${closing(page.head.length, limits)}`;
    pending.hold(actor, Buffer.byteLength(text));
    return jsonText(text);
  }
  // What is stored takes at most two bytes of JSON for each of its own.
  pending.hold(actor, Buffer.byteLength(head) + 2 * page.tailBytes);
  return new FastResponse(pending.stream(listParts(actor, page, limits)), { headers: jsonHeaders });
}

const opening = '{"messages":[';
const closing = (count: number, { limit, offset }: Limits) => `],"count":${count},"limit":${limit},"offset":${offset}}`;

/**
 * A list too long to be held at once, message by message as the client reads it. One that is deleted meanwhile is left
 * out, so `count` comes last.
 */
async function* listParts(
  actor: Actor,
  { head, tailIds }: MessagePage,
  limits: Limits,
): AsyncGenerator<Uint8Array, void> {
  let count = head.length;
  yield Buffer.from(opening + head.join(","));
  for (const id of tailIds) {
    const message = await findMessage(actor, id);
    if (message) yield Buffer.from(`${count++ === 0 ? "" : ","}${JSON.stringify(message)}`);
  }
  yield Buffer.from(closing(count, limits));
}
