import { count, eq } from "drizzle-orm";
import { lockAccount } from "@/lib/accounts/lock-account";
import { ApiError } from "@/lib/contract/errors";
import { largestPlan, plans } from "@/lib/contract/plans";
import { db } from "@/lib/db/client";
import { namespaces } from "@/lib/db/schema";
import { insertNamespace, insertRandomNamespace } from "./insert-namespace";
import { namespaceDomain } from "./namespace-domain";

/** Adds a namespace, of a random slug when none is given; throws `namespace_limit_reached` or `slug_taken`. */
export async function createNamespace(accountId: string, slug?: string): Promise<{ slug: string; domain: string }> {
  return db().transaction(async (tx) => {
    const { plan } = await lockAccount(tx, accountId);
    const limit = plans[plan].namespaces;
    const [used] = await tx.select({ namespaces: count() }).from(namespaces).where(eq(namespaces.accountId, accountId));
    if (used && used.namespaces >= limit) {
      const all = limit === 1 ? "1 namespace, and it is" : `${limit} namespaces, and all are`;
      const more = plan === largestPlan ? "" : ", or upgrade the plan";
      throw new ApiError(
        "namespace_limit_reached",
        `The ${plan} plan allows ${all} in use.`,
        `Use tags to tell inboxes apart within a namespace (any tag works at once)${more}.`,
      );
    }
    const created = slug ? await insertNamespace(tx, accountId, slug) : await insertRandomNamespace(tx, accountId);
    if (!created) {
      throw new ApiError("slug_taken", `The slug "${slug}" is in use.`, "Choose another, or omit it for a random one.");
    }
    return { slug: created.slug, domain: namespaceDomain(created.slug) };
  });
}
