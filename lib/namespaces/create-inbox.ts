import { asc, eq } from "drizzle-orm";
import { db } from "@/lib/db/client";
import { namespaces } from "@/lib/db/schema";
import { namespaceDomain } from "./namespace-domain";
import { randomSlug } from "./random-slug";

/** An address of the account's oldest namespace, with a random tag unless one is given. Stores nothing: every tag works. */
export async function createInbox(
  accountId: string,
  tag: string = randomSlug(),
): Promise<{ address: string; tag: string; namespace: string }> {
  const [oldest] = await db()
    .select({ slug: namespaces.slug })
    .from(namespaces)
    .where(eq(namespaces.accountId, accountId))
    .orderBy(asc(namespaces.createdAt), asc(namespaces.slug))
    .limit(1);
  if (!oldest) throw new Error("the account has no namespace");
  return { address: `${tag}@${namespaceDomain(oldest.slug)}`, tag, namespace: oldest.slug };
}
