import { FastResponse } from "srvx";
import { ApiError } from "@/lib/contract/errors";
import { llmsFullText, llmsText } from "@/lib/contract/llms";
import { openApiDocument } from "@/lib/contract/openapi";
import { env } from "@/lib/env";
import { handleMcp } from "@/lib/mcp/handle-mcp";
import { clientBucket } from "./client-address";
import { handleRest } from "./handle-rest";
import { livez, readyz } from "./health";
import { readBody } from "./read-body";
import { errorResponse } from "./respond";
import { methodNotAllowed } from "./router";
import { UnreadAnswer } from "./unread-answer";

const health = new Map<string, () => Response | Promise<Response>>([
  ["/livez", livez],
  ["/readyz", readyz],
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
  const unread = new UnreadAnswer(request);
  try {
    return await unread.send(await answer(request, peer, unread));
  } catch (error) {
    return errorResponse(error);
  } finally {
    unread.end();
  }
}

async function answer(request: Request, peer: string | null, unread: UnreadAnswer): Promise<Response> {
  const url = parseUrl(request.url);
  const client = clientBucket(request.headers, peer);
  if (url.pathname === "/mcp") return handlePost(request, { client, unread });
  const read = health.get(url.pathname) ?? documents.get(url.pathname);
  if (!read) return handleRest(request, url, { client, unread });
  if (request.method !== "GET" && request.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
  return read();
}

async function handlePost(request: Request, caller: { client: string; unread: UnreadAnswer }): Promise<Response> {
  if (request.method !== "POST") throw methodNotAllowed(["POST"]);
  return handleMcp(request, await readBody(request), caller);
}

function place() {
  return { baseUrl: env.BASE_URL, mailDomain: env.MAIL_DOMAIN };
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
  if (URL.canParse(url)) return new URL(url);
  throw new ApiError(
    "invalid_request",
    "The request's Host header is not valid.",
    "Send the host name of this server.",
  );
}
