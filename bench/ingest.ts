import { mailsPerSecond, manyAddresses } from "./measure/ingest";
import { startBare } from "./support/bare";
import { startStack } from "./support/stack";
import { percent, row } from "./support/statistics";

/** Mails a second over kept-open sessions, each answered 250 after its commit reached the disk; and into a bare sink. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

const [sink, stack] = await Promise.all([startBare("smtp"), startStack()]);
const addresses = await manyAddresses();
await mailsPerSecond({ port: stack.smtpPort, addresses }, 50, 3);
row("Sessions", "mails/s", "share of a bare sink");
for (const sessions of [4, 50]) {
  const ours = await mailsPerSecond({ port: stack.smtpPort, addresses }, sessions, seconds);
  const bare = await mailsPerSecond({ port: sink.port, addresses }, sessions, Math.min(3, seconds));
  row(String(sessions), ours.toFixed(0), `${percent(ours, bare)} of ${bare.toFixed(0)}`);
}
await stack.stop();
await sink.stop();
