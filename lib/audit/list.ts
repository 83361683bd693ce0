import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Actor } from "@/lib/actor";
import { db } from "@/lib/db/client";
import { auditEvents } from "@/lib/db/schema";

export type AuditEvent = Omit<typeof auditEvents.$inferSelect, "accountId" | "at"> & { at: string };

/** What was done to the account, newest first. */
export async function listEvents(
  { accountId }: Actor,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEvent[]> {
  const { accountId: _own, ...shown } = getTableColumns(auditEvents);
  const rows = await db()
    .select(shown)
    .from(auditEvents)
    .where(eq(auditEvents.accountId, accountId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}
