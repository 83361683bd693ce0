import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { SmtpSession } from "../support/smtp-session";
import { listenerPids, untilAsleep } from "../support/statements";

runService();

const cuts = 100;
const waits = 20;
/** What the poll and a lost listener may cost at most, and what a busy machine adds. */
const latestMilliseconds = 1_500 + 1_500;

test("a wait is answered by its mail though LISTEN is cut while it sleeps", async ({ annotate }) => {
  const inbox = await newAccount();
  await using session = await SmtpSession.open();
  const took: number[] = [];
  for (let cut = 1; cut <= cuts; cut += 1) {
    const tag = (wait: number) => `c${cut}-${wait}`;
    const answers = await untilAsleep(waits, () => ({
      all: Array.from({ length: waits }, async (_, wait) => {
        const { message } = await inbox.wait({ tag: tag(wait), timeout: 30 });
        return { tag: message?.tag, at: performance.now() };
      }),
    }));
    const [pid = 0] = await listenerPids();
    // Before the mail, within its storing or after it, as it falls.
    const cutting = delay(randomInt(0, 15)).then(() => sql()`select pg_terminate_backend(${pid})`);
    const addresses = Array.from({ length: waits }, (_, wait) => inbox.address(tag(wait)));
    expect(await session.send(addresses, "Subject: x\r\n\r\nx")).toMatch(/^250 /);
    const accepted = performance.now();
    const all = await Promise.all(answers.all);
    await cutting;
    expect(all.map((answer) => answer.tag)).toEqual(Array.from({ length: waits }, (_, wait) => tag(wait)));
    took.push(...all.map(({ at }) => Math.max(0, at - accepted)));
    await annotate(`${cut} of ${cuts} cuts`, "progress");
  }
  took.sort((a, b) => a - b);
  const [half = 0, most = 0] = [took[took.length / 2], took.at(-1)];
  expect(most).toBeLessThan(latestMilliseconds);
  await annotate(
    `${cuts} cuts under ${waits} waits each: ${took.length} of ${took.length} answered, half within ${half.toFixed(0)} ms of the 250, all within ${most.toFixed(0)} ms`,
    "figures",
  );
});
