import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerApi } from "./api";
import { FakeStripe } from "./fake-stripe";
import { Faults } from "./faults";
import { readForm } from "./form";
import { Idempotency } from "./idempotency";
import { newId } from "./objects";
import { answerPage } from "./pages";
import { standIn } from "./settings";
import { StripeFault } from "./stripe-fault";

/** A request of the API, as `METHOD /path`, with its idempotency key. */
interface Logged {
  line: string;
  key: string | undefined;
}

/** Runs the stand-in for Stripe on loopback: its API, its payment page and its billing portal. */
export async function startFakeStripe({ port = 0 } = {}) {
  const stripe = new FakeStripe();
  const faults = new Faults();
  const requests: Logged[] = [];
  const idempotency = new Idempotency();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", url);
    const text = await readText(request);
    const line = `${request.method} ${pathname}`;
    if (!pathname.startsWith("/v1/")) return answerPage(stripe, { line, form: readForm(text), response });
    const key = request.headers["idempotency-key"]?.toString();
    requests.push({ line, key });
    const failure = faults.next(line);
    try {
      if (typeof failure === "number") throw new StripeFault(failure, "Something failed.", { type: "api_error" });
      authorize(request);
      const params = readForm(text || search.slice(1));
      const made = idempotency.once(key, `${line} ${text}`, () => answerApi(stripe, { line, params, baseUrl: url }));
      const body = JSON.stringify(made, null, 2);
      await faults.wait(line);
      if (failure === "lost") response.destroy();
      else if (failure !== "silent") reply(response, 200, body);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      reply(response, error.status, JSON.stringify(error.body()));
    }
  }

  return {
    url,
    stripe,
    faults,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type RunningFake = Awaited<ReturnType<typeof startFakeStripe>>;

function authorize({ headers }: IncomingMessage): void {
  if (headers.authorization === `Bearer ${standIn.secretKey}`) return;
  throw new StripeFault(401, "Invalid API Key provided.");
}

function reply(response: ServerResponse, status: number, body: string): void {
  const headers = { "content-type": "application/json", "request-id": newId("req") };
  response.writeHead(status, headers).end(body);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
