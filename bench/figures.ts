import { cpus, loadavg, release } from "node:os";
import { createAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { floorOfAMail, mailsAlone } from "./measure/alone";
import { besideHostileMails } from "./measure/hostile";
import { mailsPerSecond, manyAddresses } from "./measure/ingest";
import { fillInbox, readsPerSecond } from "./measure/reads";
import { wakeUps } from "./measure/wake-up";
import { startBare } from "./support/bare";
import { memoryOf, startStack } from "./support/stack";
import { megabytes, milliseconds, percent, percentile, printTable } from "./support/statistics";

/** All figures of one run of the service, in one table: what was measured, beside what of the machine, and what is aimed at. */
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const loadSeconds = 60;

const [sink, stack] = await Promise.all([startBare("smtp"), startStack()]);
const [{ version = "" } = {}] = await sql()<{ version: string }[]>`select current_setting('server_version') as version`;
const addresses = await manyAddresses();
const receiver = { port: stack.smtpPort, addresses };
const begin = performance.now();
const table = [["figure", "measured", "beside", "share", "aim"]];

const [first = Number.NaN] = await mailsAlone(receiver, 1);
await mailsPerSecond(receiver, 50, 4);
for (const [sessions, aim] of [[4, "15 %"] as const, [50, "25 %"] as const]) {
  const ours = await mailsPerSecond(receiver, sessions, seconds);
  const bare = await mailsPerSecond({ port: sink.port, addresses }, sessions, Math.min(3, seconds));
  add(`mails/s, ${sessions} sessions`, ours.toFixed(0), `${bare.toFixed(0)} of a bare sink`, percent(ours, bare), aim);
}

const alone = percentile(await mailsAlone(receiver, 200), 0.5);
const { flush, insert } = await floorOfAMail(stack.dataDir);
const floor = `${milliseconds(flush)} flush + ${milliseconds(insert)} insert`;
add("one mail alone, final dot to 250, p50", milliseconds(alone), floor, times(alone / (flush + insert)), "3 ×");
add(
  "the first mail after the start",
  milliseconds(first),
  `${milliseconds(alone)} once warm`,
  times(first / alone),
  "2 ×",
);

const reader = await createAccount({ plan: "pro" });
const delays = await wakeUps(stack, reader, 400);
const p99 = milliseconds(percentile(delays, 0.99));
add("250 to the waiting client, p50", milliseconds(percentile(delays, 0.5)), `p99 ${p99}`, "", "1 ms");

await fillInbox(stack, reader);
for (const [name, path, aim] of [
  ["list of ten, requests/s", "/v1/messages?limit=10", "35 %"] as const,
  ["wait that finds its mail, requests/s", "/v1/wait?tag=signup", "45 %"] as const,
]) {
  const { perSecond, bare } = await readsPerSecond(stack, reader, path, seconds);
  add(name, perSecond.toFixed(0), `${bare.toFixed(0)} of bare node:http`, percent(perSecond, bare), aim);
}

const left = loadSeconds - (performance.now() - begin) / 1_000;
if (left > 0) await mailsPerSecond(receiver, 50, left);
const all = stack.pids();
const ofPostgres = memoryOf(stack.pids("postgres"), "Pss");
const pss = memoryOf(all, "Pss");
add("memory of all, a minute under load", megabytes(pss), `PostgreSQL ${megabytes(ofPostgres)}`, "", "300 MB");

const [victim = "", attacker = ""] = addresses;
const { alone: quiet, beside } = await besideHostileMails(stack.smtpPort, [victim, attacker]);
const quietly = `${milliseconds(percentile(quiet, 0.99))} without them`;
add("a mail's p99 beside hostile and 10 MB mails", milliseconds(percentile(beside, 0.99)), quietly, "", "30 ms");

await stack.stop();
await sink.stop();
const [cpu] = cpus();
console.log(
  `${cpus().length} × ${cpu?.model.trim()}, Linux ${release()}, Node.js ${process.version}, PostgreSQL ${version}`,
);
console.log(`load average at the end: ${loadavg()[0]?.toFixed(1)}\n`);
printTable(table);

function add(...cells: string[]): void {
  table.push(cells);
}

function times(ratio: number): string {
  return `${ratio.toFixed(1)} ×`;
}
