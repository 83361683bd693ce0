import { readFileSync } from "node:fs";
import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { runningPostgresUrl } from "@/server/postgres";
import { startService, temporaryFolder } from "@/tests/support/npm-start";
import { childrenOf } from "@/tests/support/processes";
import { httpLoad } from "./support/http-load";
import { ordinaryMail } from "./support/mails";
import { LoadSession } from "./support/smtp-load";
import { row } from "./support/statistics";

/**
 * Memory of everything that `npm start` runs, PostgreSQL included, after a minute of mails and reads, and once
 * pages were asked for as well. Linux: the proportional share (PSS) of each process, in which a page that several share is counted once.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 60);

const folder = temporaryFolder("bench");
const service = await startService({ dataDir: `${folder.path}/data` });
await service.ready;
const pid = service.process.pid ?? 0;
const before = measure(pid);
const mails = await load();
const after = measure(pid);
await visit();
const withPages = measure(pid);
row("Process", "after the load", "with pages   before");
const values = (name: string) => [after, withPages, before].map((shares) => megabytes(shares.get(name) ?? 0));
for (const name of after.keys()) {
  const [loaded = "", paged = "", fresh = ""] = values(name);
  row(name, loaded, `${paged.padEnd(12)} ${fresh}`);
}
row("mails taken", String(mails));
await closeDatabase();
await service.stop();
folder.remove();

async function load(): Promise<number> {
  env.DATABASE_URL = runningPostgresUrl(service.dataDir);
  env.MAIL_DOMAIN = "inbox.localhost";
  const accounts = await Promise.all(Array.from({ length: 50 }, () => createAccount({ plan: "pro" })));
  const addresses = accounts.map(({ namespace }) => `signup@${namespace}.inbox.localhost`);
  const end = performance.now() + seconds * 1_000;
  const asked = { connections: 4, seconds, authorization: `Bearer ${accounts[0]?.apiKey}` };
  const [sent] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, (_, number) => send(addresses, number, end))),
    httpLoad(`${service.url}/v1/messages?limit=10`, asked),
    httpLoad(`${service.url}/v1/usage`, asked),
  ]);
  return sent.reduce((all, own) => all + own, 0);
}

async function send(addresses: string[], first: number, end: number): Promise<number> {
  const session = await LoadSession.open(service.smtpPort);
  let sent = 0;
  for (; performance.now() < end; sent += 1) {
    const to = addresses[(first + sent) % addresses.length] ?? "";
    const reply = await session.send(to, ordinaryMail(to));
    if (!reply.startsWith("250")) throw new Error(reply);
  }
  session.close();
  return sent;
}

async function visit(): Promise<void> {
  for (let round = 0; round < 10; round += 1)
    for (const path of ["/", "/docs", "/sign-in"]) await (await fetch(service.url + path)).arrayBuffer();
}

/** By name; those of one program together. */
function measure(root: number): Map<string, number> {
  const shares = new Map<string, number>();
  const add = (process: number, command: string) => {
    const name = nameOf(command);
    shares.set(name, (shares.get(name) ?? 0) + proportionalBytes(process));
    for (const child of childrenOf(process)) add(child.pid, child.command);
  };
  add(root, "supervisor");
  return shares.set(
    "together",
    [...shares.values()].reduce((all, own) => all + own, 0),
  );
}

function nameOf(command: string): string {
  return (
    /dist\/(\w+)\.js/.exec(command)?.[1] ?? (/postgres/.test(command) ? "postgres" : command.split("\0", 1)[0]) ?? ""
  );
}

function proportionalBytes(process: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process}/smaps_rollup`, "utf8"))?.[1]) * 1024;
  } catch {
    return 0; // it has ended
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
