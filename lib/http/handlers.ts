import { FastResponse } from "srvx";
import { signUp, signUpChallenge } from "@/lib/accounts";
import { openPortal, receiveEvent, startCheckout } from "@/lib/billing";
import type { Input, Output } from "@/lib/contract/endpoint";
import type { EndpointName, Endpoints } from "@/lib/contract/endpoints";
import { howToSolve } from "@/lib/contract/proof";
import { listDeliveries } from "@/lib/deliveries";
import { env } from "@/lib/env";
import { addFault, deleteFault, listFaults } from "@/lib/faults";
import { waitForMessage } from "@/lib/feed";
import { type Admitted, addKey, type KeyHolder, listKeys, revokeKey } from "@/lib/keys";
import {
  deleteMessage,
  type FileContent,
  findJson,
  getAttachment,
  getMessage,
  listMessages,
  type MessagePage,
  openSource,
} from "@/lib/messages";
import { createNamespace, listNamespaces, namespaceDomain } from "@/lib/namespaces";
import { getUsage } from "@/lib/usage";
import { createWebhook, deleteWebhook, listAttempts, listWebhooks, redriveWebhook, testWebhook } from "@/lib/webhooks";
import { eventStream } from "./event-stream";
import type { PendingAnswer } from "./pending-answer";
import { readBody } from "./read-body";
import { attachmentResponse, jsonBody, jsonHeaders } from "./respond";

/** Endpoints that any key may read. */
type Readable = { [Name in EndpointName]: Endpoints[Name]["access"] extends "read" ? Name : never }[EndpointName];

/** Endpoints whose one statement looks the key up as well, and what it may read. */
const byKey = ["listMessages", "getMessage", "wait", "events"] as const satisfies Readable[];
type ByKey = (typeof byKey)[number];
export const readsByKey: ReadonlySet<EndpointName> = new Set(byKey);

/** What a handler is given: its endpoint's validated input, and whom it answers. */
type Context<Name extends EndpointName> = Input<Endpoints[Name]> & {
  actor: Name extends ByKey ? KeyHolder : Admitted<Endpoints[Name]["access"]>;
  /** The bucket for limits on strangers. */
  client: () => string;
  pending: PendingAnswer;
  /** Its signal aborts when the client has left. Its body is read already where the endpoint takes JSON. */
  request: Request;
};

export type Handlers = {
  [Name in EndpointName]: (context: Context<Name>) => Promise<Output<Endpoints[Name]> | Response>;
};

/** So much of a list is read at once: its share of each message. A longer one is read when the client has come so far. */
const headBytes = 512 * 1024;
const maxEventBytes = 1024 * 1024;
const keepKey = "Keep the api_key: it is shown only this once.";

