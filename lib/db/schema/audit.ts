import { index, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "./accounts";
import { moment } from "./columns";

const events = [
  "account_created",
  "account_suspended",
  "account_unsuspended",
  "email_changed",
  "email_verified",
  "key_created",
  "key_revoked",
  "keys_replaced",
  "namespace_created",
  "plan_changed",
  "sign_in_refused",
  "signed_in",
  "signed_out",
  "webhook_created",
  "webhook_deleted",
] as const;

/** What was done to an account, and by whom: its newest events of each kind, for a year and a little. */
export const auditEvents = pgTable(
  "audit_events",
  {
    accountId: accountId(),
    id: text("id").notNull(),
    at: moment("at").notNull(),
    event: text("event", { enum: events }).notNull(),
    /** The id of a key, `link` for who signed in by one, `operator`, or `stripe`; null for who was none of these. */
    by: text("by"),
    /** The bucket of the address that it came from, where that is known. */
    client: text("client"),
    detail: json("detail").notNull().$type<Record<string, string | number | null>>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index("audit_events_at").on(table.at)],
);
