import type { ServerResponse } from "node:http";
import { beforeAll, test } from "vitest";
import { env } from "@/lib/env";
import { startWeb } from "@/server/start-web";
import { startSmtp } from "@/smtp/start";
import { sharedNext } from "./next-server";
import { sharedHosts } from "./several-hosts";
import { shared, stopOthers } from "./shared";

/** Where the service of this test file listens, once `runService` has started it. */
export const service = { baseUrl: "", smtpPort: 0 };

/** What it reads once, when it starts; the rest it reads when it needs it. */
const settings = () => [env.DATABASE_URL, env.DATABASE_URL_DIRECT, env.SMTP_PORT, env.SMTP_BUFFER_MB];

/**
 * Runs the SMTP server and our web server in this process, on free ports, for all tests of the file and for the files
 * after it. With MOUNT=next it is Next's server that mounts the API; with MOUNT=hosts each is three processes.
 */
export function runService(): void {
  beforeAll(serve);
}

/** For what holds of one process, or of the connection to it: with MOUNT=hosts there are several, and a proxy in between. */
export const testOfOne = test.skipIf(process.env.MOUNT === "hosts");

/** Has the service run with the settings of now. */
export async function serve(): Promise<void> {
  await stopOthers();
  const { baseUrl, smtpPort } = process.env.MOUNT === "hosts" ? await sharedHosts() : await startHere();
  Object.assign(service, { baseUrl, smtpPort });
}

async function startHere() {
  const [web, smtp] = await Promise.all([
    process.env.MOUNT === "next" ? sharedNext() : shared("web", settings, startOurs),
    shared("smtp", settings, () => startSmtp({ port: 0, host: "127.0.0.1" })),
  ]);
  return { baseUrl: web.baseUrl, smtpPort: smtp.port };
}

async function startOurs() {
  const pages = (_request: unknown, response: ServerResponse) => {
    response.statusCode = 404;
    response.end();
  };
  const { port, stop } = await startWeb({ port: 0, host: "127.0.0.1", pages });
  return { baseUrl: `http://127.0.0.1:${port}`, stop };
}
