import type Stripe from "stripe";
import { expect, test } from "vitest";
import { judgeSubscriptions } from "@/lib/billing/plan";
import { newPrice, newSubscription } from "../../support/stripe/objects";

const prices = { dev: ["price_dev", "price_dev_of_old"], pro: ["price_pro"] } as const;
const subscription = (price: string, fields: Partial<Stripe.Subscription> = {}) => ({
  ...newSubscription("cus_1", price, {}),
  ...fields,
});
const judge = (...subscriptions: Stripe.Subscription[]) =>
  judgeSubscriptions(subscriptions, { dev: [...prices.dev], pro: [...prices.pro] });
const date = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000);

test("no subscription is free", () => {
  expect(judge()).toEqual({ plan: "free", status: null, endsAt: null, renewsAt: null });
});

test("a price that is sold no more still counts", () => {
  expect(judge(subscription("price_dev_of_old")).plan).toBe("dev");
});

test("the best plan counts, in any order", () => {
  const all = [subscription("price_dev"), subscription("price_pro"), subscription("price_other")];
  for (const order of [all, all.toReversed()]) expect(judge(...order)).toMatchObject({ plan: "pro", status: "active" });
});

test("a better plan that is not paid for counts less than a smaller one that is", () => {
  const unpaid = subscription("price_pro", { status: "unpaid" });
  expect(judge(unpaid, subscription("price_dev"))).toMatchObject({ plan: "dev", status: "active" });
  expect(judge(unpaid)).toMatchObject({ plan: "free", status: "unpaid", renewsAt: null });
});

test("of two for the same plan, the one that lasts longer tells when it ends", () => {
  const ending = subscription("price_dev", { cancel_at: 2_000_000_000 });
  const later = subscription("price_dev", { cancel_at: 2_100_000_000 });
  expect(judge(ending, later).endsAt).toEqual(date(2_100_000_000));
  expect(judge(ending, subscription("price_dev"), later)).toMatchObject({ endsAt: null, renewsAt: expect.any(Date) });
});

test("several prices in one subscription: the best counts", () => {
  const both = subscription("price_dev");
  const [item] = both.items.data;
  if (!item) throw new Error("no item");
  both.items.data.push({ ...item, price: newPrice("price_pro") });
  expect(judge(both).plan).toBe("pro");
  both.items.data = [];
  expect(judge(both)).toMatchObject({ plan: "free", renewsAt: null });
});

test.each([
  ["by date", { cancel_at: 2_000_000_000 }, 2_000_000_000],
  ["with the period", { cancel_at_period_end: true }, undefined],
])("a cancellation %s tells when it ends", (_name, fields, end) => {
  const ending = subscription("price_dev", fields);
  const expected = date(end ?? ending.items.data[0]?.current_period_end);
  expect(judge(ending)).toEqual({ plan: "dev", status: "active", endsAt: expected, renewsAt: null });
});

test.each(["incomplete", "incomplete_expired", "canceled"] as const)("one that is %s is as none", (status) => {
  expect(judge(subscription("price_pro", { status }))).toMatchObject({ plan: "free", status: null });
});
