import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment } from "./columns";

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
    /** Since when the operator lets nobody use it; null for an account that works. */
    suspendedAt: moment("suspended_at"),
    suspendedReason: text("suspended_reason"),
  },
  (table) => [
    check("accounts_plan", sql`${table.plan} in ('free', 'dev', 'pro')`),
    index("accounts_email").on(sql`lower(${table.email})`),
    index("accounts_suspended").on(table.id).where(sql`${table.suspendedAt} is not null`),
  ],
);

/** The account that a row belongs to, and goes with. */
export const accountId = () =>
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
    /** What its account says, for the statements that look a key up and no account. */
    accountSuspended: boolean("account_suspended").notNull().default(false),
  },
  (table) => [
    index("api_keys_account").on(table.accountId, table.createdAt),
    check(
      "api_keys_scope",
      sql`${table.scope} = 'read' or (${table.scope} = 'full' and ${table.namespace} is null and ${table.tagPrefix} is null)`,
    ),
  ],
);
