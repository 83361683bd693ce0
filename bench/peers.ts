import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@/tests/support/free-port";
import { mailsAlone } from "./measure/alone";
import { mailsPerSecond, manyAddresses, type Receiver } from "./measure/ingest";
import { startBare } from "./support/bare";
import { LoadSession } from "./support/smtp-load";
import { startStack } from "./support/stack";
import { milliseconds, percent, percentile, printTable } from "./support/statistics";

/**
 * `npm run bench -- --peers`: the same mails into Restante, into MailDev, which npx fetches into a folder that goes
 * afterwards, and into the server at `PEER_SMTP=host:port`. None but the first has a mail on disk before its 250.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 8);

const [sink, stack] = await Promise.all([startBare("smtp"), startStack()]);
const addresses = await manyAddresses();
const table = [["server", "4 sessions, mails/s", "50 sessions, mails/s", "one alone, p50"]];
const bare = await measure("bare sink", { port: sink.port, addresses });
await measure("Restante", { port: stack.smtpPort, addresses }, bare);
await stack.stop();
const maildev = await startMailDev();
if (maildev) {
  await measure("MailDev", { port: maildev.port, addresses }, bare);
  await maildev.stop();
}
const [host, port] = process.env.PEER_SMTP?.split(":") ?? [];
if (host) await measure(`${host}:${port}`, { host, port: Number(port), addresses }, bare);
await sink.stop();
printTable(table);

async function measure(name: string, receiver: Receiver, beside?: number[]): Promise<number[]> {
  await mailsPerSecond(receiver, 50, 3);
  const rates = [await mailsPerSecond(receiver, 4, seconds), await mailsPerSecond(receiver, 50, seconds)];
  const alone = percentile(await mailsAlone(receiver, 200), 0.5);
  const shares = rates.map((rate, at) => rate.toFixed(0) + (beside?.[at] ? ` (${percent(rate, beside[at])})` : ""));
  table.push([name, ...shares, milliseconds(alone)]);
  return rates;
}

/** Null, with a word, where the registry cannot be reached. */
async function startMailDev() {
  const folder = mkdtempSync(join(tmpdir(), "restante-peer-"));
  const [port, web] = [await freePort(), await freePort()];
  const args = ["--yes", "maildev", "--ip", "127.0.0.1", "--smtp", String(port), "--web", String(web), "--silent"];
  const env = {
    ...process.env,
    npm_config_cache: join(folder, "npm"),
    TMPDIR: folder,
    npm_config_ignore_scripts: "true",
  };
  const child = spawn("npx", args, { cwd: folder, env, stdio: "ignore", detached: true });
  const stop = () => end(child, folder);
  if (await answers(port, child)) return { port, stop };
  await stop();
  console.error("MailDev could not be fetched or did not start; it is left out.");
  return null;
}

/** Whether it listens within two minutes: it has to be fetched first. */
async function answers(port: number, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const session = await Promise.race([LoadSession.open(port).catch(() => null), delay(1_000, null)]);
    if (session) {
      session.close();
      return true;
    }
    await delay(200);
  }
  return false;
}

/** npx has started others: its group ends. */
async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.pid && child.exitCode === null) {
    process.kill(-child.pid, "SIGTERM");
    await once(child, "exit");
  }
  await delay(500);
  rmSync(folder, { recursive: true, force: true });
}
