import { expect, test, vi } from "vitest";
import { deleteAccount } from "@/lib/accounts";
import { startCheckout } from "@/lib/billing";
import { sql } from "@/lib/db/client";
import { newAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { runService } from "../../support/service";
import { withFakeStripe } from "../../support/stripe/for-tests";
import { runFakeStripe } from "../../support/stripe/run";
import { standIn } from "../../support/stripe/settings";

const fake = await runFakeStripe();
const { stripe, faults, requests } = fake;

runService();
const { deliverAll, newCustomer, newSubscriber } = withFakeStripe(fake);

const exists = async (accountId: string) => (await sql()`select from accounts where id = ${accountId}`).length === 1;
const openPages = (customer: string) =>
  [...stripe.checkouts.values()].filter((page) => page.customer === customer && page.status === "open");

test("a deleted account pays no more: every subscription ends and no payment page stays open", async () => {
  const { account, customer, subscription } = await newSubscriber("dev");
  const states = ["past_due", "unpaid", "paused", "incomplete"] as const;
  const others = states.map((status) => {
    const other = stripe.subscribe(customer, standIn.prices.pro);
    stripe.change(other, { status });
    return other;
  });
  const over = stripe.subscribe(customer, standIn.prices.dev);
  stripe.change(over, { status: "incomplete_expired" });
  expect(openPages(customer)).toHaveLength(1);
  await deleteAccount(account);
  expect(await exists(account.accountId)).toBe(false);
  expect([subscription, ...others].map(({ status }) => status)).toEqual(Array(5).fill("canceled"));
  expect(openPages(customer)).toEqual([]);
  // The events of it concern nobody any more.
  expect(new Set(await deliverAll())).toEqual(new Set([200]));
});

test("where Stripe cannot cancel, nothing is deleted, and the deletion can be repeated", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const { account, subscription } = await newSubscriber("dev");
  await deliverMail(account, { tags: ["kept"] });
  faults.fail(/DELETE/, 500);
  await expect(deleteAccount(account)).rejects.toMatchObject({
    code: "internal_error",
    message: expect.stringContaining("not deleted"),
  });
  expect(await account.list()).toHaveLength(1);
  faults.clear();
  await deleteAccount(account);
  expect([await exists(account.accountId), subscription.status]).toEqual([false, "canceled"]);
  vi.restoreAllMocks();
});

test("a checkout that begins during the deletion leaves no page that could be paid", async () => {
  const { account, customer } = await newCustomer();
  const { accountId } = account;
  await deliverMail(account);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Somebody holds a mail, so the deletion has to wait half-way.
  const held = sql().begin(async (tx) => {
    await tx`select from mails where account_id = ${accountId} for update`;
    await released;
  });
  const deleting = deleteAccount({ accountId, by: null });
  await expect.poll(() => sql()`select from namespaces where account_id = ${accountId}`).toHaveLength(0);
  // The keys go last: should the deletion break off here, its owner can begin it again.
  expect(await sql()`select from api_keys where account_id = ${accountId}`).toHaveLength(1);
  await startCheckout({ accountId, by: null }, { plan: "pro" });
  expect(openPages(customer)).toHaveLength(1);
  release();
  await Promise.all([held, deleting]);
  expect([await exists(accountId), openPages(customer)]).toEqual([false, []]);
  await expect(startCheckout({ accountId, by: null }, { plan: "pro" })).rejects.toMatchObject({ code: "not_found" });
});

test("an account that never paid is deleted without a word to Stripe", async () => {
  const account = await newAccount("free");
  await deleteAccount(account);
  expect([await exists(account.accountId), requests]).toEqual([false, []]);
});

test("a customer that Stripe has deleted, or never knew, is in nobody's way", async () => {
  const [deleted, unknown] = [await newCustomer(), await newCustomer()];
  stripe.deleteCustomer(deleted.customer);
  stripe.customers.delete(unknown.customer);
  for (const { account } of [deleted, unknown]) {
    await deleteAccount(account);
    expect(await exists(account.accountId)).toBe(false);
  }
});
