import { expect, test, vi } from "vitest";
import { catchUp, describeBilling, syncCustomers } from "@/lib/billing";
import { sql } from "@/lib/db/client";
import { runAdmin } from "@/server/admin/run-admin";
import { runService } from "../../support/service";
import { checkout, planOf, withFakeStripe } from "../../support/stripe/for-tests";
import { runFakeStripe } from "../../support/stripe/run";
import { standIn } from "../../support/stripe/settings";

const fake = await runFakeStripe();
const { stripe, faults, requests } = fake;

runService();
const { deliverAll, newCustomer, newSubscriber } = withFakeStripe(fake);

/** A subscriber whose subscription has ended at Stripe, without a word of it here. */
async function newLostEnd(due: "subscription_renews_at" | "subscription_ends_at" | null) {
  const { account, subscription } = await newSubscriber("pro");
  stripe.cancel(subscription);
  if (due) {
    const dates = { subscription_renews_at: null, subscription_ends_at: null, [due]: new Date(Date.now() - 1_000) };
    await sql()`update accounts set ${sql()(dates)} where id = ${account.accountId}`;
  }
  requests.length = 0;
  const known = await describeBilling(account);
  return { account, accountId: account.accountId, known };
}

const over = { plan: "free", status: null, endsAt: null, renewsAt: null };

test("a checkout after a subscription whose end was never told puts the plan right", async () => {
  const { account, accountId } = await newLostEnd(null);
  await checkout(account, { plan: "dev" });
  expect(await describeBilling({ accountId, by: null })).toMatchObject(over);
});

test.each(["subscription_renews_at", "subscription_ends_at"] as const)(
  "Stripe is asked once the date has passed: %s",
  async (due) => {
    const { accountId, known } = await newLostEnd(due);
    expect(await catchUp({ accountId, by: null }, known)).toBe(true);
    expect(await describeBilling({ accountId, by: null })).toMatchObject(over);
  },
);

test("before that it is asked after the portal alone", async () => {
  const { accountId, known } = await newLostEnd(null);
  expect([await catchUp({ accountId, by: null }, known), requests]).toEqual([false, []]);
  expect(await catchUp({ accountId, by: null }, known, { fromPortal: true })).toBe(true);
  expect(await describeBilling({ accountId, by: null })).toMatchObject(over);
});

test("while Stripe is away, or has nothing new, the page is shown with what is known", async () => {
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  const { accountId, known } = await newLostEnd("subscription_renews_at");
  faults.fail(/subscriptions/, 500);
  expect(await catchUp({ accountId, by: null }, known)).toBe(false);
  expect(await describeBilling({ accountId, by: null })).toEqual(known);
  vi.restoreAllMocks();
  faults.clear();
  const { account, subscription } = await newSubscriber("dev");
  for (const item of subscription.items.data) item.current_period_end = Math.floor(Date.now() / 1_000) - 1;
  stripe.change(subscription, {});
  await deliverAll();
  expect(await catchUp(account, await describeBilling(account))).toBe(false);
});

test("a plan set by hand outlives a first payment that is not made, and gives way to one that is", async () => {
  const { account, customer } = await newCustomer();
  await runAdmin(["set-plan", account.accountId, "dev"]);
  const subscription = stripe.subscribe(customer, standIn.prices.pro);
  stripe.change(subscription, { status: "incomplete" });
  await deliverAll();
  expect(await planOf(account)).toBe("dev");
  await checkout(account, { plan: "pro" });
  expect(await planOf(account)).toBe("dev");
  const paid = stripe.subscribe(customer, standIn.prices.pro);
  await deliverAll();
  expect(await planOf(account)).toBe("pro");
  stripe.cancel(paid);
  await deliverAll();
  expect(await planOf(account)).toBe("free");
});

test("every customer is asked about, as after a restore; those that could not be are counted", async () => {
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  const [one, other] = [await newLostEnd(null), await newLostEnd(null)];
  faults.fail(/subscriptions/, 500);
  const { customers, failed } = await syncCustomers();
  expect([failed > 0, failed <= customers]).toEqual([true, true]);
  faults.clear();
  expect(await syncCustomers()).toEqual({ customers, failed: 0 });
  for (const { accountId } of [one, other]) {
    expect(await describeBilling({ accountId, by: null })).toMatchObject(over);
  }
  vi.restoreAllMocks();
});
