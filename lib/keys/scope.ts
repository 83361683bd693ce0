import { sql as drizzleSql } from "drizzle-orm";
import type { Viewer } from "@/lib/actor";
import { piece } from "@/lib/db/client";
import type { apiKeys } from "@/lib/db/schema";

/** What the table says of what a key may do. It never changes once the key is made. */
export interface KeyColumns {
  scope: "full" | "read";
  namespace: string | null;
  tag_prefix: string | null;
}

/** The scope of a read key; none of a full one, which sees everything. */
export function scopeOf({ scope, namespace, tag_prefix }: KeyColumns): Pick<Viewer, "scope"> {
  return scope === "full" ? {} : { scope: { namespace, tagPrefix: tag_prefix } };
}

/** What a key may do, and until when, as the API shows it. */
export function describeScope({ scope, namespace, tagPrefix, expiresAt }: typeof apiKeys.$inferSelect) {
  return { scope, namespace, tag_prefix: tagPrefix, expires_at: expiresAt?.toISOString() ?? null };
}

const live = "revoked_at is null and (expires_at is null or expires_at > (select restante_clock()))";
const works = `(not account_suspended and ${live})`;

/** Whether a key works at this moment, as a condition on its row: it is live, and its account not suspended. */
export function worksNow() {
  return piece(works);
}

/** Whether it is neither revoked nor expired. */
export function isLiveNow() {
  return piece(live);
}

/** The same for drizzle. */
export const isLive = drizzleSql.raw(`(${live})`);
