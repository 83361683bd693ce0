import { z } from "zod";
import type { EndpointDefinition } from "@/lib/contract/endpoint";
import { type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { ApiError } from "@/lib/contract/errors";
import { admit, confirm, isKeyHolder, type KeyHolder, type KeyUser, keyHolder } from "@/lib/keys";
import type { ApiCall } from "./api-call";
import { type Handlers, handlers, readsByKey } from "./handlers";
import type { PendingAnswer } from "./pending-answer";
import { readJsonObject } from "./read-body";
import { jsonBody, methodNotAllowed } from "./respond";

// The handlers' exact types were checked against the contract; from here on they are called by name.
type AnyHandler = (context: {
  actor: KeyUser | KeyHolder | null;
  client: () => string;
  pending: PendingAnswer;
  request: Request;
  params: unknown;
  query: unknown;
  body: unknown;
}) => ReturnType<Handlers[keyof Handlers]>;

/** Answers a `/v1` request. Errors come in this order: route, method, key, input, state. */
export async function handleRest(
  request: Request,
  url: URL,
  { client, pending, call }: { client: () => string; pending: PendingAnswer; call: ApiCall },
): Promise<Response> {
  const { name, params } = findRoute(request.method, url.pathname);
  const endpoint: EndpointDefinition = endpoints[name];
  call.route = { method: endpoint.method, route: endpoint.path };
  const authorization = request.headers.get("authorization");
  const actor = readsByKey.has(name) ? keyHolder(authorization) : await admit(endpoint.access, authorization);
  const input = await readInput(endpoint, { request, params, search: url.searchParams }).catch(async (error) => {
    if (actor && isKeyHolder(actor)) await confirm(actor);
    throw error;
  });
  // Who changes something is noted with where that came from.
  const who = actor && !isKeyHolder(actor) && endpoint.method !== "GET" ? { ...actor, client: client() } : actor;
  const handler = handlers[name] as AnyHandler;
  const result = await handler({ ...input, actor: who, client, pending, request });
  if (result instanceof Response) return result;
  const text = JSON.stringify(result);
  if (actor && !isKeyHolder(actor)) pending.hold(actor, Buffer.byteLength(text));
  return jsonBody(text, endpoint.status);
}

interface Received {
  request: Request;
  params: Record<string, string>;
  search: URLSearchParams;
}

async function readInput(endpoint: EndpointDefinition, { request, params, search }: Received) {
  return {
    params: validateParams(endpoint.params, params),
    query: validateQuery(endpoint.query, search),
    body: endpoint.body ? validate(endpoint.body, await readJsonObject(request, endpoint.body), "field") : {},
  };
}

interface Route {
  segments: string[];
  methods: Map<string, EndpointName>;
}

const routes: Route[] = [];
for (const [name, { method, path }] of Object.entries(endpoints) as [EndpointName, EndpointDefinition][]) {
  const segments = path.split("/");
  let route = routes.find((known) => known.segments.join("/") === segments.join("/"));
  if (!route) {
    route = { segments, methods: new Map() };
    routes.push(route);
  }
  route.methods.set(method, name);
}

/** The endpoint for a method and path, with its path parameters; throws `not_found` or `method_not_allowed`. */
export function findRoute(method: string, pathname: string): { name: EndpointName; params: Record<string, string> } {
  const segments = pathname.split("/");
  for (const route of routes) {
    const params = matchSegments(route.segments, segments);
    if (!params) continue;
    const name = route.methods.get(method);
    if (name) return { name, params };
    throw methodNotAllowed([...route.methods.keys()]);
  }
  throw new ApiError("not_found", "There is no such route.", "GET /openapi.json describes every route.");
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [position, expected] of pattern.entries()) {
    const segment = segments[position] ?? "";
    if (!expected.startsWith("{")) {
      if (segment !== expected) return null;
      continue;
    }
    const value = decodeSegment(segment);
    if (!value) return null;
    params[expected.slice(1, -1)] = value;
  }
  return params;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Path parameters, checked; a malformed one names nothing that exists, so it is `not_found`. */
function validateParams(schema: EndpointDefinition["params"], values: Record<string, string>): unknown {
  if (!schema) return {};
  const parsed = schema.safeParse(readNumbers(schema, values));
  if (parsed.success) return parsed.data;
  throw new ApiError(
    "not_found",
    "There is nothing under this id.",
    "Check the id: it is not of a form that was ever given out.",
  );
}

/** Query parameters, checked; the first of a repeated one counts, unknown ones are ignored. */
function validateQuery(schema: EndpointDefinition["query"], search: URLSearchParams): unknown {
  if (!schema) return {};
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = search.get(name);
    if (value !== null) values[name] = value;
  }
  return validate(schema, readNumbers(schema, values), "query parameter");
}

function validate(schema: z.ZodObject, values: Record<string, unknown>, what: string): unknown {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const name = unknown ?? issue?.path.join(".") ?? "";
  throw new ApiError(
    "invalid_request",
    `\`${name}\` ${unknown === undefined ? (issue?.message ?? "is not valid") : "is not known"}.`,
    `Correct the ${what} \`${name}\`. GET /openapi.json describes every ${what}.`,
  );
}

/** Digits become numbers where the schema wants one; anything else is left for the schema to refuse. */
function readNumbers(schema: z.ZodObject, values: Record<string, string>): Record<string, unknown> {
  const read = Object.entries(values).map(([name, value]) =>
    wantsNumber(schema.shape[name]) && /^-?\d+$/.test(value) ? [name, Number(value)] : [name, value],
  );
  return Object.fromEntries(read);
}

function wantsNumber(type: unknown): boolean {
  if (type instanceof z.ZodDefault || type instanceof z.ZodOptional) return wantsNumber(type.unwrap());
  return type instanceof z.ZodNumber;
}
