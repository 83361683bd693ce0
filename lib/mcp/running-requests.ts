import { isJSONRPCNotification, isJSONRPCRequest } from "@modelcontextprotocol/server";
import { perProcess } from "@/lib/per-process";

const running = perProcess("mcp requests", () => new Map<string, AbortController>());

/** Makes a request of a session known until `done`, so that a notification, which comes by itself, can cancel it. */
export function trackRequest(session: string | null, message: unknown): { signal: AbortSignal; done(): void } {
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
export function cancelRequest(session: string | null, message: unknown): void {
  if (!session || !isJSONRPCNotification(message) || message.method !== "notifications/cancelled") return;
  running.get().get(nameOf(session, message.params?.requestId))?.abort();
}

function nameOf(session: string, requestId: unknown): string {
  return `${session} ${JSON.stringify(requestId)}`;
}
