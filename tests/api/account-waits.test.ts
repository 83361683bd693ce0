import { expect, test, vi } from "vitest";
import { findNewest } from "@/lib/messages/find-newest";
import { waitForMessage } from "@/lib/messages/wait-for-message";
import { AccountWaits } from "@/lib/notify/account-waits";
import { arrivals } from "@/lib/notify/arrivals";
import { newAccount } from "../support/account";
import { deliverMail } from "../support/deliver-mail";

test("a waiter whose look was overtaken by another's is not left behind", async () => {
  const account = await newAccount();
  const waits = new AccountWaits(account.accountId);
  const arrived: string[] = [];
  for (const tag of ["first", "second"]) {
    waits.waiters.add({ matches: ({ tag_key }) => tag_key === tag, wake: () => void arrived.push(tag) });
  }
  const early = await findNewest(account.accountId, { tag: "first" });
  await deliverMail(account, { tags: ["first"] });
  const late = await findNewest(account.accountId, { tag: "second" });
  await waits.lookedUpTo(late.lastReceivedAt);
  await waits.lookedUpTo(early.lastReceivedAt);
  expect(arrived).toEqual(["first"]);
});

test("a wait whose last look fails again and again looks now and then, until three seconds have passed", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()]);
  const hub = arrivals.get();
  const { subscribe } = hub;
  const turns = vi.spyOn(hub, "subscribe").mockImplementation((accountId, waiter) => {
    const waits = subscribe.call(hub, accountId, waiter);
    const failing = { check: () => Promise.reject(new Error("away")) };
    return accountId === account.accountId ? Object.assign(waits, failing) : waits;
  });
  const turnsOf = ({ accountId }: { accountId: string }) => turns.mock.calls.filter(([id]) => id === accountId).length;
  const wait = ({ accountId }: { accountId: string }) =>
    waitForMessage(
      accountId,
      {},
      { timeoutSeconds: 1, signal: new AbortController().signal, authorize: async () => {} },
    );
  await expect(wait(account)).rejects.toThrow();
  const asked = turnsOf(account);
  expect(asked).toBeGreaterThan(2);
  expect(asked).toBeLessThan(20);
  await wait(other);
  expect(turnsOf(account)).toBeLessThanOrEqual(asked + 1);
  await arrivals.take()?.close();
});
