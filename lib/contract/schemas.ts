import { z } from "zod";
import { type ErrorCode, errorCodes } from "./errors";
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

export const namespace = z
  .strictObject({
    slug: z.string(),
    domain: z.string().meta({ description: "Addresses are `<tag>@<domain>`." }),
    created_at: moment,
  })
  .meta({ id: "Namespace" });

export const apiKey = z
  .strictObject({
    id: z.string().meta({ example: "key_01kf0zq4wnf7jsx8d3v5tq2m9c" }),
    prefix: z.string().meta({ description: "The first characters of the key.", example: "rst_4Tq9Zk2b" }),
    created_at: moment,
    revoked_at: moment.nullable().meta({ description: "Null while the key is active." }),
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
export type Namespace = z.output<typeof namespace>;
export type ApiKey = z.output<typeof apiKey>;
export type Usage = z.output<typeof usage>;
