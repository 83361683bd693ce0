import { describe, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { runService } from "../support/service";
import { checkout, customerOf, planOf, withFakeStripe } from "../support/stripe/for-tests";
import { runFakeStripe } from "../support/stripe/run";
import { standIn } from "../support/stripe/settings";

const fake = await runFakeStripe();
const { stripe, faults, requests } = fake;

runService();
const { newCustomer, deliverAll } = withFakeStripe(fake);

const refusal = (code: string) => ({ error: { code, message: expect.any(String), hint: expect.any(String) } });
const openPages = (customer: string) =>
  [...stripe.checkouts.values()].filter((page) => page.customer === customer && page.status === "open");
const emailOf = async (accountId: string) =>
  (await sql()`select email, email_verified_at from accounts where id = ${accountId}`)[0];

describe("a checkout", () => {
  test("answers with a payment page for the plan, made out to the account", async () => {
    const account = await newAccount("free");
    const order = { plan: "pro", email: "payer@example.com" };
    const { status, body } = await account.post<{ url: string }>("/v1/billing/checkout", order);
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^http.*\/c\/pay\/cs_test_\w+$/) }]);
    const page = stripe.checkouts.get(body.url.split("/").at(-1) ?? "");
    const customer = await customerOf(account);
    expect(page).toMatchObject({
      mode: "subscription",
      customer,
      client_reference_id: account.accountId,
      success_url: "http://localhost:3000/billing?checkout=success",
      cancel_url: "http://localhost:3000/billing?checkout=cancelled",
    });
    const metadata = { account_id: account.accountId };
    expect(stripe.orders.get(page?.id ?? "")).toEqual({ price: standIn.prices.pro, metadata });
    expect(stripe.customers.get(customer)).toMatchObject({ email: "payer@example.com", metadata });
    expect(await planOf(account)).toBe("free");
  });

  test("needs an e-mail address once, and stores it unverified", async () => {
    const account = await newAccount("free");
    const { status, body } = await account.post("/v1/billing/checkout", { plan: "dev" });
    expect([status, body]).toEqual([400, refusal("email_required")]);
    await checkout(account, { plan: "dev", email: "payer@example.com" });
    expect(await emailOf(account.accountId)).toEqual({ email: "payer@example.com", email_verified_at: null });
    await checkout(account, { plan: "dev" });
  });

  test("leaves an account the e-mail address that it has", async () => {
    const account = await newAccount("free");
    await sql()`update accounts set email = 'owner@example.com', email_verified_at = now()
      where id = ${account.accountId}`;
    await checkout(account, { plan: "dev", email: "other@example.com" });
    const kept = { email: "owner@example.com", email_verified_at: expect.any(Date) };
    expect(await emailOf(account.accountId)).toEqual(kept);
    expect(stripe.customers.get(await customerOf(account))).toMatchObject({ email: "owner@example.com" });
  });

  test("names the e-mail address where Stripe refuses it, and does not keep it", async () => {
    const account = await newAccount("free");
    const { status, body } = await account.post("/v1/billing/checkout", { plan: "dev", email: "refused@example.com" });
    expect([status, body]).toMatchObject([
      400,
      { error: { code: "invalid_request", message: expect.stringContaining("`email`") } },
    ]);
    expect(await emailOf(account.accountId)).toMatchObject({ email: null });
    await checkout(account, { plan: "dev", email: "payer@example.com" });
  });

  test("makes one customer and leaves one page open, however many come at once", async () => {
    const account = await newAccount("free");
    const orders = Array.from({ length: 12 }, (_, turn) => ({
      plan: turn % 2 ? "dev" : "pro",
      email: `payer${turn % 3}@example.com`,
    }));
    const answers = await Promise.all(orders.map((order) => account.post("/v1/billing/checkout", order)));
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
    expect(requests.filter(({ line }) => line === "POST /v1/customers")).toHaveLength(1);
    expect(openPages(await customerOf(account))).toHaveLength(1);
  });

  test("makes another customer where Stripe has deleted the old one, or never knew it", async () => {
    const { account, customer } = await newCustomer();
    stripe.deleteCustomer(customer);
    await checkout(account, { plan: "dev" });
    const second = await customerOf(account);
    stripe.customers.delete(second);
    await checkout(account, { plan: "dev" });
    expect(new Set([customer, second, await customerOf(account)]).size).toBe(3);
  });

  test("finds the customer that it had made before a crash", async () => {
    const { account, customer } = await newCustomer();
    await sql()`update accounts set stripe_customer_id = null, email = null where id = ${account.accountId}`;
    await checkout(account, { plan: "dev", email: "payer@example.com" });
    expect(await customerOf(account)).toBe(customer);
  });

  test("gives all that it makes a key, so that a repeated request makes nothing twice", async () => {
    const { account, customer } = await newCustomer();
    faults.fail(/POST .*\/sessions$/, "lost", 1);
    await checkout(account, { plan: "dev" });
    expect(openPages(customer)).toHaveLength(1);
    const pages = requests.filter(({ line }) => line === "POST /v1/checkout/sessions").map(({ key }) => key);
    expect(pages).toEqual([expect.any(String), expect.any(String), pages[1]]);
    expect(pages[0]).not.toBe(pages[1]);
  });
});

