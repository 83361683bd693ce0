import { eq, sql } from "drizzle-orm";
import { db } from "@/lib/db/client";
import { accounts, namespaces } from "@/lib/db/schema";

/** The ids of the accounts that an id, an e-mail address (several may have one) or a namespace's slug names. */
export async function findAccounts(reference: string): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: accounts.id })
    .from(accounts)
    .leftJoin(namespaces, eq(namespaces.accountId, accounts.id))
    .where(
      sql`${accounts.id} = ${reference} or lower(${accounts.email}) = lower(${reference})
        or ${namespaces.slug} = lower(${reference})`,
    )
    .orderBy(accounts.id);
  return rows.map(({ id }) => id);
}
