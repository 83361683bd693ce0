import { llmsFullText, llmsText } from "@/lib/contract/llms";
import { openApiDocument } from "@/lib/contract/openapi";
import { env } from "@/lib/env";
import { handleMcp } from "@/lib/mcp/handle-mcp";
import { clientBucket } from "./client-address";
import { handleRest } from "./handle-rest";
import { livez, readyz } from "./health";
import { readBody } from "./read-body";
import { errorResponse, json } from "./respond";
import { methodNotAllowed } from "./router";

const health = new Map<string, () => Response | Promise<Response>>([
  ["/livez", livez],
  ["/readyz", readyz],
]);
const documents = new Map([
  ["/openapi.json", () => json(openApiDocument(place()))],
  ["/llms.txt", () => text(llmsText(place()))],
  ["/llms-full.txt", () => text(llmsFullText(place()))],
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
  try {
    const url = new URL(request.url);
    const client = clientBucket(request.headers, peer);
    if (url.pathname === "/mcp") return await handlePost(request, client);
    const read = health.get(url.pathname) ?? documents.get(url.pathname);
    if (!read) return await handleRest(request, url, client);
    if (request.method !== "GET" && request.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
    return await read();
  } catch (error) {
    return errorResponse(error);
  }
}

async function handlePost(request: Request, client: string): Promise<Response> {
  if (request.method !== "POST") throw methodNotAllowed(["POST"]);
  const body = await readBody(request);
  const { url, headers, signal } = request;
  return handleMcp(new Request(url, { method: "POST", headers, body, signal }), { client });
}

function place() {
  return { baseUrl: env.BASE_URL, mailDomain: env.MAIL_DOMAIN };
}

function text(body: string): Response {
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