describe("nobody pays twice:", () => {
  test.each(["active", "trialing", "past_due", "unpaid", "paused", "a state of the future"] as const)(
    "a checkout is refused where a subscription is %s",
    async (state) => {
      const { account, customer } = await newCustomer();
      stripe.change(stripe.subscribe(customer, standIn.prices.dev), { status: state });
      const { status, body } = await account.post("/v1/billing/checkout", { plan: "pro" });
      expect([status, body]).toEqual([400, refusal("subscription_exists")]);
      expect(openPages(customer)).toEqual([]);
    },
  );

  test("a checkout is refused where a subscription has a price that is unknown here", async () => {
    const { account, customer } = await newCustomer();
    stripe.subscribe(customer, "price_of_old");
    expect((await account.post("/v1/billing/checkout", { plan: "dev" })).body).toEqual(refusal("subscription_exists"));
    expect(await planOf(account)).toBe("free");
  });

  test.each(["canceled", "incomplete_expired"] as const)(
    "a subscription that is %s is in nobody's way",
    async (state) => {
      const { account, customer } = await newCustomer();
      stripe.change(stripe.subscribe(customer, standIn.prices.dev), { status: state });
      await checkout(account, { plan: "dev" });
    },
  );

  test("a subscription whose first payment is still open ends when another is begun", async () => {
    const { account, customer } = await newCustomer();
    const begun = stripe.subscribe(customer, standIn.prices.dev);
    stripe.change(begun, { status: "incomplete" });
    await checkout(account, { plan: "dev" });
    expect(begun.status).toBe("canceled");
  });

  test("a checkout closes the page of the one before", async () => {
    const { account, customer } = await newCustomer();
    const [first] = openPages(customer);
    const second = await checkout(account, { plan: "pro" });
    expect(openPages(customer).map(({ id }) => id)).toEqual([second]);
    expect(stripe.pay(first?.id ?? "")).toBeNull();
    expect(stripe.pay(second)).not.toBeNull();
  });

  test("a checkout notices that the page before is paid at that very moment", async () => {
    const { account, customer } = await newCustomer();
    const [page] = openPages(customer);
    const list = faults.hold(/GET .*\/checkout\/sessions/);
    const asked = account.post("/v1/billing/checkout", { plan: "pro" });
    await list.reached;
    stripe.pay(page?.id ?? "");
    list.release();
    const { status, body } = await asked;
    expect([status, body]).toEqual([400, refusal("subscription_exists")]);
    expect(openPages(customer)).toEqual([]);
    // Stripe was asked, so the plan is right before the events have come.
    expect(await planOf(account)).toBe("dev");
    expect(await deliverAll()).toEqual([200, 200, 200]);
    expect(await planOf(account)).toBe("dev");
  });
});

describe("the portal", () => {
  test("is that of the account's customer", async () => {
    const { account, customer } = await newCustomer();
    const { status, body } = await account.post<{ url: string }>("/v1/billing/portal");
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^http.*\/p\/session\/bps_\w+$/) }]);
    const portal = stripe.portals.get(body.url.split("/").at(-1) ?? "");
    expect(portal).toMatchObject({ customer, return_url: "http://localhost:3000/billing?portal=back" });
  });

  test("is refused before the first checkout, and once Stripe has deleted the customer", async () => {
    const fresh = await (await newAccount("free")).post("/v1/billing/portal");
    expect([fresh.status, fresh.body]).toEqual([400, refusal("no_billing_account")]);
    const { account, customer } = await newCustomer();
    stripe.deleteCustomer(customer);
    const { status, body } = await account.post("/v1/billing/portal");
    expect([status, body]).toEqual([400, refusal("no_billing_account")]);
  });
});
