import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { createAccount } from "@/lib/accounts";
import { sql } from "@/lib/db/client";
import type { Costs, MailCosts } from "@/lib/docs/costs";
import { sweepExpired } from "@/lib/messages";
import { moveClock } from "@/tests/support/clock";
import { mailsPerSecond, manyAddresses } from "./measure/ingest";
import { fillInbox } from "./measure/reads";
import { openWaits } from "./measure/waits";
import { wakeUps } from "./measure/wake-up";
import { httpLoad } from "./support/http-load";
import { mailWithAttachment, newsletter, ordinaryMail } from "./support/mails";
import { cpuOf, startStack } from "./support/stack";

/**
 * What one mail, one read, one wait costs, as CPU time and bytes. `-- --write` puts the figures into lib/docs/costs.json, of
 * which docs/scaling.md is made. About two minutes, of a quiet machine: on a busy one large mails are begun more than once.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 8);

const stack = await startStack({ PLAN_PRO: "emails:1000000,namespaces:10,days:30" });
const addresses = await manyAddresses();
const mails = [
  await costOf("a code, text and HTML", 50, (to) => ordinaryMail(to)),
  await costOf(
    "a newsletter",
    4,
    once((to) => newsletter(to, 20)),
  ),
  await costOf(
    "an attachment",
    4,
    once((to) => mailWithAttachment(to, 100)),
  ),
];
const reader = await createAccount({ plan: "pro" });
await fillInbox(stack, reader, 100);
const costs: Costs = {
  cores: cpus().length,
  node: process.version.slice(1),
  loadAverage: Number(loadavg()[0]?.toFixed(1)),
  mails,
  list: await costOfRead("/v1/messages?limit=10"),
  wait: await costOfRead("/v1/wait?tag=signup"),
  wakeUp: await costOfWakeUp(),
  sleepingWaitBytes: await costOfSleeping(),
  sweepMicroseconds: await costOfSweeping(),
};
await stack.stop();
const text = `${JSON.stringify(costs, null, 2)}\n`;
console.log(text);
if (process.argv.includes("--write")) writeFileSync("lib/docs/costs.json", text);

/** Microseconds of CPU that pass in the web, SMTP and database processes. */
async function cpuDuring(work: () => Promise<unknown>) {
  const pids = { web: stack.pids("web.js"), smtp: stack.pids("smtp.js") };
  const read = () => ({ web: cpuOf(pids.web), smtp: cpuOf(pids.smtp), postgres: cpuOf(stack.pids("postgres")) });
  const before = read();
  await work();
  const after = read();
  return { web: after.web - before.web, smtp: after.smtp - before.smtp, postgres: after.postgres - before.postgres };
}

async function costOf(name: string, sessions: number, mail: (to: string) => Buffer): Promise<MailCosts> {
  const receiver = { port: stack.smtpPort, addresses, mail };
  await mailsPerSecond(receiver, sessions, seconds); // warms up: large ones are read by threads, which start now
  const before = await stored();
  const cpu = await cpuDuring(() => mailsPerSecond(receiver, sessions, seconds));
  const after = await stored();
  const each = (total: number) => Math.round(total / (after.messages - before.messages));
  return {
    name,
    bytes: mail("signup@bench.inbox.localhost").length,
    smtpMicroseconds: each(cpu.smtp),
    postgresMicroseconds: each(cpu.postgres),
    webMicroseconds: each(cpu.web),
    storedBytes: each(after.bytes - before.bytes),
    walBytes: each(after.wal - before.wal),
  };
}

/** A mail whose making costs more than its sending. */
function once(make: (to: string) => Buffer): (to: string) => Buffer {
  const mail = make("signup@bench.inbox.localhost");
  return () => mail;
}

async function stored(): Promise<{ messages: number; bytes: number; wal: number }> {
  const [row] = await sql()<{ messages: number; bytes: string; wal: string }[]>`
    select (select count(*)::int from messages) as messages, pg_current_wal_insert_lsn() - '0/0' as wal,
      pg_total_relation_size('mails') + pg_total_relation_size('messages') + pg_total_relation_size('attachments') as bytes`;
  return { messages: row?.messages ?? 0, bytes: Number(row?.bytes), wal: Number(row?.wal) };
}

async function costOfRead(path: string) {
  const options = { connections: 20, authorization: `Bearer ${reader.apiKey}` };
  await httpLoad(stack.baseUrl + path, { ...options, seconds: 1 });
  let reads = 0;
  const { web, postgres } = await cpuDuring(async () => {
    reads = (await httpLoad(stack.baseUrl + path, { ...options, seconds })).times.length;
  });
  return { webMicroseconds: Math.round(web / reads), postgresMicroseconds: Math.round(postgres / reads) };
}

/** Mails that somebody waits for, of as many accounts at once: each is stored, and wakes and answers its wait. */
async function costOfWakeUp(): Promise<Costs["wakeUp"]> {
  const waiting = await Promise.all(Array.from({ length: 20 }, () => createAccount({ plan: "pro" })));
  const each = 40 * seconds;
  const { web, smtp, postgres } = await cpuDuring(() =>
    Promise.all(waiting.map((account) => wakeUps(stack, account, each))),
  );
  const of = (total: number) => Math.round(total / each / waiting.length);
  return { smtpMicroseconds: of(smtp), webMicroseconds: of(web), postgresMicroseconds: of(postgres) };
}

async function costOfSleeping(): Promise<number> {
  const accounts = await Promise.all(Array.from({ length: 25 }, () => createAccount({ plan: "pro" })));
  const waits = await openWaits(stack, accounts);
  const bytes = Math.round(waits.bytes / accounts.length / 200);
  waits.answers.catch(() => {}); // they end unanswered
  waits.close();
  return bytes;
}

/** Of each mail that expires, the vacuum that follows included. */
async function costOfSweeping(): Promise<number> {
  const before = await stored();
  const { postgres } = await cpuDuring(async () => {
    await moveClock("32 days");
    while ((await sweepExpired()) > 0);
    for (const table of ["mails", "messages", "attachments"]) await sql()`vacuum ${sql()(table)}`;
  });
  return Math.round(postgres / (before.messages - (await stored()).messages));
}
