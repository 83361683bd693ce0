import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import published from "../../fixtures/stripe/objects.json" with { type: "json" };

/** The version that the SDK asks for, and in whose shape these objects are. */
export const apiVersion = "2026-10-28.endive";

type Published = keyof typeof published;
const month = 30 * 86_400;
export const seconds = (): number => Math.floor(Date.now() / 1000);
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

/** An object as Stripe publishes it, with these fields in place of the example's. */
function like<T>(kind: Published, fields: Partial<T>): T {
  return { ...structuredClone(published[kind]), created: seconds(), livemode: false, ...fields } as T;
}

export function newCustomer(fields: Pick<Stripe.Customer, "email" | "metadata">): Stripe.Customer {
  return like<Stripe.Customer>("customer", { id: newId("cus"), discount: null, ...fields });
}

interface NewCheckout {
  customer: string;
  client_reference_id: string | null;
  success_url: string;
  cancel_url: string | null;
}

export function newCheckout(fields: NewCheckout, baseUrl: string): Stripe.Checkout.Session {
  const id = newId("cs_test");
  return like<Stripe.Checkout.Session>("checkout.session", {
    id,
    mode: "subscription",
    status: "open",
    ui_mode: "hosted_page",
    url: `${baseUrl}/c/pay/${id}`,
    expires_at: seconds() + 86_400,
    payment_intent: null,
    customer_details: null,
    ...fields,
  });
}

export function newSubscription(customer: string, priceId: string, metadata: Stripe.Metadata): Stripe.Subscription {
  const id = newId("sub");
  const item = structuredClone(published.subscription.items.data[0]) as unknown as Stripe.SubscriptionItem;
  const items = { ...published.subscription.items, url: `/v1/subscription_items?subscription=${id}` };
  const start = seconds();
  return like<Stripe.Subscription>("subscription", {
    id,
    customer,
    metadata,
    status: "active",
    billing_cycle_anchor: start,
    start_date: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_start: null,
    trial_end: null,
    pause_collection: null,
    pending_update: null,
    items: {
      ...items,
      object: "list",
      data: [
        {
          ...item,
          id: newId("si"),
          subscription: id,
          price: newPrice(priceId),
          current_period_start: start,
          current_period_end: start + month,
        },
      ],
    },
  });
}

export const newPrice = (id: string): Stripe.Price => like<Stripe.Price>("price", { id });

export function newPortal(customer: string, returnUrl: string, baseUrl: string): Stripe.BillingPortal.Session {
  const id = newId("bps");
  const url = `${baseUrl}/p/session/${id}`;
  return like<Stripe.BillingPortal.Session>("billing_portal.session", {
    id,
    customer,
    url,
    return_url: returnUrl,
    flow: null,
  });
}

/** A snapshot: what happens to the object later does not change it. */
export function newEvent(type: string, object: object, previous?: object): Stripe.Event {
  return like<Stripe.Event>("event", {
    id: newId("evt"),
    type: type as never,
    api_version: apiVersion,
    pending_webhooks: 1,
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) } as never,
  });
}

/** Moves the subscription's paid period on by a month. */
export function nextPeriod(subscription: Stripe.Subscription): void {
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end += month;
  }
}
