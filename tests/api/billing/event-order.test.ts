import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { sql } from "@/lib/db/client";
import { newAccount } from "../../support/account";
import { runService } from "../../support/service";
import { checkout, customerOf, planOf, withFakeStripe } from "../../support/stripe/for-tests";
import { newEvent } from "../../support/stripe/objects";
import { runFakeStripe } from "../../support/stripe/run";
import { standIn } from "../../support/stripe/settings";

const fake = await runFakeStripe();
const { stripe, faults } = fake;

runService();
const { send, deliverNewest, newCustomer, newSubscriber } = withFakeStripe(fake);

const orders = permutations(["created", "completed", "updated", "deleted"] as const);

/**
 * What happens at Stripe, a step before each of four deliveries. The events exist from the start, so that each can be
 * delivered at any point: only what Stripe says when it is asked differs.
 */
async function newStory(steps: ((begun: Stripe.Subscription, customer: string) => void)[]) {
  const account = await newAccount("free");
  const page = await checkout(account, { plan: "dev", email: "payer@example.com" });
  const customer = await customerOf(account);
  const begun = stripe.pay(page);
  if (!begun) throw new Error("not paid");
  const session = stripe.checkouts.get(page) ?? {};
  const events = {
    created: newEvent("customer.subscription.created", begun),
    completed: newEvent("checkout.session.completed", session),
    updated: newEvent("customer.subscription.updated", { ...begun, status: "past_due" }),
    deleted: newEvent("customer.subscription.deleted", { ...begun, status: "canceled" }),
  };
  return { account, events, steps: steps.map((step) => () => step(begun, customer)) };
}

const toPro = (begun: Stripe.Subscription) => stripe.switchPrice(begun, standIn.prices.pro);
const fail = (begun: Stripe.Subscription) => stripe.change(begun, { status: "unpaid" });
const settle = (begun: Stripe.Subscription) => stripe.change(begun, { status: "active" });
const settleOnPro = (begun: Stripe.Subscription) => {
  settle(begun);
  toPro(begun);
};
const cancel = (begun: Stripe.Subscription) => stripe.cancel(begun);
const beginAnew = (_: Stripe.Subscription, customer: string) => void stripe.subscribe(customer, standIn.prices.pro);

/** Each order with one of the three; the long tests have all orders with each. */
const ordersWith = (story: number) => orders.filter((_, index) => process.env.LONG || index % 3 === story);

describe.each([
  ["free", "that ends", [toPro, fail, settle, cancel], ordersWith(0)],
  ["pro", "that lives on", [fail, settle, fail, settleOnPro], ordersWith(1)],
  ["pro", "that a new one follows", [toPro, fail, cancel, beginAnew], ordersWith(2)],
] satisfies [string, string, Parameters<typeof newStory>[0], typeof orders][])(
  "%s is the plan of a subscription %s,",
  (plan, _name, steps, orders) => {
    test.each(orders)("whether its events come as %s, %s, %s, %s, each three times at once", async (...order) => {
      const story = await newStory(steps);
      const answers = order.flatMap((name, turn) => {
        story.steps[turn]?.();
        return [1, 2, 3].map(() => send(story.events[name]));
      });
      expect(await Promise.all(answers)).toEqual(Array(12).fill(200));
      expect(await planOf(story.account)).toBe(plan);
      // Days later, with and without a memory of them.
      await Promise.all(order.map((name) => send(story.events[name])));
      expect(await planOf(story.account)).toBe(plan);
      await sql()`delete from stripe_events`;
      await Promise.all(order.map((name) => send(story.events[name])));
      expect(await planOf(story.account)).toBe(plan);
    });
  },
);

test("an answer that was true when Stripe gave it, and comes late, does not undo what came after", async () => {
  const { account, customer } = await newCustomer();
  const other = await newSubscriber("dev");
  const begun = stripe.subscribe(customer, standIn.prices.pro);
  const answer = faults.hold(/GET .*subscriptions/);
  const first = deliverNewest();
  await answer.reached; // Stripe has said "pro", and we have not heard it yet
  stripe.cancel(begun);
  const second = deliverNewest();
  // Another account is not held up. By the time that it is done, the second event would be, too, were it not in line.
  stripe.cancel(other.subscription);
  expect(await deliverNewest()).toBe(200);
  expect(await planOf(other.account)).toBe("free");
  answer.release();
  expect([await first, await second]).toEqual([200, 200]);
  expect(await planOf(account)).toBe("free");
});

test("an event waits for another process that is busy with the account", async () => {
  const { account, customer } = await newCustomer();
  stripe.subscribe(customer, standIn.prices.pro);
  fake.requests.length = 0;
  const delivered = await sql().begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`billing ${account.accountId}`}, 0))`;
    const sent = deliverNewest();
    await expect.poll(() => sql()`select from pg_locks where locktype = 'advisory' and not granted`).toHaveLength(1);
    expect([await planOf(account), fake.requests]).toEqual(["free", []]);
    return { sent };
  });
  expect(await delivered.sent).toBe(200);
  expect(await planOf(account)).toBe("pro");
});

test("the late end of an old subscription does not take away a new one", async () => {
  const { account, customer, subscription } = await newSubscriber("dev");
  stripe.cancel(subscription);
  const ended = stripe.events.at(-1);
  stripe.subscribe(customer, standIn.prices.pro);
  await send(newEvent("customer.subscription.created", { customer }));
  expect(ended && (await send(ended))).toBe(200);
  expect(await planOf(account)).toBe("pro");
});

test("an event that comes again completes an extension of stored mail that was cut off", async () => {
  const { account, customer } = await newCustomer();
  stripe.subscribe(customer, standIn.prices.dev);
  const event = stripe.events.at(-1);
  if (!event) throw new Error("no event");
  await send(event);
  await sql()`insert into mails (account_id, id, source, from_address, from_name, "to", subject, text, headers, extracted, attachments)
    values (${account.accountId}, 'mail_1', '', '', '', '[]', '', '', '{}', '{}', '[]')`;
  // As stored on the plan before, and then the process died: Stripe got no answer.
  await sql()`insert into messages (account_id, id, mail_id, namespace, tag, tag_key, address, received_at, expire_at)
    values (${account.accountId}, 'msg_1', 'mail_1', ${account.namespace}, 't', 't', 't', now(), now() + interval '1 day')`;
  await send(event);
  const [row] = await sql()`select expire_at - received_at = interval '168 hours' as kept from messages
    where account_id = ${account.accountId}`;
  expect(row).toEqual({ kept: true });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
