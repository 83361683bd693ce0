import { once } from "node:events";
import { createServer } from "node:http";
import autocannon from "autocannon";
import { createAccount } from "@/lib/accounts/create-account";
import { closeDatabase } from "@/lib/db/client";
import { ordinaryMail } from "./support/mails";
import { LoadSession } from "./support/smtp-load";
import { startStack } from "./support/stack";
import { row } from "./support/statistics";

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
const body = await (await fetch(list, { headers: { authorization } })).text();
const bare = createServer((_req, res) => {
  res.writeHead(200, { "content-type": "application/json" }).end(body);
}).listen(0, "127.0.0.1");
await once(bare, "listening");
const address = bare.address();

row("Endpoint", "requests/s", "p99");
await measure("GET /v1/messages?limit=10", list);
await measure("GET /v1/wait that finds its mail", `${stack.baseUrl}/v1/wait?tag=signup`);
await measure(
  "bare node:http, the list's bytes, in this process",
  `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`,
);
bare.close();
await closeDatabase();
await stack.stop();

async function measure(name: string, url: string): Promise<void> {
  const options = { url, connections: 20, headers: { authorization } };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} errors`);
  row(name, result.requests.average.toFixed(0), `${result.latency.p99} ms`);
}
