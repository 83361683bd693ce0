import { asc, eq } from "drizzle-orm";
import type { ApiKey } from "@/lib/contract/schemas";
import { db } from "@/lib/db/client";
import { apiKeys } from "@/lib/db/schema";

/** The account's keys, oldest first, revoked ones included: prefixes only. */
export async function listKeys(accountId: string): Promise<ApiKey[]> {
  const keys = await db()
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return keys.map((key) => ({
    id: key.id,
    prefix: key.prefix,
    created_at: key.createdAt.toISOString(),
    revoked_at: key.revokedAt?.toISOString() ?? null,
  }));
}
