import { eq } from "drizzle-orm";
import { lockAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { endBilling } from "@/lib/billing";
import { db, sql } from "@/lib/db/client";
import { accounts, namespaces } from "@/lib/db/schema";
import { log } from "@/lib/log";

const chunkSize = 100; // a mail may have 10 MB

/**
 * Deletes the account with all that it has, and ends what it pays for. Only its slugs stay taken, for nobody. Repeating
 * the call completes one that was interrupted. Throws `not_found`; where a subscription could not be cancelled, nothing
 * is deleted.
 */
export async function deleteAccount(actor: Actor): Promise<void> {
  await endBilling(actor);
  await refuseMail(actor);
  await deleteMails(actor);
  // Again, for a checkout that began meanwhile; from here on none can.
  await endBilling(actor, async () => {
    // The rest, with its keys and mail that was on its way: it is locked out while the account's row goes.
    await db().delete(accounts).where(eq(accounts.id, actor.accountId));
  });
  // All that stays of it, but for its slugs.
  log.info("account_deleted", { account: actor.accountId, by: actor.by ?? actor.role });
}

/** From here on no mail is addressed to the account. Its keys go last: who was interrupted can begin again with them. */
async function refuseMail(actor: Actor): Promise<void> {
  await db().transaction(async (tx) => {
    await lockAccount(tx, actor);
    await tx.update(namespaces).set({ accountId: null }).where(eq(namespaces.accountId, actor.accountId));
  });
}

/** In chunks and without the account's row, which intake's batches would wait for. */
async function deleteMails({ accountId }: Actor): Promise<void> {
  for (;;) {
    const { count } = await sql()`
      delete from mails where account_id = ${accountId} and id in (
        select id from mails where account_id = ${accountId} order by id limit ${chunkSize} for update
      )`;
    if (count === 0) return;
  }
}
