import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCheckout, syncSubscription } from "@/lib/billing";
import { sql } from "@/lib/db/client";
import { runNext } from "../support/next-server";
import { Browser, newAddressAccount } from "../support/pages";
import { runFakeStripe } from "../support/stripe/run";
import { standIn } from "../support/stripe/settings";

const { stripe, stop } = await runFakeStripe();

const next = runNext();
// Stripe's package is loaded where it is first used, which takes a busy machine seconds.
beforeAll(async () => {
  await (await signedIn()).read("/billing?portal=back");
});
afterAll(stop);

/** Of an account that has opened a payment page. No event of Stripe ever comes here. */
async function signedIn() {
  const { accountId, apiKey } = await newAddressAccount();
  await startCheckout({ accountId, by: null }, { plan: "dev" });
  const browser = new Browser(next.baseUrl);
  await browser.signIn(apiKey);
  const [account] = await sql()`select stripe_customer_id as customer from accounts where id = ${accountId}`;
  const subscribe = () => stripe.subscribe(account?.customer, standIn.prices.dev);
  const read = async (path: string) =>
    (await (await browser.send(path)).text()).replaceAll(/<script.*?<\/script>/gs, "");
  return { accountId, browser, subscribe, read };
}

test("who comes back from the portal sees the plan as it is at Stripe, on a page that does not ask again", async () => {
  const { browser, subscribe, read } = await signedIn();
  subscribe();
  expect(await read("/billing")).not.toContain("on the <!-- -->dev");
  expect(await browser.turnedAwayTo("/billing?portal=back")).toBe("/billing");
  expect(await read("/billing")).toContain("on the <!-- -->dev");
});

test("a plan that should have ended by now is looked up at Stripe when its page is opened", async () => {
  const { accountId, browser, subscribe, read } = await signedIn();
  const subscription = subscribe();
  await syncSubscription({ accountId, by: null });
  expect(await read("/billing")).toContain("on the <!-- -->dev");
  stripe.cancel(subscription);
  await sql()`update accounts set subscription_renews_at = now() - interval '1 minute' where id = ${accountId}`;
  expect(await browser.turnedAwayTo("/billing")).toBe("/billing");
  expect(await read("/billing")).toContain("on the <!-- -->free");
});

describe("after a checkout", () => {
  const thanks = "The payment is confirmed.";
  const waiting = "Stripe has not confirmed a payment yet.";
  const nothing = "Nothing was paid";

  test.each([
    ["success", "active", [thanks]],
    ["success", "unpaid", []],
    ["success", "paused", []],
    ["success", "past_due", []],
    ["success", null, [waiting]],
    ["cancelled", null, [nothing]],
    ["cancelled", "active", []],
  ] as const)("%s is told of a subscription that is %s only as far as it is true", async (end, status, told) => {
    const { accountId, subscribe, read } = await signedIn();
    if (status) {
      stripe.change(subscribe(), { status });
      await syncSubscription({ accountId, by: null });
    }
    const html = await read(`/billing?checkout=${end}`);
    expect([thanks, waiting, nothing].filter((text) => html.includes(text))).toEqual(told);
  });
});