/** Each endpoint joined to its verb. */
export const handlers: Handlers = {
  signup: async ({ body, client }) => {
    const made = await signUp({ ...body, client: client() });
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
  signupChallenge: async ({ client }) => ({ ...(await signUpChallenge(client())), hint: howToSolve }),
  listMessages: async ({ actor, query, pending }) => {
    const { limit, offset, bodies: asked, ...filter } = query;
    const bodies = asked === "true";
    const page = await listMessages(actor, filter, { limit, offset, headBytes, bodies });
    return messageList(page, { limit, offset, bodies, pending });
  },
  getMessage: async ({ actor, params, query, pending }) => {
    const { accountId, json } = await getMessage(actor, params.id, { headers: query.headers === "true" });
    return heldJson(`{"message":${json}}`, accountId, pending);
  },
  getSource: async ({ actor, params, pending }) => sourceJson(await openSource(actor, params.id), pending),
  deleteMessage: async ({ actor, params }) => {
    await deleteMessage(actor, params.id);
    return { deleted: true };
  },
  getAttachment: async ({ actor, params }) => attachmentResponse(await getAttachment(actor, params.id, params.n)),
  wait: async ({ actor, query: { timeout, settle, bodies, ...filter }, request, pending }) => {
    const result = await waitForMessage(actor, filter, {
      timeoutSeconds: timeout,
      settleSeconds: settle,
      get signal() {
        return request.signal; // made when it is first asked for
      },
    });
    if (result.timed_out) return { message: null, timed_out: true, hint: result.hint };
    const json = bodies === "true" ? result.json : withoutBodies(result.json);
    const matches = result.matches === null ? "" : `,"matches":${result.matches}`;
    return heldJson(`{"message":${json},"timed_out":false${matches}}`, result.accountId, pending);
  },
  events: ({ actor, query, request, pending }) => eventStream(actor, { query, request, pending }),
  listDeliveries: async ({ actor, query: { limit, offset, ...filter } }) => {
    const deliveries = await listDeliveries(actor, filter, { limit, offset });
    return { deliveries, count: deliveries.length, limit, offset };
  },
  listFaults: async ({ actor }) => ({ faults: await listFaults(actor) }),
  addFault: ({ actor, body }) => addFault(actor, body),
  deleteFault: async ({ actor, params }) => {
    await deleteFault(actor, params.id);
    return { deleted: true };
  },
  listWebhooks: async ({ actor }) => ({ webhooks: await listWebhooks(actor) }),
  createWebhook: async ({ actor, body }) => {
    const hint = "Keep the secret: it is shown only this once. POST /v1/webhooks/{id}/test sends a first event.";
    return { ...(await createWebhook(actor, body)), hint };
  },
  deleteWebhook: async ({ actor, params }) => {
    await deleteWebhook(actor, params.id);
    return { deleted: true };
  },
  redriveWebhook: ({ actor, params, body }) => redriveWebhook(actor, params.id, body.since),
  testWebhook: async ({ actor, params }) => ({ attempt: await testWebhook(actor, params.id) }),
  listAttempts: async ({ actor, params }) => ({ attempts: await listAttempts(actor, params.id) }),
  listNamespaces: async ({ actor }) => ({ namespaces: await listNamespaces(actor) }),
  createNamespace: ({ actor, body }) => createNamespace(actor, body.slug),
  listKeys: async ({ actor }) => ({ keys: await listKeys(actor) }),
  createKey: async ({ actor, body }) => {
    const { id, apiKey, prefix, ...scope } = await addKey(actor, body);
    const key = { id, api_key: apiKey, prefix, hint: `${keepKey} Revoke it with DELETE /v1/keys/${id}.` };
    return Object.keys(body).length > 0 ? { ...key, ...scope } : key;
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

/** JSON with a message that was written by the database, counted until it is read. */
function heldJson(text: string, accountId: string, pending: PendingAnswer): Response {
  pending.hold({ accountId }, Buffer.byteLength(text));
  return jsonBody(text);
}

function withoutBodies(json: string): string {
  return JSON.stringify({ ...JSON.parse(json), text: "", html: null });
}

const [sourceOpening, sourceClosing] = [Buffer.from('{"source":"'), Buffer.from('"}')];

/** The answer of GET /v1/messages/{id}/source, encoded as the client reads. */
function sourceJson({ content, sizeBytes }: { content: FileContent; sizeBytes: number }, pending: PendingAnswer) {
  const length = sourceOpening.length + 4 * Math.ceil(sizeBytes / 3) + sourceClosing.length;
  const headers = { ...jsonHeaders, "content-length": String(length) };
  return new FastResponse(pending.stream(sourceParts(content)), { headers });
}

async function* sourceParts(content: FileContent): AsyncGenerator<Uint8Array, void> {
  yield sourceOpening;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    yield Buffer.from(Buffer.from(piece).toString("base64")); // each is one of whole triples, but for the last
  }
  yield sourceClosing;
}

interface Limits {
  limit: number;
  offset: number;
  bodies: boolean;
  pending: PendingAnswer;
}

/** The answer of GET /v1/messages: `{ messages, count, limit, offset }`, of messages that are JSON already. */
function messageList(page: MessagePage, limits: Limits): Response {
  const { pending } = limits;
  const short = page.rows.flatMap(({ json }) => json ?? []);
  if (short.length === page.rows.length) {
    const parts = short.flatMap((json, position) => (position === 0 ? [json] : [comma, json]));
    const body = Buffer.concat([opening, ...parts, closing(short.length, limits)]);
    pending.hold(page, body.length);
    return jsonBody(body);
  }
  // What is stored takes at most two bytes of JSON for each of its own.
  const longest = page.rows.reduce((most, { json, sizeBytes }) => Math.max(most, json ? 0 : sizeBytes), 0);
  pending.hold(page, short.reduce((sum, { length }) => sum + length, 0) + 2 * longest);
  return new FastResponse(pending.stream(listParts(page, limits)), { headers: jsonHeaders });
}

const opening = Buffer.from('{"messages":[');
const comma = Buffer.from(",");
const closing = (count: number, { limit, offset }: Limits) =>
  Buffer.from(`],"count":${count},"limit":${limit},"offset":${offset}}`);

/**
 * A list too long to be held at once, message by message as the client reads it. One that is deleted meanwhile is left
 * out, so `count` comes last.
 */
async function* listParts({ accountId, rows }: MessagePage, limits: Limits): AsyncGenerator<Uint8Array, void> {
  let count = 0;
  yield opening;
  for (const row of rows) {
    const json = row.json ?? (await findJson({ accountId, by: null }, row.id, limits));
    if (json === null) continue;
    const bytes = typeof json === "string" ? Buffer.from(json) : json;
    yield count++ === 0 ? bytes : Buffer.concat([comma, bytes]);
  }
  yield closing(count, limits);
}
