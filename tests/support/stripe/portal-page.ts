import type Stripe from "stripe";
import { type FakeStripe, periodEnd } from "./fake-stripe";
import { actionButton, escapeHtml, nothingHere } from "./html";
import type { PageAnswer, Visit } from "./pages";
import { planOf, standIn } from "./settings";

/** What each button does; the last three stand for time and for banks. */
const acts: Record<string, (stripe: FakeStripe, subscription: Stripe.Subscription) => void> = {
  dev: (stripe, subscription) => stripe.switchPrice(subscription, standIn.prices.dev),
  pro: (stripe, subscription) => stripe.switchPrice(subscription, standIn.prices.pro),
  cancel: (stripe, subscription) => stripe.cancelAtPeriodEnd(subscription),
  keep: (stripe, subscription) => stripe.keep(subscription),
  end: (stripe, subscription) => stripe.endPeriod(subscription),
  fail: (stripe, subscription) => stripe.change(subscription, { status: "past_due" }),
  settle: (stripe, subscription) => stripe.change(subscription, { status: "active" }),
};

/** The billing portal: a customer's subscriptions, and what can be done with them. */
export function portalPage(stripe: FakeStripe, { id, act, subscription }: Visit): PageAnswer {
  const portal = stripe.portals.get(id);
  if (!portal) return nothingHere;
  const mine = stripe.subscriptionsOf(portal.customer);
  const chosen = mine.find((one) => one.id === subscription);
  if (act && chosen) {
    acts[act]?.(stripe, chosen);
    return { location: portal.url };
  }
  const sections = mine.map(section).join("") || "<p>There is no subscription.</p>";
  const body = `${sections}<p><a href="${escapeHtml(portal.return_url ?? "")}">Back</a></p>`;
  return { status: 200, title: "Billing portal", body };
}

function section(subscription: Stripe.Subscription): string {
  const { id, status, cancel_at } = subscription;
  const plan = planOf(subscription.items.data[0]?.price.id ?? "");
  const day = new Date(periodEnd(subscription) * 1000).toISOString().slice(0, 10);
  const button = (act: string, label: string) => actionButton(act, label, id);
  return `<section><h2>${plan}</h2>
    <p>State: ${escapeHtml(status)}. ${cancel_at === null ? "Renews" : "Ends"} on ${day}.</p>
    ${plan === "dev" ? button("pro", "Switch to pro") : button("dev", "Switch to dev")}
    ${cancel_at === null ? button("cancel", "Cancel at the end of the period") : button("keep", "Keep the subscription")}
    <p>What else may happen, here at the press of a button:</p>
    ${button("end", "End the period now")} ${button("fail", "Let the payment fail")} ${button("settle", "Pay what is due")}
    </section>`;
}
