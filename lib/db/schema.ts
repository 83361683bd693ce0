import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { AttachmentInfo, Extracted } from "@/lib/contract/schemas";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const createdAt = () => moment("created_at").notNull().default(sql`restante_clock()`);

export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    plan: text("plan", { enum: ["free", "dev", "pro"] })
      .notNull()
      .default("free"),
    email: text("email"),
    /** When a link mailed to `email` was first used to sign in; null while anybody may have typed it. */
    emailVerifiedAt: moment("email_verified_at"),
    createdAt: createdAt(),
    /** The newest stamp given to a message: set under the row lock that orders an account's intake. */
    lastReceivedAt: moment("last_received_at"),
    /** When the last of its faults expires: what intake looks at to know whether there are any. */
    faultsUntil: moment("faults_until"),
    stripeCustomerId: text("stripe_customer_id").unique(),
    /** What Stripe last said of the subscription that decides the plan; all null without one. */
    subscriptionStatus: text("subscription_status"),
    subscriptionEndsAt: moment("subscription_ends_at"),
    subscriptionRenewsAt: moment("subscription_renews_at"),
  },
  (table) => [
    check("accounts_plan", sql`${table.plan} in ('free', 'dev', 'pro')`),
    index("accounts_email").on(sql`lower(${table.email})`),
  ],
);

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

export const usage = pgTable(
  "usage",
  {
    accountId: accountId(),
    /** UTC calendar month, `YYYY-MM`. */
    month: text("month").notNull(),
    emailsReceived: integer("emails_received").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);

export const namespaces = pgTable(
  "namespaces",
  {
    slug: text("slug").primaryKey(),
    /** Null once the account is deleted: the slug stays taken, so that its mail never reaches a stranger. */
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("namespaces_account").on(table.accountId, table.createdAt)],
);

export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    hash: bytea("hash").notNull().unique(),
    prefix: text("prefix").notNull(),
    createdAt: createdAt(),
    revokedAt: moment("revoked_at"),
    /** Null for a key that works until it is revoked. */
    expiresAt: moment("expires_at"),
    /** What the key may do, which never changes: everything, or read what `namespace` and `tag_prefix` leave (null: all). */
    scope: text("scope", { enum: ["full", "read"] })
      .notNull()
      .default("full"),
    namespace: text("namespace"),
    tagPrefix: text("tag_prefix"),
  },
  (table) => [
    index("api_keys_account").on(table.accountId, table.createdAt),
    check(
      "api_keys_scope",
      sql`${table.scope} = 'read' or (${table.scope} = 'full' and ${table.namespace} is null and ${table.tagPrefix} is null)`,
    ),
  ],
);

