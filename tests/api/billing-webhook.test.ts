import { describe, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../support/account";
import { call } from "../support/http";
import { runService } from "../support/service";
import { planOf, withFakeStripe } from "../support/stripe/for-tests";
import { newEvent, seconds } from "../support/stripe/objects";
import { runFakeStripe } from "../support/stripe/run";
import { standIn } from "../support/stripe/settings";
import { sign } from "../support/stripe/webhook";

const fake = await runFakeStripe();
const { stripe, faults, requests } = fake;

runService();
const { newCustomer, newSubscriber, deliverAll, send } = withFakeStripe(fake);

const path = "/v1/stripe/webhook";
const badRequest = [400, { error: { code: "invalid_request", message: expect.any(String), hint: expect.any(String) } }];
const post = async (body: string, signature?: string) => {
  const answer = await call("POST", path, { body, headers: signature ? { "stripe-signature": signature } : {} });
  return [answer.status, answer.body];
};
const stored = async (id: string) => (await sql()`select from stripe_events where id = ${id}`).length;

/** A free account whose subscription has begun, with the event that tells of it. */
async function newUpgrade() {
  const { account, customer } = await newCustomer();
  stripe.subscribe(customer, standIn.prices.pro);
  const event = stripe.events.at(-1);
  if (!event) throw new Error("no event");
  return { account, customer, event, body: JSON.stringify(event) };
}

describe("a signature", () => {
  test("of Stripe is believed, also beside others", async () => {
    const { account, body } = await newUpgrade();
    const [time, ours] = sign(body).split(",");
    expect(await post(body, `${time},v1=${"0".repeat(64)},${ours},v0=1`)).toEqual([200, { received: true }]);
    expect(await planOf(account)).toBe("pro");
  });

  test.each<[string, (body: string) => string | undefined]>([
    ["that is missing", () => undefined],
    ["that is empty", () => " "],
    ["that is no signature", () => "nonsense"],
    ["without a time", (body) => sign(body).replace(/^t=\d+,/, "")],
    ["without a scheme", (body) => sign(body).replace("v1=", "")],
    ["of an older scheme alone", (body) => sign(body).replace("v1=", "v0=")],
    ["by another secret", (body) => sign(body, { secret: "whsec_other" })],
    ["by an empty secret", (body) => sign(body, { secret: "" })],
    ["that is six minutes old", (body) => sign(body, { at: seconds() - 360 })],
    ["whose time was moved", (body) => sign(body, { at: seconds() - 360 }).replace(/t=\d+/, `t=${seconds()}`)],
    ["of another body", () => sign("{}")],
    ["that was cut off", (body) => sign(body).replace(/(v1=.{10})[^,]*/, "$1")],
    ["written in capitals", (body) => sign(body).toUpperCase()],
  ])("%s is refused, and nothing happens", async (_name, signatureOf) => {
    const { account, event, body } = await newUpgrade();
    requests.length = 0;
    expect(await post(body, signatureOf(body))).toEqual(badRequest);
    expect([await planOf(account), await stored(event.id), requests]).toEqual(["free", 0, []]);
  });

  test("does not fit a body that was changed, were it by a space", async () => {
    const { account, body } = await newUpgrade();
    const signature = sign(body);
    for (const changed of [`${body} `, ` ${body}`, `\ufeff${body}`, body.replace(standIn.prices.pro, "price_x")]) {
      expect(await post(changed, signature)).toEqual(badRequest);
    }
    expect(await planOf(account)).toBe("free");
  });

  test.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["no event", "{}"],
    ["an event without a type", '{"id": "evt_1"}'],
    ["an event without an id", '{"type": "customer.subscription.updated"}'],
    ["an event with an odd id", '{"id": "evt 1\\u0000", "type": "customer.subscription.updated"}'],
    ["a thin event", '{"id": "evt_1", "object": "v2.core.event", "type": "v1.customer.created"}'],
  ])("over %s is refused", async (_name, body) => {
    expect(await post(body, sign(body))).toEqual(badRequest);
  });
});

