import { besideHostileMails } from "./measure/hostile";
import { manyAddresses } from "./measure/ingest";
import { startStack } from "./support/stack";
import { milliseconds, percentile, row } from "./support/statistics";

/** How long an ordinary sender waits for its 250 while another sends hostile mails, one of a kind after the other. */
const stack = await startStack();
const [victim = "", attacker = ""] = await manyAddresses(2);
const { alone, beside, slowest } = await besideHostileMails(stack.smtpPort, [victim, attacker]);
for (const [name, times] of [["nothing else going on", alone] as const, ["beside hostile ones", beside] as const]) {
  const note = `p50 ${milliseconds(percentile(times, 0.5))} of ${times.length}`;
  row(`ordinary mails, ${name}`, `p99 ${milliseconds(percentile(times, 0.99))}`, note);
}
row("slowest hostile mail, until its 250", milliseconds(slowest.milliseconds), slowest.name);
await stack.stop();
