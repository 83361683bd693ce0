import { createAccount, type NewAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import { sweepExpired } from "@/lib/messages";
import { moveClock } from "@/tests/support/clock";
import { mailsAlone } from "./measure/alone";
import { fillWith, sizeOfTables } from "./measure/growth";
import { mailsPerSecond, manyAddresses } from "./measure/ingest";
import { fillInbox } from "./measure/reads";
import { httpLoad } from "./support/http-load";
import { startStack } from "./support/stack";
import { milliseconds, percentile, printTable } from "./support/statistics";

/**
 * What size costs: reads, waits and mails beside a million stored messages of 10,000 accounts, intake while a million
 * expired ones are deleted, and the size of the tables over a month of days that come and go.
 */
const stored = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const [accounts, days, dayMessages] = [10_000, 30, stored / 50];
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

const stack = await startStack();
const [addresses, reader] = await Promise.all([manyAddresses(), createAccount({ plan: "pro" })]);
const receiver = { port: stack.smtpPort, addresses };
await fillInbox(stack, reader, 100);
await mailsPerSecond(receiver, 4, 4);
await everything(reader); // warms up

const before = await everything(reader);
const begin = performance.now();
await fillWith({ prefix: "full", accounts, messages: stored });
await sql()`checkpoint`;
console.log(
  `${stored} messages stored in ${((performance.now() - begin) / 1_000).toFixed(0)} s, ${(await sizeOfTables()).toFixed(0)} MB`,
);
await everything(reader);
const after = await everything(reader);
const table = [["p50", "nothing stored", `${stored} messages`, "at most 1.3 ×"]];
for (const [name, time] of Object.entries(before)) {
  const then = after[name] ?? Number.NaN;
  table.push([name, milliseconds(time), milliseconds(then), `${(then / time).toFixed(2)} ×`]);
}

const quiet = await mailsPerSecond(receiver, 4, 2 * seconds);
await moveClock("2 days");
const sweeping = performance.now();
let sweptAll = false;
const sweep = sweepAll().then(() => {
  sweptAll = true;
});
const rates: number[] = [];
while (!sweptAll && rates.length < 60) rates.push(await mailsPerSecond(receiver, 4, seconds));
await sweep;
const sweepSeconds = (performance.now() - sweeping) / 1_000;
const beside = percentile(rates, 0.5);
table.push([
  "mails/s, 4 sessions, while they are deleted",
  quiet.toFixed(0),
  beside.toFixed(0),
  `${(beside / quiet).toFixed(2)} × (at least 0.9)`,
]);

const sizes: number[] = [];
for (let day = 1; day <= days; day += 1) {
  await fillWith({ prefix: `day${day}`, accounts: 100, messages: dayMessages });
  await moveClock(`${2 + 2 * day} days`);
  await sweepAll();
  await sql()`vacuum mails`; // what autovacuum does many times a day
  await sql()`vacuum messages`;
  sizes.push(await sizeOfTables());
}
const [early = 0, late = 0] = [sizes[4], sizes.at(-1)];
table.push([
  `MB after 5 and ${days} days of ${dayMessages} messages`,
  early.toFixed(0),
  late.toFixed(0),
  `${(late / early).toFixed(2)} ×`,
]);
console.log(`they were deleted in ${sweepSeconds.toFixed(0)} s beside intake\n`);
printTable(table);
await stack.stop();

/** The service's own sweeper takes its share: a chunk that it holds is passed over. */
async function sweepAll(): Promise<void> {
  for (;;) {
    await sweepExpired();
    const [left] = await sql()`select from messages where expire_at <= (select restante_clock()) limit 1`;
    if (!left) return;
  }
}

/** Medians of an account's own few messages, in milliseconds, one request at a time. */
async function everything({ apiKey }: NewAccount): Promise<Record<string, number>> {
  const get = async (path: string) => {
    const options = { connections: 1, seconds, authorization: `Bearer ${apiKey}` };
    return percentile((await httpLoad(stack.baseUrl + path, options)).times, 0.5);
  };
  return {
    "list of ten": await get("/v1/messages?limit=10"),
    "wait that finds its mail": await get("/v1/wait?tag=signup"),
    "one mail, final dot to 250": percentile(await mailsAlone(receiver, 200), 0.5),
  };
}
