import type Stripe from "stripe";
import { newEvent, newPrice, newSubscription, nextPeriod, seconds } from "./objects";

/** What a Stripe account holds, and what customers and time do to it. Each change makes the events that Stripe would. */
export class FakeStripe {
  readonly customers = new Map<string, Stripe.Customer | Stripe.DeletedCustomer>();
  readonly checkouts = new Map<string, Stripe.Checkout.Session>();
  /** The price that each checkout sells, which Stripe tells only where it is asked to. */
  readonly orders = new Map<string, { price: string; metadata: Stripe.Metadata }>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly portals = new Map<string, Stripe.BillingPortal.Session>();
  readonly events: Stripe.Event[] = [];
  onEvent: (event: Stripe.Event) => void = () => {};

  /** The customer pays on the hosted page. Null where the page is open no more. */
  pay(checkoutId: string): Stripe.Subscription | null {
    const checkout = this.checkouts.get(checkoutId);
    const order = this.orders.get(checkoutId);
    if (checkout?.status !== "open" || !order) return null;
    const subscription = this.subscribe(String(checkout.customer), order.price, order.metadata);
    Object.assign(checkout, {
      status: "complete",
      payment_status: "paid",
      subscription: subscription.id,
      url: null,
    });
    this.#emit("checkout.session.completed", checkout);
    this.#emit("invoice.paid", { object: "invoice", customer: checkout.customer, subscription: subscription.id });
    return subscription;
  }

  /** A subscription that begins, as when an operator adds one by hand. */
  subscribe(customer: string, price: string, metadata: Stripe.Metadata = {}): Stripe.Subscription {
    const subscription = newSubscription(customer, price, metadata);
    this.subscriptions.set(subscription.id, subscription);
    this.#emit("customer.subscription.created", subscription);
    return subscription;
  }

  change(subscription: Stripe.Subscription, fields: Partial<Stripe.Subscription>): void {
    const names = Object.keys(fields) as (keyof Stripe.Subscription)[];
    const previous = Object.fromEntries(names.map((name) => [name, structuredClone(subscription[name])]));
    Object.assign(subscription, fields);
    this.#emit("customer.subscription.updated", subscription, previous);
  }

  switchPrice(subscription: Stripe.Subscription, price: string): void {
    const data = subscription.items.data.map((item) => ({ ...item, price: newPrice(price) }));
    this.change(subscription, { items: { ...subscription.items, data } });
  }

  cancelAtPeriodEnd(subscription: Stripe.Subscription): void {
    // As for subscriptions of the flexible billing mode, which is the default: not by `cancel_at_period_end`.
    this.change(subscription, { cancel_at: periodEnd(subscription), canceled_at: seconds() });
  }

  keep(subscription: Stripe.Subscription): void {
    this.change(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  }

  /** The paid period is over: the subscription ends or is renewed. */
  endPeriod(subscription: Stripe.Subscription): void {
    if (subscription.cancel_at !== null || subscription.cancel_at_period_end) {
      this.cancel(subscription);
    } else {
      nextPeriod(subscription);
      this.change(subscription, { status: "active" });
    }
  }

  cancel(subscription: Stripe.Subscription): void {
    Object.assign(subscription, { status: "canceled", canceled_at: seconds(), ended_at: seconds() });
    this.#emit("customer.subscription.deleted", subscription);
  }

  /** Deleted by the operator, with all subscriptions. */
  deleteCustomer(id: string): void {
    this.customers.set(id, { id, object: "customer", deleted: true });
    for (const subscription of this.subscriptionsOf(id)) this.cancel(subscription);
  }

  /** Newest first, without those that are cancelled. */
  subscriptionsOf(customer: string): Stripe.Subscription[] {
    return [...this.subscriptions.values()]
      .filter((subscription) => subscription.customer === customer && subscription.status !== "canceled")
      .reverse();
  }

  #emit(type: string, object: object, previous?: object): void {
    const event = newEvent(type, object, previous);
    this.events.push(event);
    this.onEvent(event);
  }
}

export function periodEnd({ items }: Stripe.Subscription): number {
  return items.data[0]?.current_period_end ?? 0;
}
