import { createMcpHandler, isLegacyRequest, originValidationResponse } from "@modelcontextprotocol/server";
import { ApiError } from "@/lib/contract/errors";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import type { ToolCaller } from "./call-tool";
import { createServer } from "./create-server";
import { serveStateless } from "./legacy";

/**
 * Answers a POST to the MCP endpoint, of both protocol generations, whose body was read from the request already;
 * `client` is the caller's bucket of the limits on strangers.
 * Throws `invalid_request` for a body that is not JSON. A key is asked for by the tools, not here.
 */
export async function handleMcp(
  request: Request,
  body: string,
  { client, pending, requestId }: Pick<ToolCaller, "client" | "pending" | "requestId">,
): Promise<Response> {
  const refused = originValidationResponse(request, allowedOrigins);
  if (refused) return refused;
  const message = parseJson(body);
  if (Array.isArray(message)) return batchRefusal();
  const lenient = withExpectedHeaders(request);
  const server = () =>
    createServer({ authorization: request.headers.get("authorization"), client, pending, requestId });
  if (await isLegacyRequest(lenient, message)) return serveStateless(lenient, message, server());
  let fault: unknown;
  const onerror = (error: Error) => {
    fault = error;
  };
  const response = await createMcpHandler(server, { legacy: "reject", onerror }).fetch(lenient, {
    parsedBody: message,
  });
  if (response.status >= 500) log.error("mcp_failed", { request_id: requestId, ...errorFields(fault) });
  return response;
}

// A page of another site could reach a service on localhost by DNS rebinding: the specification asks for this check.
const allowedOrigins = [new URL(env.BASE_URL).hostname, "localhost", "127.0.0.1", "[::1]"];

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError(
      "invalid_request",
      "The body is not valid JSON.",
      "Send one JSON-RPC 2.0 message, as MCP clients do over Streamable HTTP.",
    );
  }
}

/** Only the oldest of the revisions has batches, nobody sends them, and each could ask for a hundred large results. */
function batchRefusal(): Response {
  const error = { code: -32_600, message: "Batches are not supported: send one message a request." };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status: 400 });
}

/** The body has been read as JSON and the answer will be JSON, whatever a client said or left out. */
function withExpectedHeaders({ url, headers: given, signal }: Request): Request {
  const headers = new Headers(given);
  headers.set("accept", "application/json, text/event-stream");
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  const lenient = new Request(url, { method: "POST", headers });
  // The very signal: one that a Request derives from it aborts no more once that Request was garbage-collected.
  return Object.defineProperty(lenient, "signal", { value: signal });
}
