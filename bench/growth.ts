import { setTimeout as delay } from "node:timers/promises";
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
import { percentile, printTable } from "./support/statistics";

/**
 * What size costs: the tables over a month of days that come and go; reads, waits and mails beside a million stored
 * messages of 10,000 accounts; and intake while a million expired ones are deleted. About eight minutes.
 */
const stored = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const [accounts, days, dayMessages] = [10_000, 30, stored / 50];
const seconds = Number(process.env.BENCH_SECONDS ?? 3);

const stack = await startStack();
const [addresses, reader] = await Promise.all([manyAddresses(), createAccount({ plan: "pro" })]);
const receiver = { port: stack.smtpPort, addresses };
const table = [["what", "small", "large", "large is, of small", "at most"]];
await aMonth();
await beside();
await deletion();
await stack.stop();
printTable(table);

async function aMonth(): Promise<void> {
  const sizes: number[] = [];
  for (let day = 1; day <= days; day += 1) {
    await fillWith({ prefix: `day${day}`, accounts: 100, messages: dayMessages });
    await moveClock(`${2 * day} days`);
    await sweepAll();
    await sql()`vacuum mails`; // what autovacuum does many times a day
    await sql()`vacuum messages`;
    sizes.push(await sizeOfTables());
  }
  add(`MB, days of ${dayMessages} messages: 5, then ${days}`, sizes[4] ?? 0, sizes.at(-1) ?? 0, "1.3 ×");
}

async function beside(): Promise<void> {
  await fillInbox(stack, reader, 100);
  await mailsPerSecond(receiver, 4, seconds); // warms up
  const before = await everything(reader);
  const begin = performance.now();
  await fillWith({ prefix: "full", accounts, messages: stored });
  await sql()`checkpoint`;
  const took = ((performance.now() - begin) / 1_000).toFixed(0);
  console.log(`${stored} messages stored in ${took} s, ${(await sizeOfTables()).toFixed(0)} MB`);
  for (const [name, time] of Object.entries(await everything(reader))) add(name, before[name] ?? 0, time, "1.3 ×");
}

/** By the service's own sweeper, which rests between chunks as long as it is not behind. */
async function deletion(): Promise<void> {
  const quiet = await mailsPerSecond(receiver, 4, 5 * seconds);
  const oldest = await oldestExpiry();
  await moveClock(`${2 * days + 1} days 10 minutes`);
  while ((await oldestExpiry()) === oldest) await delay(500);
  const begin = performance.now();
  const left = await countMessages();
  const rates: number[] = [];
  for (let round = 0; round < 5; round += 1) rates.push(await mailsPerSecond(receiver, 4, seconds));
  const perSecond = (left - (await countMessages())) / ((performance.now() - begin) / 1_000);
  console.log(`of ${left} messages about ${perSecond.toFixed(0)} more were deleted than stored each second\n`);
  add("ms a mail, 4 sessions, while they are deleted", 1_000 / quiet, 1_000 / percentile(rates, 0.5), "1.1 ×");
}

async function oldestExpiry(): Promise<number> {
  const [row] = await sql()<{ expire_at: Date }[]>`select expire_at from messages order by expire_at limit 1`;
  return row?.expire_at.getTime() ?? 0;
}

async function countMessages(): Promise<number> {
  const [row] = await sql()<{ messages: number }[]>`select count(*)::int as messages from messages`;
  return row?.messages ?? 0;
}

/** The service's own sweeper takes its share: a chunk that it holds is passed over. */
async function sweepAll(): Promise<void> {
  for (;;) {
    await sweepExpired();
    const [left] = await sql()`select from messages where expire_at <= (select restante_clock()) limit 1`;
    if (!left) return;
  }
}

/** The quickest of three medians each, of an account's own few messages, in milliseconds, one request at a time. */
async function everything({ apiKey }: NewAccount): Promise<Record<string, number>> {
  const get = (path: string) => async () => {
    const options = { connections: 1, seconds, authorization: `Bearer ${apiKey}` };
    return percentile((await httpLoad(stack.baseUrl + path, options)).times, 0.5);
  };
  const works = {
    "ms, list of ten": get("/v1/messages?limit=10"),
    "ms, wait that finds its mail": get("/v1/wait?tag=signup"),
    "ms, one mail, final dot to 250": async () => percentile(await mailsAlone(receiver, 200), 0.5),
  };
  const quickest: Record<string, number> = {};
  for (let round = 0; round < 3; round += 1)
    for (const [name, work] of Object.entries(works))
      quickest[name] = Math.min(quickest[name] ?? Number.POSITIVE_INFINITY, await work());
  return quickest;
}

function add(name: string, small: number, large: number, most: string): void {
  const shown = [small, large].map((value) => value.toFixed(value < 10 ? 2 : 0));
  table.push([name, ...shown, `${(large / small).toFixed(2)} ×`, most]);
}
