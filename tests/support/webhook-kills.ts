import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { sql } from "@/lib/db/client";
import { createWebhook } from "@/lib/webhooks";
import type { TestAccount } from "./account";
import { startSmtpProcess } from "./built-process";
import { deliverMail } from "./deliver-mail";
import { startReceiver } from "./webhook-receiver";

/** So many mails wait for their sender at the most: an account's month has an end. */
const ahead = 100;
const waiting = { timeout: 20_000, interval: 5 };

/**
 * Kills the process that sends to a webhook so often, at random moments, while mail arrives all the time; fails when an
 * event is missing at the end, out of order, or came more often than it was cut off. Returns how many came, and again.
 */
export async function killSenders(account: TestAccount, kills: number, told = (_kill: number) => {}) {
  const receiver = await startReceiver();
  await createWebhook(account.actor, { url: receiver.url });
  let done = false;
  const pouring = (async () => {
    for (let mail = 0; !done; mail += 1) {
      while (mail > receiver.received.length + ahead && !done) await delay(5);
      await deliverMail(account, { subject: String(mail) });
    }
  })();
  const start = () => startSmtpProcess({ WEBHOOK_PRIVATE_TARGETS: "true" });
  for (let kill = 0; kill < kills; kill += 1) {
    const smtp = await start();
    const upTo = receiver.received.length + randomInt(1, 60);
    await expect.poll(() => receiver.received.length, waiting).toBeGreaterThanOrEqual(upTo);
    await smtp.crash();
    told(kill + 1);
  }
  done = true;
  await pouring;
  const last = await start();
  const stored = await sql()<{ id: string }[]>`
    select id from messages where account_id = ${account.accountId} order by received_at, id`;
  const ids = () => receiver.received.map(({ event }) => event.data.id);
  await expect.poll(() => new Set(ids()).size, { timeout: 60_000 }).toBe(stored.length);
  await last.stop();
  receiver.stop();
  expect([...new Set(ids())]).toEqual(stored.map(({ id }) => id));
  const repeated = ids().filter((id, index, all) => all.indexOf(id) !== index);
  expect(repeated.length).toBeLessThanOrEqual(kills);
  expect(ids().every((id, index, all) => all.indexOf(id) === index || all[index - 1] === id)).toBe(true);
  return { events: stored.length, repeated: repeated.length };
}
