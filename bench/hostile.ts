import { setTimeout as delay } from "node:timers/promises";
import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { hostileMails } from "@/tests/unit/mail/hostile";
import { ordinaryMail } from "./support/mails";
import { LoadSession } from "./support/smtp-load";
import { startStack } from "./support/stack";
import { percentile, row } from "./support/statistics";

/** How long an ordinary sender waits for its 250 while another sends hostile mails, one of a kind after the other. */
const stack = await startStack();
const [victim, attacker] = await Promise.all([createAccount({ plan: "pro" }), createAccount({ plan: "pro" })]);
const victimAddress = `signup@${victim.namespace}.inbox.localhost`;
const attackerAddress = `signup@${attacker.namespace}.inbox.localhost`;
const [quiet, hostile] = await Promise.all([LoadSession.open(stack.smtpPort), LoadSession.open(stack.smtpPort)]);

// Made before: this process must not be busy itself while it measures.
const contents = Object.entries(hostileMails).map(
  ([name, make]) => [name, Buffer.concat([make(), Buffer.from("\r\n.\r\n")])] as const,
);

const until = performance.now() + 3_000;
report("ordinary mails, nothing else going on", await latencies(() => performance.now() < until));
const slowest = { name: "", milliseconds: 0 };
let attacking = true;
const attack = (async () => {
  for (const [name, content] of contents) {
    const begin = performance.now();
    const reply = await hostile.send(attackerAddress, content);
    const milliseconds = performance.now() - begin;
    if (!/^(250|552)/.test(reply)) throw new Error(`${name}: ${reply}`);
    if (milliseconds > slowest.milliseconds) Object.assign(slowest, { name, milliseconds });
  }
  attacking = false;
})();
report("ordinary mails, beside hostile ones", await latencies(() => attacking));
await attack;
row("slowest hostile mail, until its 250", `${slowest.milliseconds.toFixed(0)} ms`, slowest.name);
quiet.close();
hostile.close();
await closeDatabase();
await stack.stop();

async function latencies(meanwhile: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (meanwhile()) {
    const begin = performance.now();
    const reply = await quiet.send(victimAddress, ordinaryMail(victimAddress));
    if (!reply.startsWith("250")) throw new Error(reply);
    times.push(performance.now() - begin);
    await delay(3);
  }
  return times;
}

function report(name: string, times: number[]): void {
  row(
    name,
    `p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    `p50 ${percentile(times, 0.5).toFixed(1)} ms of ${times.length}`,
  );
}
