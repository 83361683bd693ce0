import type { ServerResponse } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { startWeb } from "@/server/start-web";
import { startSmtp } from "@/smtp/start";

/** Where the service of this test file listens, once `runService` has started it. */
export const service = { baseUrl: "", smtpPort: 0 };

/** Runs the web and the SMTP server in this process, on free ports, for all tests of the file. */
export function runService(): void {
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const pages = (_request: unknown, response: ServerResponse) => {
      response.statusCode = 404;
      response.end();
    };
    const [web, smtp] = await Promise.all([
      startWeb({ port: 0, host: "127.0.0.1", pages }),
      startSmtp({ port: 0, host: "127.0.0.1" }),
    ]);
    stops.push(web.stop, smtp.stop);
    Object.assign(service, { baseUrl: `http://127.0.0.1:${web.port}`, smtpPort: smtp.port });
  });

  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
}
