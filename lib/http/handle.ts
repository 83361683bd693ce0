import { FastResponse } from "srvx";
import { clientBucket } from "@/lib/client-address";
import { countRequest, tooManyWrongKeys } from "@/lib/client-limits";
import { ApiError } from "@/lib/contract/errors";
import { llmsFullText, llmsText } from "@/lib/contract/llms";
import { openApiDocument } from "@/lib/contract/openapi";
import { isMigrated } from "@/lib/db/readiness";
import { env } from "@/lib/env";
import { hub } from "@/lib/feed";
import { isInvalidKey } from "@/lib/keys";
import { errorFields, log } from "@/lib/log";
import { handleMcp } from "@/lib/mcp";
import { stopping } from "@/lib/stopping";
import { within } from "@/lib/within";
import { ApiCall } from "./api-call";
import { PendingAnswer } from "./pending-answer";
import { readBody } from "./read-body";
import { errorResponse, json, methodNotAllowed } from "./respond";
import { handleRest } from "./rest";
import { securityTxt, securityTxtPaths } from "./security-txt";

const health = new Map<string, (call: ApiCall) => Response | Promise<Response>>([
  ["/livez", livez],
  ["/readyz", readyz],
  ...securityTxtPaths.map((path): [string, () => Response] => [path, securityTxt]),
]);
const documents = new Map([
  ["/openapi.json", once("application/json", () => JSON.stringify(openApiDocument(place())))],
  ["/llms.txt", once("text/plain", () => llmsText(place()))],
  ["/llms-full.txt", once("text/plain", () => llmsFullText(place()))],
]);

/** Whether the path is the API's; all others are pages. */
export function isApiPath(pathname: string): boolean {
  return /^\/(v1|mcp)(\/|$)/.test(pathname) || health.has(pathname) || documents.has(pathname);
}

/**
 * Answers every request of the API: `/v1`, `/mcp`, the descriptions and the health checks. Mounted by Next's route
 * files and by the self-hosted server alike. `peer` is the socket's remote address, null where it cannot be known.
 */
export async function handle(request: Request, { peer }: { peer: string | null }): Promise<Response> {
  const pending = new PendingAnswer(request);
  const call = new ApiCall(request.headers);
  const client = () => clientBucket(request.headers, peer);
  try {
    return call.answered(await pending.send(await answer(request, { client, pending, call })));
  } catch (error) {
    const refusal = isInvalidKey(error) ? tooManyWrongKeys(client()) : null;
    return call.answered(errorResponse(refusal ?? error, call.id));
  } finally {
    pending.end();
  }
}

/** What belongs to one request. */
interface Own {
  /** The bucket for limits on strangers. */
  client: () => string;
  pending: PendingAnswer;
  call: ApiCall;
}

async function answer(request: Request, own: Own): Promise<Response> {
  const url = parseUrl(request.url);
  if (!health.has(url.pathname)) countRequest(own.client);
  if (url.pathname === "/mcp") return handlePost(request, own);
  const read = health.get(url.pathname) ?? documents.get(url.pathname);
  if (!read) return handleRest(request, url, own);
  if (request.method !== "GET" && request.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
  own.call.route = { method: request.method, route: url.pathname };
  return read(own.call);
}

async function handlePost(request: Request, { client, pending, call }: Own): Promise<Response> {
  if (request.method !== "POST") throw methodNotAllowed(["POST"]);
  call.route = { method: "POST", route: "/mcp" };
  return handleMcp(request, await readBody(request), { client: client(), pending, requestId: call.id });
}

function place() {
  return { baseUrl: env.BASE_URL, mailDomain: env.MAIL_DOMAIN, proofOfWork: env.SIGN_UP_PROOF_OF_WORK > 0 };
}

/** A document is made when it is first asked for: it is the same for everybody. */
function once(type: string, make: () => string): () => Response {
  let body: string | undefined;
  return () => {
    body ??= make();
    return new FastResponse(body, {
      headers: { "content-type": `${type}; charset=utf-8`, "x-content-type-options": "nosniff" },
    });
  };
}

// The path was checked before; what can still be wrong is the Host header.
function parseUrl(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new ApiError(
      "invalid_request",
      "The request's Host header is not valid.",
      "Send the host name of this server.",
    );
  }
}

const checkMilliseconds = 3_000;

/** The process runs: restart it when this fails. */
function livez(): Response {
  return json({ status: "ok" });
}

/**
 * Send it requests only while this answers 200: the database answers, has every migration, the listener is connected, and
 * the process was not told to stop.
 */
async function readyz({ id }: ApiCall): Promise<Response> {
  const checks = { database: false, migrations: false, listener: false };
  try {
    await within(checkMilliseconds, look(checks));
  } catch (error) {
    log.warn("not_ready", { request_id: id, ...errorFields(error) });
  }
  const failing = stopping.get().begun ? "stopping" : "unavailable";
  const ready = failing !== "stopping" && Object.values(checks).every(Boolean);
  return json({ status: ready ? "ok" : failing, checks }, ready ? 200 : 503);
}

async function look(checks: { database: boolean; migrations: boolean; listener: boolean }): Promise<void> {
  checks.migrations = await isMigrated();
  checks.database = true;
  checks.listener = await hub.get().isListening();
}
