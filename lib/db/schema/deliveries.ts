import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "./accounts";
import { createdAt, moment } from "./columns";

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
