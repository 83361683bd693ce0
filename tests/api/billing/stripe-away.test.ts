import Stripe from "stripe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sql } from "@/lib/db/client";
import { sendMail } from "../../support/mail";
import { runService } from "../../support/service";
import { checkout, customerOf, planOf, withFakeStripe } from "../../support/stripe/for-tests";
import { runFakeStripe } from "../../support/stripe/run";
import { standIn } from "../../support/stripe/settings";

const fake = await runFakeStripe();
const { stripe, faults } = fake;

runService();
const { send, deliverAll, deliverNewest, newCustomer, newSubscriber } = withFakeStripe(fake);

let written = "";
beforeEach(() => {
  written = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(written).not.toMatch(/sk_test|whsec_|payer@|cus_|sub_|cs_test|localhost|127\.0\.0\.1/);
});

const failed = [500, { error: { code: "internal_error", message: expect.any(String), hint: expect.any(String) } }];

test.each([500, 401, "lost"] as const)("checkout and portal say so, and work again later (%s)", async (failure) => {
  const { account } = await newCustomer();
  for (const part of [/\/customers/, /\/expire/, /POST .*\/sessions$/]) {
    faults.fail(part, failure);
    const { status, body } = await account.post("/v1/billing/checkout", { plan: "dev" });
    expect([status, body]).toEqual(failed);
    expect(JSON.stringify(body)).not.toMatch(/localhost|127\.0\.0\.1|ECONN|sk_test/);
    faults.clear();
  }
  faults.fail(/billing_portal/, failure);
  const { status, body } = await account.post("/v1/billing/portal");
  expect([status, body]).toEqual(failed);
  faults.clear();
  await checkout(account, { plan: "dev" });
  expect((await account.post("/v1/billing/portal")).status).toBe(200);
});

test("mail comes in and the API answers while Stripe takes its time over the account", async () => {
  const { account, customer } = await newCustomer();
  stripe.subscribe(customer, standIn.prices.dev);
  const answer = faults.hold(/GET .*subscriptions/);
  const event = deliverNewest();
  await answer.reached;
  expect(await sendMail({ to: account.address("meanwhile") })).toMatch(/^250/);
  expect(await account.list({ tag: "meanwhile" })).toHaveLength(1);
  expect((await account.post("/v1/keys")).status).toBe(201);
  answer.release();
  expect(await event).toBe(200);
  expect(await planOf(account)).toBe("dev");
});

test("while Stripe takes its time over many accounts, the service has all its database connections", async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, newCustomer));
  const answers = accounts.map(() => faults.hold(/GET .*\/customers/));
  const asked = accounts.map(({ account }) => account.post("/v1/billing/checkout", { plan: "dev" }));
  await answers[0]?.reached;
  const [first] = accounts;
  if (!first) throw new Error("no account");
  const calls = await Promise.all(Array.from({ length: 20 }, () => first.account.post("/v1/keys")));
  expect(calls.map(({ status }) => status)).toEqual(Array(20).fill(201));
  for (const { release } of answers) release();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test("a Stripe that never answers is given up on, and nothing is held for it", async () => {
  // The service's own client, but for its patience.
  const slot = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for("restante.stripe");
  const { account, customer } = await newCustomer();
  const client = (await slot[key]) as Stripe;
  expect([client.getApiField("timeout"), client.getMaxNetworkRetries()]).toEqual([10_000, 1]);
  const port = new URL(fake.url).port;
  const hasty = { protocol: "http", host: "localhost", port, timeout: 200, maxNetworkRetries: 1 } as const;
  slot[key] = new Stripe(standIn.secretKey, hasty);
  try {
    stripe.subscribe(customer, standIn.prices.dev);
    const event = stripe.events.at(-1);
    faults.fail(/subscriptions/, "silent");
    expect(event && (await send(event))).toBe(500);
    const { status, body } = await account.post("/v1/billing/checkout", { plan: "dev" });
    expect([status, body]).toEqual(failed);
    faults.clear();
    expect(event && (await send(event))).toBe(200);
    expect(await planOf(account)).toBe("dev");
  } finally {
    slot[key] = client;
  }
});

test("a lock that was lost meanwhile loses what would have been written, not more", async () => {
  const { account, customer } = await newCustomer();
  const begun = stripe.subscribe(customer, standIn.prices.pro);
  const event = stripe.events.at(-1);
  const answer = faults.hold(/GET .*subscriptions/);
  const first = event && send(event);
  await answer.reached;
  await sql()`select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and d.datname = current_database()`;
  stripe.cancel(begun);
  expect(await deliverAll()).toEqual([200, 200]);
  answer.release();
  expect(await first).toBe(500);
  expect(await planOf(account)).toBe("free");
});

test("an account whose customer is unknown to Stripe keeps its plan until Stripe says otherwise", async () => {
  const { account, customer } = await newSubscriber("pro");
  stripe.customers.delete(customer);
  expect((await account.post("/v1/billing/portal")).status).toBe(400);
  expect([await planOf(account), await customerOf(account)]).toEqual(["pro", customer]);
});
