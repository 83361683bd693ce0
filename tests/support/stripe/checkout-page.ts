import type { FakeStripe } from "./fake-stripe";
import { actionButton, escapeHtml } from "./html";
import type { PageAnswer, Visit } from "./pages";
import { planOf } from "./settings";

/** The payment page. */
export function checkoutPage(stripe: FakeStripe, { id, act }: Visit): PageAnswer {
  const checkout = stripe.checkouts.get(id);
  const order = stripe.orders.get(id);
  if (checkout?.status !== "open" || !order) {
    const body = "<p>It was paid already, or a newer one took its place.</p>";
    return { status: 410, title: "This page can no longer be paid", body };
  }
  if (act === "pay") {
    stripe.pay(id);
    return { location: checkout.success_url ?? "" };
  }
  const customer = stripe.customers.get(String(checkout.customer));
  const email = customer && !customer.deleted ? (customer.email ?? "") : "";
  const declined = act === "decline" ? '<p role="alert">The card was declined. Try another one.</p>' : "";
  const body = `${declined}<p>A month at a time, billed to <strong>${escapeHtml(email)}</strong>.</p>
    ${actionButton("pay", "Subscribe")} ${actionButton("decline", "Pay with a card that is declined")}
    <p><a href="${escapeHtml(checkout.cancel_url ?? "")}">Back</a></p>`;
  return { status: 200, title: `Subscribe to ${planOf(order.price)}`, body };
}
