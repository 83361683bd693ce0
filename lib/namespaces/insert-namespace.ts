import type { Transaction } from "@/lib/db/client";
import { namespaces } from "@/lib/db/schema";
import { randomSlug } from "./random-slug";

/** Adds the slug to the account; null when it is, or once was, anybody's. */
export async function insertNamespace(tx: Transaction, accountId: string, slug: string) {
  const [created] = await tx
    .insert(namespaces)
    .values({ slug, accountId })
    .onConflictDoNothing({ target: namespaces.slug })
    .returning({ slug: namespaces.slug });
  return created ?? null;
}

export async function insertRandomNamespace(tx: Transaction, accountId: string) {
  for (;;) {
    const created = await insertNamespace(tx, accountId, randomSlug());
    if (created) return created;
  }
}
