import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { endpoints } from "@/lib/contract/endpoints";
import { authenticate, type Caller } from "@/lib/keys/authenticate";
import { type Handlers, handlers } from "./handlers";
import { readJsonObject } from "./read-body";
import { jsonText } from "./respond";
import { findRoute } from "./router";
import type { UnreadAnswer } from "./unread-answer";
import { validateBody, validateParams, validateQuery } from "./validate";

// The handlers' exact types were checked against the contract; from here on they are called by name.
type AnyHandler = (context: {
  account: Caller | null;
  client: string;
  unread: UnreadAnswer;
  request: Request;
  params: unknown;
  query: unknown;
  body: unknown;
}) => ReturnType<Handlers[keyof Handlers]>;

/** Answers a `/v1` request. Errors come in this order: route, method, key, input, state. */
export async function handleRest(
  request: Request,
  url: URL,
  { client, unread }: { client: string; unread: UnreadAnswer },
): Promise<Response> {
  const { name, params } = findRoute(request.method, url.pathname);
  const endpoint: EndpointDefinition = endpoints[name];
  const account = endpoint.access ? null : await authenticate(request.headers.get("authorization"));
  const input = {
    params: validateParams(endpoint.params, params),
    query: validateQuery(endpoint.query, url.searchParams),
    body: endpoint.body ? validateBody(endpoint.body, await readJsonObject(request, endpoint.body)) : {},
  };
  const handler = handlers[name] as AnyHandler;
  const result = await handler({ ...input, account, client, unread, request });
  if (result instanceof Response) return result;
  const text = JSON.stringify(result);
  if (account) unread.hold(account.accountId, Buffer.byteLength(text));
  return jsonText(text, endpoint.status);
}
