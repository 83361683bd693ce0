import { createAccount } from "@/lib/accounts";
import { closeDatabase } from "@/lib/db/client";
import { ordinaryMail } from "./support/mails";
import { LoadSession } from "./support/smtp-load";
import { startStack } from "./support/stack";
import { percentile, row } from "./support/statistics";

/** Milliseconds from the sender's 250 to the end of the waiting client's response, one mail at a time. */
const mails = 500;

const stack = await startStack();
const { apiKey, namespace } = await createAccount({ plan: "pro" });
const session = await LoadSession.open(stack.smtpPort);
const delays: number[] = [];
for (let number = -50; number < mails; number += 1) {
  const tag = `flow-${number + 50}`;
  const to = `${tag}@${namespace}.inbox.localhost`;
  const answered = fetch(`${stack.baseUrl}/v1/wait?tag=${tag}`, { headers: { authorization: `Bearer ${apiKey}` } })
    .then((response) => response.json())
    .then(({ message }) => ({ at: performance.now(), code: message.extracted.otp_codes[0] }));
  // Ample time for the wait to be registered, so that what is measured is the wake-up.
  await new Promise((resolve) => setTimeout(resolve, 8));
  await session.send(to, ordinaryMail(to));
  const accepted = performance.now();
  const { at, code } = await answered;
  if (code !== "482913") throw new Error(`wrong code: ${code}`);
  if (number >= 0) delays.push(at - accepted);
}
for (const share of [0.5, 0.9, 0.99])
  row(`250 to response, p${share * 100}`, `${percentile(delays, share).toFixed(2)} ms`);
session.close();
await closeDatabase();
await stack.stop();
