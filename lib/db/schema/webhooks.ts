import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "./accounts";
import { createdAt, moment } from "./columns";

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
