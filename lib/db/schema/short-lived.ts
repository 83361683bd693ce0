import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";

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

/**
 * Sessions that were signed out of: their cookies, should somebody have copied one, open nothing any more. Links of
 * `restante open` and proofs of work that were used, likewise.
 */
export const endedSessions = pgTable("ended_sessions", {
  /** The cookie's `jti`. */
  id: text("id").primaryKey(),
  createdAt: createdAt(),
});
