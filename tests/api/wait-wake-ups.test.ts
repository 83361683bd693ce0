import { expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { Hub } from "@/lib/feed";
import { newAccount, type TestAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { runService, service, testOfOne } from "../support/service";
import { countStatements, listenerPids, untilAsleep } from "../support/statements";

runService();

/** What the poll and a lost listener may cost at most. */
const latest = 1_500;

/** A mail stored and the answer of a wait; how long the answer took after the commit, in milliseconds. */
async function timed(waiting: Promise<{ message: { id: string } | null }>, deliver: () => Promise<void>) {
  await deliver();
  const committed = performance.now();
  const { message } = await waiting;
  return { message, took: performance.now() - committed };
}

/** The one that listens for mail. Where the file before had webhooks, they had one of their own, which goes with them. */
async function onlyListener(): Promise<number> {
  await expect.poll(listenerPids, { timeout: 10_000 }).toHaveLength(1);
  return (await listenerPids())[0] as number;
}

const ticks = async (count: number) => {
  for (let tick = 0; tick < count; tick += 1) await new Promise(setImmediate);
};

test("a mail that is committed while somebody begins to wait answers that wait, in each of 400 rounds", {
  timeout: 40_000,
}, async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount()));
  const rounds = async (account: TestAccount, offset: number) => {
    let since = "";
    const slow: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      const waiting = account.wait({ tag: "signup", timeout: 5, ...(since && { since }) });
      const { message, took } = await timed(waiting, async () => {
        await ticks((round * 7 + offset) % 40);
        await deliverMail(account);
      });
      if (!message) throw new Error(`round ${round} timed out`);
      since = (message as unknown as { received_at: string }).received_at;
      if (took > latest) slow.push(took);
    }
    return slow;
  };
  expect((await Promise.all(accounts.map(rounds))).flat()).toEqual([]);
});

test("a mail that no process tells of answers within a second and a half", async () => {
  const inbox = await newAccount();
  const waiting = await untilAsleep(1, () => ({ answer: inbox.wait() }));
  const { message, took } = await timed(waiting.answer, () => deliverMail(inbox, { announced: false }));
  expect(message).not.toBeNull();
  expect(took).toBeLessThan(latest);
});

testOfOne("a wait outlives its listener, and the listener comes back", async () => {
  const inbox = await newAccount();
  const waiting = await untilAsleep(1, () => ({ answer: inbox.wait() }));
  const before = await onlyListener();
  const { message, took } = await timed(waiting.answer, async () => {
    await sql()`select pg_terminate_backend(${before})`;
    await deliverMail(inbox);
  });
  expect(message).not.toBeNull();
  expect(took).toBeLessThan(latest);
  await expect
    .poll(() => fetch(`${service.baseUrl}/readyz`).then(({ status }) => status), { timeout: 5_000 })
    .toBe(200);
  expect(await onlyListener()).not.toBe(before);
});

testOfOne("what is closed while its listener is away does not come back", async () => {
  const ours = await onlyListener();
  const closing = new Hub();
  await expect.poll(listenerPids).toHaveLength(2);
  const theirs = (await listenerPids()).find((pid) => pid !== ours) as number;
  // The other one first: by the time that ours is back, it would be.
  for (const pid of [theirs, ours]) await sql()`select pg_terminate_backend(${pid})`;
  await expect.poll(listenerPids).toEqual([]);
  await closing.close();
  await expect.poll(listenerPids, { timeout: 5_000 }).not.toEqual([]);
  const later = new Hub();
  await expect.poll(() => later.isListening()).toBe(true);
  await later.close();
  await onlyListener();
});

test("the listener that came back is heard", async () => {
  const inbox = await newAccount();
  const polls = await countStatements("id, last_received_at from accounts");
  for (let round = 0; round < 5; round += 1) {
    const waiting = await untilAsleep(1, () => ({ answer: inbox.wait({ tag: `t${round}` }) }));
    await deliverMail(inbox, { tags: [`t${round}`] });
    expect(await waiting.answer).toMatchObject({ timed_out: false });
  }
  // Had only the poll woken them, each round would have taken one.
  expect((await countStatements("id, last_received_at from accounts")) - polls).toBeLessThan(5);
});

test("a wake-up asks the database as often for 100 waits of an account as for one", async () => {
  const check = "select a.last_received_at as newest";
  const read = "from messages m join mails b on b.account_id = m.account_id and b.id = m.mail_id";
  const asked = async () => (await countStatements(check)) + (await countStatements(read));
  const wake = async (waits: number) => {
    const inbox = await newAccount();
    const open = () => ({ answers: Array.from({ length: waits }, () => inbox.wait()) });
    const { answers } = await untilAsleep(waits, open);
    const before = await asked();
    await deliverMail(inbox);
    const messages = (await Promise.all(answers)).map(({ message }) => message?.id);
    expect(new Set(messages).size).toBe(1);
    return (await asked()) - before;
  };
  expect(await wake(1)).toBeLessThanOrEqual(4);
  expect(await wake(100)).toBeLessThanOrEqual(4);
});

testOfOne("a process has one listener, and waits hold no connection", async () => {
  const inbox = await newAccount();
  const waiting = await untilAsleep(50, () => ({
    answers: Array.from({ length: 50 }, () => inbox.wait({ timeout: 5 })),
  }));
  await onlyListener();
  await expect
    .poll(async () => {
      const [row] = await sql()<{ busy: number }[]>`
        select count(*)::int as busy from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
          and backend_type = 'client backend'`;
      return row?.busy;
    })
    .toBe(0);
  await deliverMail(inbox);
  await Promise.all(waiting.answers);
});
