import type { ServerResponse } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { startWeb } from "@/server/start-web";
import { startSmtp } from "@/smtp/start";
import { startNext } from "./next-server";

/** Where the service of this test file listens, once `runService` has started it. */
export const service = { baseUrl: "", smtpPort: 0 };

/**
 * Runs the SMTP server and our web server in this process, on free ports, for all tests of the file. With MOUNT=next
 * it is Next's server that mounts the API.
 */
export function runService(): void {
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const [web, smtp] = await Promise.all([
      process.env.MOUNT === "next" ? startNext() : startOurs(),
      startSmtp({ port: 0, host: "127.0.0.1" }),
    ]);
    stops.push(web.stop, smtp.stop);
    Object.assign(service, { baseUrl: web.baseUrl, smtpPort: smtp.port });
  });

  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
}

async function startOurs() {
  const pages = (_request: unknown, response: ServerResponse) => {
    response.statusCode = 404;
    response.end();
  };
  const { port, stop } = await startWeb({ port: 0, host: "127.0.0.1", pages });
  return { baseUrl: `http://127.0.0.1:${port}`, stop };
}
