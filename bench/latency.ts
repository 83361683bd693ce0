import { createAccount } from "@/lib/accounts";
import { floorOfAMail, mailsAlone } from "./measure/alone";
import { manyAddresses } from "./measure/ingest";
import { wakeUps } from "./measure/wake-up";
import { startStack } from "./support/stack";
import { milliseconds, percentile, row } from "./support/statistics";

/** What one mail waits for its 250, and the client that waits for it from there on: one at a time, on an idle machine. */
const stack = await startStack();
const addresses = await manyAddresses();
const receiver = { port: stack.smtpPort, addresses };
const [first = Number.NaN] = await mailsAlone(receiver, 1);
await mailsAlone(receiver, 100);
const alone = await mailsAlone(receiver, 200);
const { flush, insert } = await floorOfAMail(stack.dataDir);
const delays = await wakeUps(stack, await createAccount({ plan: "pro" }), 500);
row("a flush, and one insert", milliseconds(flush + insert), `${milliseconds(flush)} + ${milliseconds(insert)}`);
row("final dot to 250, the first mail of all", milliseconds(first));
for (const share of [0.5, 0.99]) row(`final dot to 250, p${share * 100}`, milliseconds(percentile(alone, share)));
for (const share of [0.5, 0.9, 0.99]) row(`250 to response, p${share * 100}`, milliseconds(percentile(delays, share)));
await stack.stop();
