import type { ErrorCode } from "./errors";
import type { Attempt, Delivery, Fault, Message, Webhook } from "./schemas";

const link = "https://app.example.com/verify?token=8f14e45f";

/** One mail, as every example of the documentation shows it. */
export const exampleMessage: Message = {
  id: "msg_01kf0zq4wnf7jsx8d3v5tq2m9c",
  namespace: "kavumi-retasu",
  tag: "signup",
  address: "signup@kavumi-retasu.inbox.localhost",
  from: { address: "hello@app.example.com", name: "Example App" },
  to: ["signup@kavumi-retasu.inbox.localhost"],
  subject: "Your code is 482913",
  text: `Enter 482913 to sign in, or open ${link}`,
  html: null,
  extracted: { otp_codes: ["482913"], links: [link], verification_links: [link] },
  received_at: "2026-01-15T09:30:00.123Z",
  expire_at: "2026-01-16T09:30:00.123Z",
  attachments: [],
};

/** What is read of GET /v1/events. */
export const exampleEvents = `retry: 1000
id: 2026-01-15T09:29:12.000Z
event: ready
data: {"since":"2026-01-15T09:29:12.000Z"}

id: ${exampleMessage.received_at}
event: message
data: ${JSON.stringify({ ...exampleMessage, text: "" })}

`;

export const exampleDelivery: Delivery = {
  id: "dlv_01kf0zq4wnf7jsx8d3v5tq2m9c",
  at: "2026-01-15T09:30:00.123Z",
  outcome: "refused",
  namespace: "kavumi-retasu",
  tag: "signup",
  address: "signup@kavumi-retasu.inbox.localhost",
  from: "hello@app.example.com",
  reply: 552,
  text: "Monthly email limit reached",
  reason: "monthly_limit",
  message_id: null,
  fault_id: null,
};

export const exampleFault: Fault = {
  id: "flt_01kf0zq4wnf7jsx8d3v5tq2m9c",
  namespace: null,
  tag: "signup",
  tag_prefix: null,
  reply: 451,
  stage: "rcpt",
  delay_seconds: null,
  duplicate: null,
  drop: null,
  times: 2,
  times_met: 0,
  created_at: "2026-01-15T09:30:00.123Z",
  expires_at: "2026-01-15T09:35:00.123Z",
};

export const exampleWebhook: Webhook = {
  id: "whk_01kf0zq4wnf7jsx8d3v5tq2m9c",
  url: "https://ci.example.com/mail",
  namespace: null,
  tag: null,
  tag_prefix: "signup",
  created_at: "2026-01-15T09:29:12.000Z",
  sent_up_to: "2026-01-15T09:30:00.123Z",
  failing_since: null,
  retry_at: null,
  paused_at: null,
};

export const exampleAttempt: Attempt = {
  id: "att_01kf0zq4wnf7jsx8d3v5tq2m9c",
  at: "2026-01-15T09:30:00.140Z",
  type: "message.received",
  message_id: "msg_01kf0zq4wnf7jsx8d3v5tq2m9c",
  status: 204,
  error: null,
  duration_ms: 38,
};

export const exampleUsage = {
  plan: "free",
  month: "2026-01",
  emails_received: 12,
  limits: { emails_per_month: 100, namespaces: 1, retention_days: 1 },
} as const;

export const exampleKey = "rst_4Tq9Zk2bWc7XyR1mNf8LhV5sJd3GpQ0t2xYaB9";

/** What each error looks like to a client. */
export const errorExamples: Record<ErrorCode, { message: string; hint: string }> = {
  invalid_request: {
    message: "`limit` must be a whole number from 1 to 100.",
    hint: "Correct the field that the message names. GET /openapi.json describes every field.",
  },
  unauthorized: {
    message: "This API key is not valid.",
    hint: "It may be mistyped, revoked or expired. Check it, or make a new account and key with POST /v1/signup.",
  },
  not_found: {
    message: "There is no such message.",
    hint: "It may have been deleted or have expired. GET /v1/messages lists what is there.",
  },
  method_not_allowed: { message: "GET is not possible on /mcp.", hint: "Use POST." },
  rate_limited: {
    message: "At most 10 sign-ups an hour are allowed from one address.",
    hint: "Use a key that you have already, or try again within the hour.",
  },
  namespace_limit_reached: {
    message: "The free plan allows 1 namespace, and it is in use.",
    hint: "Use tags to tell inboxes apart within a namespace (any tag works at once), or upgrade the plan.",
  },
  slug_taken: {
    message: 'The slug "kavumi-retasu" is in use.',
    hint: "Choose another, or omit it for a random one.",
  },
  duplicate_key: { message: "The new key collided with another one.", hint: "Retry." },
  last_key: {
    message: "This is the only active key of the account that may do everything and never expires.",
    hint: "Make another one with POST /v1/keys first, then revoke this one.",
  },
  subscription_exists: {
    message: "This account has an active subscription.",
    hint: "Change or cancel it in the billing portal: POST /v1/billing/portal.",
  },
  email_required: {
    message: "The account has no e-mail address, which the receipt needs.",
    hint: "Send `email` along with `plan`.",
  },
  no_billing_account: {
    message: "This account has never paid for anything.",
    hint: "Call POST /v1/billing/checkout first.",
  },
  billing_unavailable: {
    message: "This server has no billing.",
    hint: "Its operator sets plans by hand; ask them.",
  },
  internal_error: { message: "Something went wrong on the server.", hint: "Retry once." },
};
