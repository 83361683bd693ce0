import { serve } from "srvx/node";
import { handle } from "@/lib/http/handle";
import { arrivals } from "@/lib/notify/arrivals";

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
  const close = async () => {
    await arrivals.take()?.close();
    await server.close(true);
  };
  return { url: String(server.url).replace(/\/$/, ""), close };
}
