import { randomUUID } from "node:crypto";
import {
  isInitializeRequest,
  isJSONRPCNotification,
  isJSONRPCRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { perProcess } from "@/lib/per-process";

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

const running = perProcess("mcp requests", () => new Map<string, AbortController>());

/** Makes a request of a session known until `done`, so that a notification, which comes by itself, can cancel it. */
function trackRequest(session: string | null, message: unknown): { signal: AbortSignal; done(): void } {
  const controller = new AbortController();
  const name = session && isJSONRPCRequest(message) ? nameOf(session, message.id) : null;
  if (name) running.get().set(name, controller);
  return {
    signal: controller.signal,
    done() {
      if (name && running.get().get(name) === controller) running.get().delete(name);
    },
  };
}

/** Ends the request that a `notifications/cancelled` of the session names, if it runs in this process. */
function cancelRequest(session: string | null, message: unknown): void {
  if (!session || !isJSONRPCNotification(message) || message.method !== "notifications/cancelled") return;
  running.get().get(nameOf(session, message.params?.requestId))?.abort();
}

function nameOf(session: string, requestId: unknown): string {
  return `${session} ${JSON.stringify(requestId)}`;
}
