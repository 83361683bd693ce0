import { setTimeout as delay } from "node:timers/promises";
import type { NewAccount } from "@/lib/accounts";
import { ordinaryMail } from "../support/mails";
import { LoadSession } from "../support/smtp-load";
import type { Stack } from "../support/stack";

/** Milliseconds from the sender's 250 to the end of the waiting client's response, one mail at a time. */
export async function wakeUps(stack: Stack, { apiKey, namespace }: NewAccount, mails: number): Promise<number[]> {
  const session = await LoadSession.open(stack.smtpPort);
  const headers = { authorization: `Bearer ${apiKey}` };
  const delays: number[] = [];
  for (let number = 0; number < mails; number += 1) {
    const tag = `flow-${number}`;
    const to = `${tag}@${namespace}.inbox.localhost`;
    const answered = fetch(`${stack.baseUrl}/v1/wait?tag=${tag}`, { headers })
      .then((response) => response.json())
      .then(({ message }) => ({ at: performance.now(), code: message.extracted.otp_codes[0] }));
    await delay(8); // ample for the wait to be registered, so that what is measured is the wake-up
    await session.deliver(to, ordinaryMail(to));
    const accepted = performance.now();
    const { at, code } = await answered;
    if (code !== "482913") throw new Error(`wrong code: ${code}`);
    delays.push(at - accepted);
  }
  session.close();
  return delays.slice(Math.floor(mails / 10)); // the first ones warm up
}
