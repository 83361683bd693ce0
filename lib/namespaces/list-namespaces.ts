import { asc, eq } from "drizzle-orm";
import type { Namespace } from "@/lib/contract/schemas";
import { db } from "@/lib/db/client";
import { namespaces } from "@/lib/db/schema";
import { namespaceDomain } from "./namespace-domain";

/** The account's namespaces, oldest first. */
export async function listNamespaces(accountId: string): Promise<Namespace[]> {
  const rows = await db()
    .select()
    .from(namespaces)
    .where(eq(namespaces.accountId, accountId))
    .orderBy(asc(namespaces.createdAt), asc(namespaces.slug));
  return rows.map(({ slug, createdAt }) => ({
    slug,
    domain: namespaceDomain(slug),
    created_at: createdAt.toISOString(),
  }));
}
