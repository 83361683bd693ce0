import { serve } from "srvx/node";
import { handle } from "@/lib/http/handle";

/** The API on a port of its own, until `close`. */
export async function serveApi(): Promise<{ url: string; close(): Promise<void> }> {
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => handle(request, { peer: request.ip ?? null }),
  });
  await server.ready();
  return { url: String(server.url).replace(/\/$/, ""), close: () => server.close(true) };
}
