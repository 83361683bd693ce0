import type Stripe from "stripe";
import { beforeAll, describe, expect, test } from "vitest";
import { describeBilling } from "@/lib/billing";
import type { Usage } from "@/lib/contract/schemas";
import { sql } from "@/lib/db/client";
import { newAccount, type TestAccount } from "../../support/account";
import { deliverMail } from "../../support/deliver-mail";
import { sendMail } from "../../support/mail";
import { runService } from "../../support/service";
import { periodEnd } from "../../support/stripe/fake-stripe";
import { checkout, customerOf, planOf, withFakeStripe } from "../../support/stripe/for-tests";
import { runFakeStripe } from "../../support/stripe/run";
import { standIn } from "../../support/stripe/settings";

const fake = await runFakeStripe();
const { stripe } = fake;

runService();
const { deliverAll, deliverNewest, newCustomer, newSubscriber } = withFakeStripe(fake);

const atPeriodEnd = (subscription: Stripe.Subscription) => new Date(periodEnd(subscription) * 1000);
const refusedByCap = /552 .*Monthly email limit reached/;

async function fillMonth({ accountId }: TestAccount, emails: number): Promise<void> {
  await sql()`insert into usage (account_id, month, emails_received)
    values (${accountId}, to_char(restante_clock() at time zone 'utc', 'YYYY-MM'), ${emails})
    on conflict (account_id, month) do update set emails_received = excluded.emails_received`;
}

async function daysKept(account: TestAccount, tag: string): Promise<number> {
  const [message] = await account.list({ tag });
  if (!message) throw new Error("no such message");
  return (Date.parse(message.expire_at) - Date.parse(message.received_at)) / 86_400_000;
}

async function limitsOf(account: TestAccount): Promise<number[]> {
  return Object.values((await account.get<Usage>("/v1/usage")).body.limits);
}

describe("from free to paid and back:", () => {
  let account: TestAccount;
  let page: string;
  let subscription: Stripe.Subscription;
  beforeAll(async () => {
    account = await newAccount("free");
  });
  const billing = () => describeBilling(account);

  test("an account that never paid", async () => {
    const nothing = { status: null, endsAt: null, renewsAt: null, hasCustomer: false };
    expect(await billing()).toEqual({ configured: true, plan: "free", ...nothing });
    await deliverMail(account, { tags: ["on-free"] });
    await fillMonth(account, 100);
    await expect(sendMail({ to: account.address("x") })).rejects.toThrow(refusedByCap);
    expect((await account.post("/v1/namespaces", {})).status).toBe(403);
  });

  test("opens the payment page, and is free as before", async () => {
    page = await checkout(account, { plan: "dev", email: "payer@example.com" });
    expect(await billing()).toMatchObject({ plan: "free", status: null, hasCustomer: true });
  });

  test("pays: the limits of dev apply at once, to stored mail, too", async () => {
    const paid = stripe.pay(page);
    if (!paid) throw new Error("not paid");
    subscription = paid;
    expect(await planOf(account)).toBe("free");
    expect(await deliverAll()).toEqual([200, 200, 200]);
    expect(await billing()).toMatchObject({
      plan: "dev",
      status: "active",
      endsAt: null,
      renewsAt: atPeriodEnd(subscription),
    });
    expect(await limitsOf(account)).toEqual([5000, 3, 7]);
    expect(await sendMail({ to: account.address("on-dev") })).toMatch(/^250/);
    expect([await daysKept(account, "on-free"), await daysKept(account, "on-dev")]).toEqual([7, 7]);
    expect((await account.post("/v1/namespaces", {})).status).toBe(201);
    expect((await account.post("/v1/billing/checkout", { plan: "pro" })).status).toBe(400);
  });

  test("switches to pro in the portal", async () => {
    stripe.switchPrice(subscription, standIn.prices.pro);
    expect(await deliverAll()).toEqual([200]);
    expect(await limitsOf(account)).toEqual([25_000, 10, 30]);
    expect([await daysKept(account, "on-free"), await daysKept(account, "on-dev")]).toEqual([30, 30]);
  });

  test("cancels, and keeps the plan until the period ends", async () => {
    stripe.cancelAtPeriodEnd(subscription);
    await deliverAll();
    const ends = atPeriodEnd(subscription);
    expect(await billing()).toMatchObject({ plan: "pro", status: "active", endsAt: ends, renewsAt: null });
  });

  test("thinks better of it, then cancels after all", async () => {
    stripe.keep(subscription);
    await deliverAll();
    expect(await billing()).toMatchObject({ endsAt: null, renewsAt: atPeriodEnd(subscription) });
    stripe.change(subscription, { cancel_at_period_end: true }); // as the classic billing mode says it
    await deliverAll();
    expect(await billing()).toMatchObject({ plan: "pro", endsAt: atPeriodEnd(subscription), renewsAt: null });
  });

  test("is free again: what was promised is kept, and what comes is treated as on free", async () => {
    stripe.endPeriod(subscription);
    await deliverAll();
    expect(await billing()).toMatchObject({ plan: "free", status: null, endsAt: null, renewsAt: null });
    expect(await limitsOf(account)).toEqual([100, 1, 1]);
    expect([await daysKept(account, "on-free"), await daysKept(account, "on-dev")]).toEqual([30, 30]);
    await expect(sendMail({ to: account.address("x") })).rejects.toThrow(refusedByCap);
    await fillMonth(account, 0);
    await sendMail({ to: account.address("later") });
    expect(await daysKept(account, "later")).toBe(1);
    const { body } = await account.get<{ namespaces: unknown[] }>("/v1/namespaces");
    expect(body.namespaces).toHaveLength(2);
    expect((await account.post("/v1/namespaces", {})).status).toBe(403);
  });

  test("may subscribe anew, as the same customer", async () => {
    const customer = await customerOf(account);
    stripe.pay(await checkout(account, { plan: "pro" }));
    await deliverAll();
    expect([await planOf(account), await customerOf(account)]).toEqual(["pro", customer]);
  });
});

test.each([
  ["active", "dev"],
  ["trialing", "dev"],
  ["past_due", "dev"],
  ["unpaid", "free"],
  ["paused", "free"],
  ["incomplete", "free"],
  ["incomplete_expired", "free"],
  ["a state of the future", "free"],
] as const)("a subscription that is %s gives %s", async (status, plan) => {
  const { account, subscription } = await newSubscriber("dev");
  stripe.change(subscription, { status });
  await deliverAll();
  expect(await planOf(account)).toBe(plan);
});

test("an unknown price gives nothing", async () => {
  const { account, customer } = await newCustomer();
  stripe.subscribe(customer, "price_of_something_else");
  await deliverAll();
  expect(await planOf(account)).toBe("free");
});

test("the best of several subscriptions counts, wherever in a long list it stands", async () => {
  const { account, customer, subscription } = await newSubscriber("pro");
  const others = Array.from({ length: 150 }, () => stripe.subscribe(customer, standIn.prices.dev));
  expect(stripe.subscriptionsOf(customer).at(-1)).toBe(subscription); // on the second page
  expect(await deliverNewest()).toBe(200);
  expect(await planOf(account)).toBe("pro");
  stripe.cancel(subscription);
  await deliverNewest();
  expect(await planOf(account)).toBe("dev");
  for (const other of others) stripe.cancel(other);
  await deliverNewest();
  expect(await planOf(account)).toBe("free");
});
