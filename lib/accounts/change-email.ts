import { eq, sql } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";

/**
 * Sets the account's address, null for none. A new one is unverified until a link mailed to it signs in, and sessions
 * that a link to the old one began are over. Throws `not_found`.
 */
export async function changeEmail(accountId: string, email: string | null): Promise<void> {
  const changed = await db()
    .update(accounts)
    .set({
      email,
      emailVerifiedAt: sql`case when lower(${accounts.email}) = lower(${email}::text) then ${accounts.emailVerifiedAt} end`,
    })
    .where(eq(accounts.id, accountId))
    .returning({ id: accounts.id });
  if (changed.length === 0) throw new ApiError("not_found", "There is no such account.", "It may have been deleted.");
}
