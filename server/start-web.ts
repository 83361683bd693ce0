import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { closeDatabase } from "@/lib/db/client";
import { observeDatabase } from "@/lib/db/observe";
import { hub, observeFeed } from "@/lib/feed";
import { stopping } from "@/lib/stopping";
import { createHttpServer } from "./http-server";

const backlog = 4_096; // thousands of tests may begin to wait at once; the system's default is 511
const graceMilliseconds = 10_000;

/** Listens for HTTP, and for the arrival of mail. Stopping ends streams, and has those who wait ask again. */
export async function startWeb({ port, host, pages }: { port: number; host: string; pages: RequestListener }) {
  const server = createHttpServer(pages);
  const listening = once(server, "listening");
  server.listen({ port, host, backlog });
  await listening;
  const waits = hub.get();
  observeDatabase();
  observeFeed();

  return {
    server,
    port: (server.address() as AddressInfo).port,
    async stop(): Promise<void> {
      stopping.get().begun = true;
      const closed = once(server, "close");
      await turn(); // accepts who has connected: the system cuts off the rest
      server.close();
      const stopped = waits.close();
      // Connections become idle one by one as their requests are answered.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const grace = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
      await Promise.all([closed, stopped]);
      clearInterval(idle);
      clearTimeout(grace);
      hub.take();
      stopping.take();
      await closeDatabase();
    },
  };
}
