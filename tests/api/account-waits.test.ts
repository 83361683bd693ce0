import { expect, test, vi } from "vitest";
import { sql } from "@/lib/db/client";
import { hub, waitForMessage } from "@/lib/feed";
import { findNewest, isMatch } from "@/lib/messages";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";
import { stopShared } from "../support/shared";
import { countStatements, untilAsleep } from "../support/statements";

const check = "select a.last_received_at as newest";
const poll = "id, last_received_at from accounts";

await stopShared();

test("a waiter whose look was overtaken by another's is not left behind", async () => {
  const account = await newAccount();
  const [first, second] = ["first", "second"].map((tag) =>
    hub.get().subscribe(account.accountId, "wait", (arrival) => isMatch(account.actor, { tag }, arrival)),
  );
  const early = await findNewest(account.actor, { tag: "first" });
  await deliverMail(account, { tags: ["first"] });
  const late = await findNewest(account.actor, { tag: "second" });
  await second?.lookedUpTo(late.lastReceivedAt);
  await first?.lookedUpTo(early.lastReceivedAt);
  await expect.poll(async () => JSON.parse((await first?.arrived?.()) ?? "{}")).toMatchObject({ tag: "first" });
  expect(second?.arrived).toBeNull();
});

test("once the newest mail is deleted, those who wait do not look for it again and again", async () => {
  const account = await newAccount();
  const left = new AbortController();
  const options = { timeoutSeconds: 30, signal: left.signal };
  const { waiting } = await untilAsleep(1, () => ({
    waiting: waitForMessage(account.actor, { tag: "none" }, options),
  }));
  const [checks, polls] = [await countStatements(check), await countStatements(poll)];
  // As when it is stored and deleted before anybody is told.
  await sql()`update accounts set last_received_at = restante_clock() where id = ${account.accountId}`;
  await expect.poll(() => countStatements(poll), { timeout: 10_000, interval: 100 }).toBeGreaterThan(polls + 3);
  expect((await countStatements(check)) - checks).toBeLessThanOrEqual(1);
  await deliverMail(account, { tags: ["none"], announced: false });
  expect(await waiting).toMatchObject({ timed_out: false });
  left.abort();
});

test("a wait whose last look fails again and again looks now and then, until three seconds have passed", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  const { subscribe } = hub.get();
  const turns = vi.spyOn(hub.get(), "subscribe").mockImplementation((accountId, ...reader) => {
    const cursor = subscribe.call(hub.get(), accountId, ...reader);
    const failing = { check: () => Promise.reject(new Error("away")) };
    return accountId === account.accountId ? Object.assign(cursor, failing) : cursor;
  });
  const turnsOf = ({ accountId }: { accountId: string }) => turns.mock.calls.filter(([id]) => id === accountId).length;
  const wait = ({ actor }: typeof account) =>
    waitForMessage(actor, {}, { timeoutSeconds: 1, signal: new AbortController().signal });
  await expect(wait(account)).rejects.toThrow();
  const asked = turnsOf(account);
  expect(asked).toBeGreaterThan(2);
  expect(asked).toBeLessThan(20);
  await wait(other);
  expect(turnsOf(account)).toBeLessThanOrEqual(asked + 1);
  await hub.take()?.close();
});
