import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { ApiKey, Namespace, Usage } from "@/lib/contract/schemas";
import { db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { listKeys } from "@/lib/keys/list-keys";
import { listNamespaces } from "@/lib/namespaces/list-namespaces";
import { getUsage } from "@/lib/usage/get-usage";

export interface AccountDescription {
  id: string;
  email: string | null;
  createdAt: Date;
  usage: Usage;
  namespaces: Namespace[];
  keys: ApiKey[];
}

/** All that an operator may see of an account: no mail, and no key beyond its prefix. Throws `not_found`. */
export async function describeAccount(accountId: string): Promise<AccountDescription> {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiError("not_found", "There is no such account.", "It may have been deleted.");
  const [usage, namespaces, keys] = await Promise.all([
    getUsage(accountId),
    listNamespaces(accountId),
    listKeys(accountId),
  ]);
  return { id: account.id, email: account.email, createdAt: account.createdAt, usage, namespaces, keys };
}
