import { z } from "zod";
import { type ErrorCode, errorCodes } from "./errors";
import { faultReplies } from "./fault";
import { planNames } from "./plans";

const moment = z.iso.datetime().meta({ description: "UTC, with milliseconds.", example: "2026-01-15T09:30:00.123Z" });

export const extracted = z
  .strictObject({
    otp_codes: z.array(z.string()).meta({ description: "One-time codes, most likely first.", example: ["482913"] }),
    links: z.array(z.string()).meta({ description: "Every http(s) link, in order of appearance; at most 500." }),
    verification_links: z.array(z.string()).meta({ description: "Links that complete a flow, most likely first." }),
  })
  .meta({ id: "Extracted" });

const attachment = z
  .strictObject({
    index: z.int().min(0).meta({ description: "Zero-based.", example: 0 }),
    filename: z.string().meta({ example: "invoice.pdf" }),
    content_type: z.string().meta({ example: "application/pdf" }),
    size: z.int().min(0).meta({ description: "In bytes.", example: 48213 }),
  })
  .meta({ id: "Attachment" });

export const message = z
  .strictObject({
    id: z.string().meta({ example: "msg_01kf0zq4wnf7jsx8d3v5tq2m9c" }),
    namespace: z.string().meta({ description: "The namespace's slug." }),
    tag: z.string().meta({ description: "The part before the @, as the sender wrote it.", example: "signup" }),
    address: z.string().meta({ description: "The recipient address." }),
    from: z.strictObject({ address: z.string(), name: z.string() }),
    to: z.array(z.string()).meta({ description: "Addresses of the To header, else the recipient address." }),
    subject: z.string(),
    text: z
      .string()
      .meta({ description: "Plain text, at most 1 MB; made from the HTML when the mail has no text part." }),
    html: z.string().nullable().meta({ description: "At most 1 MB." }),
    extracted,
    received_at: moment,
    expire_at: moment,
    attachments: z.array(attachment).meta({ description: "At most 100." }),
    headers: z.record(z.string(), z.string()).optional().meta({
      description: "Only when asked for, at most 200. Names in lower case; repeated headers joined by newlines.",
    }),
  })
  .meta({ id: "Message" });

export const deliveryReasons = [
  "stored",
  "monthly_limit",
  "too_large",
  "busy",
  "some_refused",
  "unavailable",
  "operator_full",
  "login_over",
  "suspended",
  "fault",
] as const;

export const delivery = z
  .strictObject({
    id: z.string().meta({ example: "dlv_01kf0zq4wnf7jsx8d3v5tq2m9c" }),
    at: moment,
    outcome: z.enum(["accepted", "refused", "dropped"]).meta({
      description: "`accepted`: stored. `refused`: nothing was. `dropped`: a fault said 250, and nothing was stored.",
    }),
    namespace: z.string().meta({ description: "The namespace's slug." }),
    tag: z.string(),
    address: z.string().meta({ description: "The recipient address." }),
    from: z.string().meta({ description: "The envelope's sender; empty for a bounce." }),
    reply: z.int().meta({ description: "What SMTP answered.", example: 552 }),
    text: z.string().meta({ description: "In these words.", example: "Monthly email limit reached" }),
    reason: z.enum(deliveryReasons),
    message_id: z.string().nullable().meta({ description: "Of the stored message." }),
    fault_id: z.string().nullable().meta({ description: "Of the fault that was met; null for one that a tag spells." }),
  })
  .meta({ id: "Delivery" });

export const fault = z
  .strictObject({
    id: z.string().meta({ example: "flt_01kf0zq4wnf7jsx8d3v5tq2m9c" }),
    namespace: z.string().nullable(),
    tag: z.string().nullable(),
    tag_prefix: z.string().nullable(),
    reply: z.union(faultReplies.map((code) => z.literal(code))).nullable(),
    stage: z.enum(["rcpt", "data"]),
    delay_seconds: z.int().nullable(),
    duplicate: z.literal(true).nullable(),
    drop: z.literal(true).nullable(),
    times: z.int().nullable(),
    times_met: z.int().min(0).meta({ description: "How many mails have met it." }),
    created_at: moment,
    expires_at: moment,
  })
  .meta({ id: "Fault" });

