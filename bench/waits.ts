import { createAccount } from "@/lib/accounts";
import { openWaits, waitsPerAccount } from "./measure/waits";
import { ordinaryMail } from "./support/mails";
import { LoadSession } from "./support/smtp-load";
import { startStack } from "./support/stack";
import { megabytes, row } from "./support/statistics";

/** 10,000 waits of 50 accounts that sleep in one web process; then one mail for each account answers its 200. */
const accounts = 50;

const stack = await startStack();
const made = await Promise.all(Array.from({ length: accounts }, () => createAccount({ plan: "pro" })));
const waits = await openWaits(stack, made);
row(`${accounts * waitsPerAccount} waits registered`, `${waits.registeredMilliseconds.toFixed(0)} ms`);
row("more memory", megabytes(waits.bytes));

const session = await LoadSession.open(stack.smtpPort);
const sending = performance.now();
for (const { namespace } of made) {
  const to = `signup@${namespace}.inbox.localhost`;
  await session.send(to, ordinaryMail(to));
}
const sentAt = performance.now();
const answers = await waits.answers;
const wrong = answers.filter((answer) => !answer.includes('"timed_out":false')).length;
row("50 mails accepted, one after the other", `${(sentAt - sending).toFixed(0)} ms`);
row("all answered, after the last mail's 250", `${(performance.now() - sentAt).toFixed(0)} ms`, `${wrong} wrong`);
session.close();
waits.close();
await stack.stop();
