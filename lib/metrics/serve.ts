import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { explain } from "@/lib/listen-error";
import { errorFields, log } from "@/lib/log";
import { shareCalls } from "@/lib/share-calls";

const contentType = "text/plain; version=0.0.4; charset=utf-8";
/** Prometheus opens one; more are somebody else's. */
const maxConnections = 20;

/**
 * Answers GET /metrics on METRICS_PORT, which nothing else is reached by, with what `read` finds; does nothing unless
 * that is set. Who asks meanwhile gets the same answer. Throws one line that names the setting to change.
 */
export async function serveMetrics(read: () => Promise<string>): Promise<{ close(): void } | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return undefined;
  const readTogether = shareCalls(read);
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 65_000 },
    (req, res) => {
      void answer(req, res, readTogether);
    },
  );
  server.maxConnections = maxConnections;
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, "listening");
  } catch (error) {
    throw new Error(explain(error, { host: "METRICS_HOST", port: "METRICS_PORT" }));
  }
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse, read: () => Promise<string>) {
  if (url?.split("?", 1)[0] !== "/metrics") return plain(response, 404, "Not found: GET /metrics.\n");
  if (method !== "GET" && method !== "HEAD") return plain(response.setHeader("allow", "GET, HEAD"), 405, "Use GET.\n");
  try {
    response.writeHead(200, { "content-type": contentType }).end(await read());
  } catch (error) {
    log.error("metrics_failed", errorFields(error));
    plain(response, 500, "The metrics cannot be read right now.\n");
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain" }).end(text);
}
