import { and, eq, isNull, sql } from "drizzle-orm";
import { lockAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import { db, sql as rawSql, type Transaction } from "@/lib/db/client";
import { accounts, apiKeys, webhooks } from "@/lib/db/schema";
import { mailChannel } from "@/lib/intake";

/**
 * Lets nobody use the account any more: its keys and sessions, waits and streams that are open, mail to it, its webhooks.
 * Nothing is deleted. Of an account that is suspended already the reason alone changes. Returns the reason that it was
 * suspended for until now, null where it was not; throws `not_found`.
 */
export async function suspendAccount(actor: Actor, reason: string): Promise<string | null> {
  const before = await db().transaction(async (tx) => {
    await lockAccount(tx, actor);
    const its = eq(accounts.id, actor.accountId);
    const [account] = await tx.select({ reason: accounts.suspendedReason }).from(accounts).where(its);
    if (account?.reason === reason) return reason;
    await setSuspended(tx, actor, { at: sql`coalesce(${accounts.suspendedAt}, restante_clock())`, reason });
    await recordEvent(tx, actor, "account_suspended", { reason });
    return account?.reason ?? null;
  });
  // Whoever waits for the account's mail looks at once, and is refused; told of nothing, within a second.
  await rawSql()`select pg_notify(${mailChannel}, ${actor.accountId})`;
  return before;
}

/** Everything works again. Returns whether the account was suspended; throws `not_found`. */
export async function unsuspendAccount(actor: Actor): Promise<boolean> {
  return db().transaction(async (tx) => {
    const { isSuspended } = await lockAccount(tx, actor);
    if (!isSuspended) return false;
    await setSuspended(tx, actor, { at: null, reason: null });
    // The time that nothing was sent is none that they failed in.
    await tx
      .update(webhooks)
      .set({ failures: 0, failingSince: null, retryAt: null })
      .where(and(eq(webhooks.accountId, actor.accountId), isNull(webhooks.pausedAt)));
    await recordEvent(tx, actor, "account_unsuspended");
    return true;
  });
}

async function setSuspended(
  tx: Transaction,
  { accountId }: Actor,
  { at, reason }: { at: ReturnType<typeof sql> | null; reason: string | null },
): Promise<void> {
  await tx.update(accounts).set({ suspendedAt: at, suspendedReason: reason }).where(eq(accounts.id, accountId));
  await tx
    .update(apiKeys)
    .set({ accountSuspended: at !== null })
    .where(eq(apiKeys.accountId, accountId));
}