export const webhook = z
  .strictObject({
    id: z.string().meta({ example: "whk_01kf0zq4wnf7jsx8d3v5tq2m9c" }),
    url: z.string().meta({ example: "https://ci.example.com/mail" }),
    namespace: z.string().nullable(),
    tag: z.string().nullable(),
    tag_prefix: z.string().nullable(),
    created_at: moment,
    sent_up_to: moment.meta({ description: "All matching mail up to this stamp was taken." }),
    failing_since: moment.nullable().meta({ description: "Null while all goes well." }),
    retry_at: moment.nullable().meta({ description: "When the next attempt is made, while it fails." }),
    paused_at: moment.nullable().meta({ description: "Nothing is sent since; a redrive goes on." }),
  })
  .meta({ id: "Webhook" });

export const attempt = z
  .strictObject({
    id: z.string().meta({ example: "att_01kf0zq4wnf7jsx8d3v5tq2m9c" }),
    at: moment,
    type: z.enum(["message.received", "test"]),
    message_id: z.string().nullable().meta({ description: "Null for a test." }),
    status: z.int().nullable().meta({ description: "What your service answered; null when nothing came." }),
    error: z.string().nullable().meta({ description: "Why nothing came." }),
    duration_ms: z.int().min(0),
  })
  .meta({ id: "Attempt" });

export const namespace = z
  .strictObject({
    slug: z.string(),
    domain: z.string().meta({ description: "Addresses are `<tag>@<domain>`." }),
    created_at: moment,
  })
  .meta({ id: "Namespace" });

/** What a key may do and until when, of all but those that may do everything until they are revoked. */
export const keyScope = {
  scope: z.enum(["full", "read"]).optional().meta({
    description: "`read` for a key that may only read. This field and the next three are left out of a plain full key.",
  }),
  namespace: z.string().nullable().optional().meta({ description: "The only namespace that it reads; null for any." }),
  tag_prefix: z.string().nullable().optional().meta({ description: "It reads tags that begin so; null for any." }),
  expires_at: moment.nullable().optional().meta({ description: "When it stops working; null for never." }),
};

export const apiKey = z
  .strictObject({
    id: z.string().meta({ example: "key_01kf0zq4wnf7jsx8d3v5tq2m9c" }),
    prefix: z.string().meta({ description: "The first characters of the key.", example: "rst_4Tq9Zk2b" }),
    created_at: moment,
    revoked_at: moment.nullable().meta({ description: "Null while the key is active." }),
    ...keyScope,
  })
  .meta({ id: "ApiKey" });

export const plan = z.enum(planNames).meta({ id: "Plan" });

export const usage = z
  .strictObject({
    plan,
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({ description: "UTC calendar month.", example: "2026-01" }),
    emails_received: z.int().min(0),
    limits: z.strictObject({ emails_per_month: z.int(), namespaces: z.int(), retention_days: z.int() }),
  })
  .meta({ id: "Usage" });

export const errorEnvelope = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
      message: z.string().meta({ description: "What is wrong." }),
      hint: z.string().meta({ description: "What to do next." }),
    }),
  })
  .meta({ id: "Error" });

export type Extracted = z.output<typeof extracted>;
export type AttachmentInfo = z.output<typeof attachment>;
export type Message = z.output<typeof message>;
export type Delivery = z.output<typeof delivery>;
export type DeliveryReason = Delivery["reason"];
export type Fault = z.output<typeof fault>;
export type Webhook = z.output<typeof webhook>;
export type Attempt = z.output<typeof attempt>;
export type Namespace = z.output<typeof namespace>;
export type ApiKey = z.output<typeof apiKey>;
export type Usage = z.output<typeof usage>;
