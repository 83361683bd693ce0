import type Stripe from "stripe";
import type { FakeStripe } from "./fake-stripe";
import { type Form, field, fields } from "./form";
import { newCheckout, newCustomer, newPortal } from "./objects";
import { standIn } from "./settings";
import { missing, StripeFault } from "./stripe-fault";

interface Call {
  stripe: FakeStripe;
  /** Of the object that the path names. */
  id: string;
  params: Form;
  baseUrl: string;
}

interface Route {
  request: RegExp;
  /** The parameters that may be sent. */
  takes: string[];
  answer(call: Call): object;
}

const page = ["limit", "starting_after"];

/** The few endpoints of Stripe's API that Restante uses. */
const routes: Route[] = [
  { request: /^POST \/v1\/customers$/, takes: ["email", "metadata"], answer: createCustomer },
  { request: /^GET \/v1\/customers\/(\w+)$/, takes: [], answer: ({ stripe, id }) => findCustomer(stripe, id) },
  { request: /^GET \/v1\/subscriptions$/, takes: ["customer", ...page], answer: listSubscriptions },
  { request: /^DELETE \/v1\/subscriptions\/(\w+)$/, takes: [], answer: cancelSubscription },
  {
    request: /^POST \/v1\/checkout\/sessions$/,
    takes: "mode customer client_reference_id line_items subscription_data success_url cancel_url".split(" "),
    answer: createCheckout,
  },
  { request: /^GET \/v1\/checkout\/sessions$/, takes: ["customer", "status", ...page], answer: listCheckouts },
  { request: /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, takes: [], answer: expireCheckout },
  { request: /^POST \/v1\/billing_portal\/sessions$/, takes: ["customer", "return_url"], answer: createPortal },
];

/** Answers a request of the API; throws a `StripeFault` where Stripe would refuse it. */
export function answerApi(stripe: FakeStripe, request: { line: string; params: Form; baseUrl: string }): object {
  const { line, params, baseUrl } = request;
  for (const route of routes) {
    const match = route.request.exec(line);
    if (!match) continue;
    const unknown = Object.keys(params).find((name) => !route.takes.includes(name));
    if (unknown) {
      throw new StripeFault(400, `Received unknown parameter: ${unknown}`, {
        code: "parameter_unknown",
        param: unknown,
      });
    }
    return route.answer({ stripe, id: match[1] ?? "", params, baseUrl });
  }
  throw new StripeFault(404, `Unrecognized request URL (${line}).`);
}

function createCustomer({ stripe, params }: Call): Stripe.Customer {
  const email = field(params, "email");
  if (email?.includes("refused")) {
    throw new StripeFault(400, `Invalid email address: ${email}`, { code: "email_invalid", param: "email" });
  }
  const customer = newCustomer({ email, metadata: fields(params, "metadata") });
  stripe.customers.set(customer.id, customer);
  return customer;
}

function findCustomer(stripe: FakeStripe, id: string) {
  const customer = stripe.customers.get(id);
  if (!customer) throw missing("customer", id, 404);
  return customer;
}

/** The customer that a parameter names, who must not have been deleted. */
function givenCustomer({ stripe, params }: Call): string {
  const id = field(params, "customer") ?? "";
  const customer = stripe.customers.get(id);
  if (!customer || customer.deleted) throw missing("customer", id, 400, "customer");
  return id;
}

function listSubscriptions(call: Call): object {
  return list(call, "/v1/subscriptions", call.stripe.subscriptionsOf(givenCustomer(call)));
}

function cancelSubscription({ stripe, id }: Call): Stripe.Subscription {
  const subscription = stripe.subscriptions.get(id);
  if (!subscription || subscription.status === "canceled") throw missing("subscription", id, 404);
  stripe.cancel(subscription);
  return subscription;
}

function createCheckout(call: Call): Stripe.Checkout.Session {
  const { stripe, params, baseUrl } = call;
  const price = field(params, "line_items", "0", "price") ?? "";
  if (!Object.values<string>(standIn.prices).includes(price)) {
    throw missing("price", price, 400, "line_items[0][price]");
  }
  const success = field(params, "success_url");
  if (field(params, "mode") !== "subscription" || !success || !URL.canParse(success)) {
    throw new StripeFault(400, "Not a valid URL", { code: "url_invalid", param: "success_url" });
  }
  const checkout = newCheckout(
    {
      customer: givenCustomer(call),
      client_reference_id: field(params, "client_reference_id"),
      success_url: success,
      cancel_url: field(params, "cancel_url"),
    },
    baseUrl,
  );
  stripe.checkouts.set(checkout.id, checkout);
  stripe.orders.set(checkout.id, { price, metadata: fields(params, "subscription_data", "metadata") });
  return checkout;
}

function listCheckouts(call: Call): object {
  const customer = givenCustomer(call);
  const status = field(call.params, "status");
  const found = [...call.stripe.checkouts.values()].filter(
    (checkout) => checkout.customer === customer && (status === null || checkout.status === status),
  );
  return list(call, "/v1/checkout/sessions", found.reverse());
}

function expireCheckout({ stripe, id }: Call): Stripe.Checkout.Session {
  const checkout = stripe.checkouts.get(id);
  if (!checkout) throw missing("checkout.session", id, 404);
  if (checkout.status !== "open") {
    throw new StripeFault(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  return Object.assign(checkout, { status: "expired" as const, url: null });
}

function createPortal(call: Call): Stripe.BillingPortal.Session {
  const portal = newPortal(givenCustomer(call), field(call.params, "return_url") ?? "", call.baseUrl);
  call.stripe.portals.set(portal.id, portal);
  return portal;
}

function list<T extends { id: string }>({ params }: Call, url: string, all: T[]): object {
  const after = field(params, "starting_after");
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const size = Number(field(params, "limit") ?? 10);
  return { object: "list", url, data: all.slice(start, start + size), has_more: all.length > start + size };
}
