import { z } from "zod";
import { endpoint } from "../endpoint";
import { email } from "../inputs";
import { plan } from "../schemas";

const redirect = z.strictObject({ url: z.url().meta({ description: "Open this in a browser." }) });

export const billingEndpoints = {
  checkout: endpoint({
    method: "POST",
    path: "/v1/billing/checkout",
    tag: "Billing",
    access: "key",
    summary: "Start an upgrade",
    description: "Opens a hosted payment page. The plan changes once the payment is confirmed.",
    body: z.object({
      plan: plan
        .extract(["dev", "pro"], { error: "must be `dev` or `pro`" })
        .meta({ description: "The plan to change to.", example: "dev" }),
      email: email.optional().meta({ description: "Used, and required, when the account has no e-mail address." }),
    }),
    output: redirect,
    errors: ["invalid_request", "unauthorized", "email_required", "subscription_exists", "billing_unavailable"],
    example: { url: "https://checkout.stripe.com/c/pay/cs_test_a1b2c3" },
  }),
  portal: endpoint({
    method: "POST",
    path: "/v1/billing/portal",
    tag: "Billing",
    access: "key",
    summary: "Open the billing portal",
    description: "For changing or cancelling a plan, and for receipts.",
    output: redirect,
    errors: ["unauthorized", "no_billing_account", "billing_unavailable"],
    example: { url: "https://billing.stripe.com/p/session/test_a1b2c3" },
  }),
  stripeWebhook: endpoint({
    method: "POST",
    path: "/v1/stripe/webhook",
    tag: "Billing",
    access: "signature",
    summary: "Receive a payment event",
    description: "Called by Stripe, never by API clients. Authenticated by the `stripe-signature` header.",
    output: z.strictObject({ received: z.literal(true) }),
    errors: ["invalid_request", "billing_unavailable"],
    example: { received: true },
  }),
};
