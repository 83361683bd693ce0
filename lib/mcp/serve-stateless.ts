import { randomUUID } from "node:crypto";
import {
  isInitializeRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { cancelRequest, trackRequest } from "./running-requests";

/**
 * Serves one message of the 2025 revisions. Nothing is kept between requests; the session id given to a client is
 * only there to tell whose request a later `notifications/cancelled` means.
 */
export async function serveStateless(request: Request, message: unknown, server: Server): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    sessionIdGenerator: isInitializeRequest(message) ? randomUUID : undefined,
  });
  await server.connect(transport);
  const session = request.headers.get("mcp-session-id");
  cancelRequest(session, message);
  const tracked = trackRequest(session, message);
  try {
    const ended = whenAborted(AbortSignal.any([request.signal, tracked.signal]));
    return await Promise.race([transport.handleRequest(request, { parsedBody: message }), ended]);
  } finally {
    tracked.done();
    await server.close();
  }
}

/** A cancelled request gets no answer in MCP; over HTTP this is none. */
function whenAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => resolve(new Response(null, { status: 202 }));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