describe("a body", () => {
  const padded = (bytes: number) => {
    const event = newEvent("invoice.paid", { padding: "" });
    const missing = bytes - JSON.stringify(event).length;
    return JSON.stringify({ ...event, data: { object: { padding: "x".repeat(missing) } } });
  };

  test("of 1 MB is read", async () => {
    const body = padded(1024 * 1024);
    expect(body).toHaveLength(1024 * 1024);
    expect(await post(body, sign(body))).toEqual([200, { received: true }]);
  });

  test("of more is refused", async () => {
    const body = padded(1024 * 1024 + 1);
    expect(await post(body, sign(body))).toEqual(badRequest);
  });
});

describe("an event", () => {
  test.each(["customer.subscription.created", "customer.subscription.updated", "customer.subscription.deleted"])(
    "%s is not believed: Stripe is asked",
    async (type) => {
      const { account, subscription } = await newSubscriber("dev");
      expect(await send(newEvent(type, { ...subscription, status: "canceled", items: { data: [] } }))).toBe(200);
      expect(await planOf(account)).toBe("dev");
    },
  );

  test.each([
    ["of a customer of somebody else's", newEvent("customer.subscription.created", { customer: "cus_unknown" })],
    ["of no customer", newEvent("checkout.session.completed", { customer: null })],
    ["with an odd customer", newEvent("customer.subscription.updated", { customer: { id: 7 } })],
    ["of another kind", newEvent("invoice.payment_failed", { customer: "cus_unknown" })],
    ["of a kind that does not exist yet", newEvent("customer.subscription.teleported", {})],
  ])("%s is taken, and nothing is asked", async (_name, event) => {
    expect(await send(event)).toBe(200);
    expect([requests, await stored(event.id)]).toEqual([[], 0]);
  });

  test("concerns the account of its customer, whatever account it names otherwise", async () => {
    const victim = await newAccount("free");
    const { account, customer } = await newCustomer();
    stripe.subscribe(customer, standIn.prices.pro, { account_id: victim.accountId });
    const named = { customer, client_reference_id: victim.accountId, metadata: { account_id: victim.accountId } };
    expect(await send(newEvent("checkout.session.completed", named))).toBe(200);
    expect([await planOf(account), await planOf(victim)]).toEqual(["pro", "free"]);
  });

  test("is asked about once, however often it comes", async () => {
    const { account, event } = await newUpgrade();
    requests.length = 0;
    expect(await Promise.all(Array.from({ length: 10 }, () => send(event)))).toEqual(Array(10).fill(200));
    expect(requests.map(({ line }) => line)).toEqual(["GET /v1/subscriptions"]);
    expect(await planOf(account)).toBe("pro");
  });

  test.each([500, 429, 401, "lost"] as const)("comes again after Stripe has failed (%s)", async (failure) => {
    const { account, event } = await newUpgrade();
    faults.fail(/subscriptions/, failure);
    expect(await send(event)).toBe(500);
    expect([await planOf(account), await stored(event.id)]).toEqual(["free", 0]);
    faults.clear();
    expect(await send(event)).toBe(200);
    expect(await planOf(account)).toBe("pro");
  });

  test("changes nothing where Stripe does not know the customer at all: the key is of another account", async () => {
    const { account, customer, subscription } = await newSubscriber("pro");
    stripe.customers.delete(customer);
    expect(await send(newEvent("customer.subscription.updated", subscription))).toBe(500);
    expect(await planOf(account)).toBe("pro");
  });

  test("that its customer was deleted ends the plan", async () => {
    const { account, customer } = await newSubscriber("pro");
    stripe.deleteCustomer(customer);
    expect(await deliverAll()).toEqual([200]);
    expect(await planOf(account)).toBe("free");
  });
});
