import { once } from "node:events";
import { createServer } from "node:http";
import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { httpLoad } from "./support/http-load";
import { ordinaryMail } from "./support/mails";
import { LoadSession } from "./support/smtp-load";
import { startStack } from "./support/stack";
import { percentile, row } from "./support/statistics";

/** Requests a second at 20 connections: a list of ten mails of 2 KB, a wait that finds its mail, and a bare HTTP server. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

const stack = await startStack();
const { apiKey, namespace } = await createAccount({ plan: "pro" });
const session = await LoadSession.open(stack.smtpPort);
const to = `signup@${namespace}.inbox.localhost`;
for (let number = 0; number < 200; number += 1) await session.send(to, ordinaryMail(to));
session.close();

const list = `${stack.baseUrl}/v1/messages?limit=10`;
const authorization = `Bearer ${apiKey}`;
const body = Buffer.from(await (await fetch(list, { headers: { authorization } })).arrayBuffer());
const bare = createServer((_req, res) => {
  res.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
}).listen(0, "127.0.0.1");
await once(bare, "listening");
const address = bare.address();
const barePort = typeof address === "object" && address ? address.port : 0;

row("Endpoint", "requests/s", "p99");
await measure("GET /v1/messages?limit=10", list);
await measure("GET /v1/wait that finds its mail", `${stack.baseUrl}/v1/wait?tag=signup`);
await measure("GET /v1/usage", `${stack.baseUrl}/v1/usage`);
await measure("bare node:http, the list's bytes, same process", `http://127.0.0.1:${barePort}/`);
bare.close();
await closeDatabase();
await stack.stop();

async function measure(name: string, url: string): Promise<void> {
  const options = { connections: 20, authorization };
  await httpLoad(url, { ...options, seconds: 2 });
  const { perSecond, times } = await httpLoad(url, { ...options, seconds });
  row(name, perSecond.toFixed(0), `${percentile(times, 0.99).toFixed(1)} ms`);
}
