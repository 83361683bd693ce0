import { foreignKey, index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AttachmentInfo, Extracted } from "@/lib/contract/schemas";
import { accountId } from "./accounts";
import { bytea, moment } from "./columns";

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
