import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import type { Message } from "@/lib/contract/schemas";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; timestamp: string; data: Message };
}

/** A service that webhooks lead to: it notes what comes, and answers by path as it is told, else 204. */
export async function startReceiver() {
  const received: Received[] = [];
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const path = request.url ?? "";
    received.push({ path, headers: request.headers, body, event: JSON.parse(body) });
    const { status, headers } = answers.get(path) ?? { status: 204 };
    if (status > 0) response.writeHead(status, headers).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const at = (path: string) => received.filter((one) => one.path === path);
  return {
    received,
    at,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** A status of 0 answers nothing. */
    answer: (path: string, status: number, headers?: Record<string, string>) => answers.set(path, { status, headers }),
    /** The subjects that came to a path, once there are so many. */
    async subjects(path: string, count: number) {
      await expect.poll(() => at(path).length, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(count);
      return at(path).map(({ event }) => event.data.subject);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
