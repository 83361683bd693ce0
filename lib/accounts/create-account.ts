import type { Plan } from "@/lib/contract/plans";
import { type Connection, db } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";
import { insertRandomNamespace } from "@/lib/namespaces/insert-namespace";

export interface NewAccount {
  accountId: string;
  plan: Plan;
  /** Slug of the first namespace. */
  namespace: string;
  keyId: string;
  /** Told this once. */
  apiKey: string;
}

/** Makes an account with a namespace of a random slug and a first key. */
export async function createAccount(
  options: { email?: string; plan?: Plan } = {},
  connection: Connection = db(),
): Promise<NewAccount> {
  const { email, plan = "free" } = options;
  return connection.transaction(async (tx) => {
    const accountId = newId("acc");
    await tx.insert(accounts).values({ id: accountId, plan, email });
    const { slug } = await insertRandomNamespace(tx, accountId);
    const { id: keyId, apiKey } = await createKey(accountId, tx);
    return { accountId, plan, namespace: slug, keyId, apiKey };
  });
}
