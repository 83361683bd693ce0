import { createAccount } from "@/lib/accounts";
import { fillInbox, readsPerSecond } from "./measure/reads";
import { startStack } from "./support/stack";
import { milliseconds, percent, percentile, row } from "./support/statistics";

/** Requests a second at 20 connections, beside a bare HTTP server that sends the same bytes. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

const stack = await startStack();
const account = await createAccount({ plan: "pro" });
await fillInbox(stack, account);
row("Endpoint", "requests/s", "share of a bare server");
for (const path of ["/v1/messages?limit=10", "/v1/wait?tag=signup", "/v1/usage"]) {
  const { perSecond, bare, times } = await readsPerSecond(stack, account, path, seconds);
  const p99 = milliseconds(percentile(times, 0.99));
  row(`GET ${path}`, perSecond.toFixed(0), `${percent(perSecond, bare)} of ${bare.toFixed(0)}, p99 ${p99}`);
}
await stack.stop();