/** A mail as it was received, once for an account, however many of its addresses it went to. */
export const mails = pgTable(
  "mails",
  {
    accountId: accountId(),
    id: text("id").notNull(),
    source: bytea("source").notNull(),
    /** The envelope's sender where it is another than `from_address`. */
    envelopeSender: text("envelope_sender"),
    fromAddress: text("from_address").notNull(),
    fromName: text("from_name").notNull(),
    /** Addresses of the To header; empty where it has none. */
    to: json("to").notNull().$type<string[]>(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    headers: json("headers").notNull().$type<Record<string, string>>(),
    extracted: json("extracted").notNull().$type<Extracted>(),
    attachments: json("attachments").notNull().$type<AttachmentInfo[]>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** The bytes of an attachment; its name, type and size stand in `mails.attachments`. */
export const attachments = pgTable(
  "attachments",
  {
    accountId: text("account_id").notNull(),
    mailId: text("mail_id").notNull(),
    index: integer("index").notNull(),
    /** By which the mail's HTML shows it, without the angle brackets. */
    contentId: text("content_id"),
    content: bytea("content").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.mailId, table.index] }),
    foreignKey({ columns: [table.accountId, table.mailId], foreignColumns: [mails.accountId, mails.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** One recipient's view of a mail. */
export const messages = pgTable(
  "messages",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    mailId: text("mail_id").notNull(),
    namespace: text("namespace").notNull(),
    tag: text("tag").notNull(),
    /** The tag in lower case, as filters match it. */
    tagKey: text("tag_key").notNull(),
    address: text("address").notNull(),
    receivedAt: moment("received_at").notNull(),
    expireAt: moment("expire_at").notNull(),
    /** When a person first opened it in the dashboard; the API neither shows nor sets it. */
    seenAt: moment("seen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.mailId], foreignColumns: [mails.accountId, mails.id] }).onDelete(
      "cascade",
    ),
    index("messages_received").on(table.accountId, table.receivedAt),
    index("messages_tag").on(table.accountId, table.tagKey.op("text_pattern_ops"), table.receivedAt),
    index("messages_mail").on(table.accountId, table.mailId),
    index("messages_expire").on(table.expireAt),
  ],
);

/** What SMTP refused of an account, or a fault dropped; what it accepted are the messages. Named as theirs are, for the same filters. */
export const refusals = pgTable(
  "refusals",
  {
    accountId: accountId(),
    id: text("id").notNull(),
    outcome: text("outcome", { enum: ["refused", "dropped"] }).notNull(),
    namespace: text("namespace").notNull(),
    tag: text("tag").notNull(),
    tagKey: text("tag_key").notNull(),
    address: text("address").notNull(),
    /** The envelope's. */
    sender: text("sender").notNull(),
    reply: integer("reply").notNull(),
    text: text("text").notNull(),
    reason: text("reason").notNull(),
    faultId: text("fault_id"),
    receivedAt: moment("received_at").notNull(),
    expireAt: moment("expire_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("refusals_received").on(table.accountId, table.receivedAt),
    index("refusals_expire").on(table.expireAt),
  ],
);

/** Failures on purpose, for mail to one tag, or to tags that begin alike. */
export const faults = pgTable(
  "faults",
  {
    accountId: accountId(),
    id: text("id").notNull(),
    /** Null for all of the account's. */
    namespace: text("namespace"),
    tag: text("tag"),
    tagPrefix: text("tag_prefix"),
    /** Either in lower case, as it is compared. */
    tagKey: text("tag_key").notNull(),
    reply: integer("reply"),
    stage: text("stage", { enum: ["rcpt", "data"] }).notNull(),
    delaySeconds: integer("delay_seconds"),
    duplicate: boolean("duplicate").notNull(),
    drop: boolean("drop").notNull(),
    /** How many mails meet it; null for all. */
    times: integer("times"),
    timesMet: integer("times_met").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index("faults_expire").on(table.expiresAt)],
);

/** Where an account's mail is sent on to, and how far that has come. */
export const webhooks = pgTable(
  "webhooks",
  {
    accountId: accountId(),
    id: text("id").notNull(),
    url: text("url").notNull(),
    /** What its requests are signed with. */
    secret: text("secret").notNull(),
    namespace: text("namespace"),
    tag: text("tag"),
    tagPrefix: text("tag_prefix"),
    createdAt: createdAt(),
    /** Its place in the account's mail: all up to here was taken; where mails share the stamp, up to this message. */
    sentAt: moment("sent_at").notNull(),
    sentId: text("sent_id"),
    /** Counts the times that it was set back: whoever still sends for the one before notes nothing more. */
    generation: integer("generation").notNull().default(0),
    /** In a row. */
    failures: integer("failures").notNull().default(0),
    failingSince: moment("failing_since"),
    retryAt: moment("retry_at"),
    pausedAt: moment("paused_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** What came of the last requests of a webhook. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    accountId: text("account_id").notNull(),
    webhookId: text("webhook_id").notNull(),
    id: text("id").notNull(),
    at: moment("at").notNull(),
    type: text("type", { enum: ["message.received", "test"] }).notNull(),
    messageId: text("message_id"),
    status: integer("status"),
    error: text("error"),
    durationMs: integer("duration_ms").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.webhookId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.webhookId],
      foreignColumns: [webhooks.accountId, webhooks.id],
    }).onDelete("cascade"),
  ],
);

/** Accounts made lately, by client address: what the hourly sign-up limit counts. */
export const signUps = pgTable(
  "sign_ups",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    client: text("client").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sign_ups_client").on(table.client, table.createdAt)],
);

/** Links mailed to sign in, kept for a while after their use: what the limits on such mails count. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** In lower case. */
    email: text("email").notNull(),
    client: text("client").notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("sign_in_links_email").on(table.email, table.createdAt),
    index("sign_in_links_client").on(table.client, table.createdAt),
  ],
);

/** Events of Stripe that were applied, for as long as a repetition is to be expected. */
export const stripeEvents = pgTable(
  "stripe_events",
  { id: text("id").primaryKey(), createdAt: createdAt() },
  (table) => [index("stripe_events_created").on(table.createdAt)],
);

/** Sessions that were signed out of: their cookies, should somebody have copied one, open nothing any more. */
export const endedSessions = pgTable("ended_sessions", {
  /** The cookie's `jti`. */
  id: text("id").primaryKey(),
  createdAt: createdAt(),
});
