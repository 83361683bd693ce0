import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { suspendAccount } from "@/lib/accounts";
import { changePlan } from "@/lib/billing";
import { sql } from "@/lib/db/client";
import { addFault } from "@/lib/faults";
import type { RecipientAccount } from "@/lib/intake";
import { type FindAccount, KnownAccounts } from "@/smtp/known-accounts";
import { newAccount, type TestAccount } from "../support/account";

/** Time stands still, so that nothing is forgotten for being old. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const room = 1_000;

/** Unlike `expect.poll`, it lets no time pass. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

/** Whether it is known while mail is being stored. */
function isKnown(accounts: KnownAccounts): boolean {
  accounts.stored();
  return accounts.recall("slug", 0) !== undefined;
}

/** Which knows the account by the slug `slug`, and is told of changes. */
async function knowing(account: RecipientAccount): Promise<KnownAccounts> {
  const accounts = new KnownAccounts(async () => account);
  while (!isKnown(accounts)) await Promise.all([accounts.ask("slug", 0), new Promise(setImmediate)]);
  await accounts.ask("slug", 0);
  return accounts;
}

test("an account far from its cap is known for a second, as long as mail is being stored", async () => {
  const accounts = await knowing({ accountId: "acc_a", room });
  vi.advanceTimersByTime(51);
  expect(accounts.recall("slug", 0)).toBeUndefined();
  accounts.stored();
  expect(accounts.recall("slug", 0)).toMatchObject({ accountId: "acc_a" });
  vi.advanceTimersByTime(950);
  accounts.stored();
  expect(accounts.recall("slug", 0)).toBeUndefined();
});

test("each answer counts as a mail, and one near the cap is not given", async () => {
  const accounts = await knowing({ accountId: "acc_a", room: 23 });
  const answers = [0, 0, 0, 0].map(() => accounts.recall("slug", 0) !== undefined);
  expect(answers).toEqual([true, true, true, false]);
  await accounts.ask("slug", 0);
  expect(accounts.recall("slug", 3)).toBeUndefined();
});

test("an account with faults, or that is suspended, is not remembered", async () => {
  const accounts = await knowing({ accountId: "acc_a", room });
  accounts.forget();
  const faulty = new KnownAccounts(async () => ({ accountId: "acc_a", room, hasFaults: true }));
  const suspended = new KnownAccounts(async () => ({ accountId: "acc_a", room, isSuspended: true }));
  for (let asked = 0; asked < 3; asked++) {
    await Promise.all([accounts, faulty, suspended].map((one) => one.ask("slug", 0)));
    expect([accounts, faulty, suspended].map(isKnown)).toEqual([true, false, false]);
  }
});

test("senders who ask at once share a look-up, unless it refuses one of them", async () => {
  const find = vi.fn<FindAccount>(async (slug) => ({ accountId: "acc_a", room: slug === "full" ? 0 : room }));
  const accounts = new KnownAccounts(find);
  await Promise.all([1, 2, 3].map(() => accounts.ask("slug", 0)));
  expect(find).toHaveBeenCalledTimes(1);
  find.mockClear();
  await Promise.all([1, 2, 3].map(() => accounts.ask("full", 0)));
  expect(find).toHaveBeenCalledTimes(3);
});

test("ten thousand accounts are known and no more", async () => {
  const accounts = await knowing({ accountId: "acc_a", room });
  for (let number = 0; number < 10_000; number += 1) await accounts.ask(`slug-${number}`, 0);
  expect([accounts.recall("slug", 0), accounts.recall("slug-0", 0)]).toMatchObject([undefined, { accountId: "acc_a" }]);
});

const changes: [string, (account: TestAccount) => PromiseLike<unknown>][] = [
  ["plan changes", ({ actor }) => changePlan(actor, "free")],
  ["faults gain one", ({ actor }) => addFault(actor, { tag: "a", drop: true, stage: "rcpt", for_seconds: 60 })],
  ["use is suspended", ({ actor }) => suspendAccount(actor, "Spam")],
  ["namespace goes", ({ namespace }) => sql()`update namespaces set account_id = null where slug = ${namespace}`],
  ["row goes", ({ accountId }) => sql()`delete from accounts where id = ${accountId}`],
];

test.each(changes)("an account whose %s is forgotten at once, and no other", async (_what, change) => {
  const [account, other] = [await newAccount(), await newAccount()];
  const accounts = await knowing({ accountId: account.accountId, room });
  const others = await knowing({ accountId: other.accountId, room });
  await change(account);
  await until(() => !isKnown(accounts));
  expect(isKnown(others)).toBe(true);
});

test("when the connection that tells of changes is lost, everything is forgotten", async () => {
  const accounts = await knowing({ accountId: "acc_a", room });
  await sql()`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'restante line' and datname = current_database()`;
  await until(() => !isKnown(accounts));
});

test("an answer that was on its way when its account changed is not remembered", async () => {
  const accounts = await knowing({ accountId: "acc_a", room });
  const asked = accounts.ask("late", 0);
  accounts.forget("acc_b");
  await asked;
  expect(accounts.recall("late", 0)).toBeUndefined();
});
