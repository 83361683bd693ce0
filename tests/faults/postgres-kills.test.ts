import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { newAccount, type TestAccount } from "../support/account";
import { Senders } from "../support/acknowledged";
import { expectStored } from "../support/crash-round";
import { type OwnStack, ownStack } from "../support/own-stack";
import { childrenOf, gone } from "../support/processes";

const kills = 12;
const tryAgain = /^451 4\.3\.0 Temporary failure, please try again later$/;
const patience = { timeout: 30_000, interval: 20 };

/** Ends all processes of the server at once, as a power cut would; or one of them, upon which the server starts anew by itself. */
async function kill({ database, restart }: OwnStack, everything: boolean): Promise<void> {
  const { pid, exited } = database();
  const children = childrenOf(pid);
  if (everything) {
    for (const one of [pid, ...children.map((child) => child.pid)]) process.kill(one, "SIGKILL");
    await exited;
    await restart();
  } else {
    const backend = children.find(({ command }) => command.includes(" restante ")) ?? children[0];
    process.kill(backend?.pid ?? 0, "SIGKILL");
    await gone([backend?.pid ?? 0]);
  }
}

/** Waits, one after another, until `stop`: which were answered with mail that was there, and what else they were answered. */
async function keepWaiting(inbox: TestAccount, stop: AbortSignal) {
  const seen = { found: 0, timedOut: 0, failed: 0 };
  for (let since = "0"; !stop.aborted; ) {
    const { status, body } = await inbox.get<Awaited<ReturnType<typeof inbox.wait>>>(
      `/v1/wait?timeout=20&since=${since}`,
    );
    if (status !== 200) seen.failed += 1;
    else if (!body.message) seen.timedOut += 1;
    else {
      seen.found += 1;
      since = encodeURIComponent(body.message.received_at);
    }
  }
  return seen;
}

test("a PostgreSQL that is killed loses no acknowledged mail; mails, waits and lists go on by themselves", async ({
  annotate,
}) => {
  const stack = await ownStack();
  const inbox = await newAccount();
  const senders = new Senders();
  const done = new AbortController();
  const sending = senders.send(stack.smtp.port, inbox.address("kept"), 20, done.signal);
  const waiting = keepWaiting(inbox, done.signal);
  const away: number[] = [];
  for (let round = 1; round <= kills; round += 1) {
    await senders.reach(senders.acknowledged.size + randomInt(50, 600));
    const begun = performance.now();
    await kill(stack, round % 2 === 0);
    await senders.reach(senders.acknowledged.size + 20);
    await expect.poll(async () => (await inbox.get("/v1/messages")).status, patience).toBe(200);
    away.push(performance.now() - begun);
    await annotate(`${round} of ${kills} kills`, "progress");
  }
  done.abort();
  await sending;
  expect([...new Set(senders.refusals)].filter((reply) => !tryAgain.test(reply))).toEqual([]);
  await expectStored(inbox.accountId, senders.acknowledged);
  const waits = await waiting;
  expect(waits.timedOut).toBe(0);
  const longest = (Math.max(...away) / 1_000).toFixed(1);
  await annotate(
    `${kills} × kill -9: ${senders.acknowledged.size} mails acknowledged, 0 lost, 0 twice, 0 in part; ${senders.refusals.length} were told 451; served again after ${longest} s at most`,
    "figures",
  );
});
