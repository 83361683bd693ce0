import { and, eq, isNull, sql } from "drizzle-orm";
import { noSuchAccount } from "@/lib/account-lock";
import type { Actor } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import type { Plan } from "@/lib/contract/plans";
import type { ApiKey, Namespace, Usage } from "@/lib/contract/schemas";
import { db, sql as rawSql } from "@/lib/db/client";
import { accounts, namespaces } from "@/lib/db/schema";
import { listKeys } from "@/lib/keys";
import { listNamespaces } from "@/lib/namespaces";
import { getUsage } from "@/lib/usage";

export interface AccountDescription {
  id: string;
  email: string | null;
  createdAt: Date;
  suspendedAt: Date | null;
  suspendedReason: string | null;
  usage: Usage;
  namespaces: Namespace[];
  keys: ApiKey[];
}

/** All that an operator may see of an account: no mail, and no key beyond its prefix. Throws `not_found`. */
export async function describeAccount(actor: Actor): Promise<AccountDescription> {
  const [account] = await db().select().from(accounts).where(eq(accounts.id, actor.accountId));
  if (!account) throw noSuchAccount();
  const [usage, namespaces, keys] = await Promise.all([getUsage(actor), listNamespaces(actor), listKeys(actor)]);
  const { id, email, createdAt, suspendedAt, suspendedReason } = account;
  return { id, email, createdAt, suspendedAt, suspendedReason, usage, namespaces, keys };
}

/**
 * Sets the account's address, null for none. A new one is unverified until a link mailed to it signs in, and sessions
 * that a link to the old one began are over. Throws `not_found`.
 */
export async function changeEmail(actor: Actor, email: string | null): Promise<void> {
  const { accountId } = actor;
  await db().transaction(async (tx) => {
    const its = eq(accounts.id, accountId);
    const [account] = await tx.select({ email: accounts.email }).from(accounts).where(its).for("no key update");
    if (!account) throw noSuchAccount();
    await tx
      .update(accounts)
      .set({
        email,
        emailVerifiedAt: sql`case when lower(${accounts.email}) = lower(${email}::text) then ${accounts.emailVerifiedAt} end`,
      })
      .where(its);
    if (account.email !== email) await recordEvent(tx, actor, "email_changed", { from: account.email, to: email });
  });
}

/**
 * Records that the holder of this e-mail address signs in to the account. Returns whether that was so before, or is new;
 * null where the account has another address, or is gone.
 */
export async function verifyAddress(actor: Actor, email: string): Promise<"new" | "known" | null> {
  const its = and(eq(accounts.id, actor.accountId), eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return db().transaction(async (tx) => {
    const verified = await tx
      .update(accounts)
      .set({ emailVerifiedAt: sql`restante_clock()` })
      .where(and(its, isNull(accounts.emailVerifiedAt)))
      .returning({ id: accounts.id });
    if (verified.length > 0) {
      await recordEvent(tx, actor, "email_verified", { email });
      return "new";
    }
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(its);
    return account ? "known" : null;
  });
}

export interface AddressAccount {
  id: string;
  plan: Plan;
  /** As it was typed at sign-up. */
  email: string;
  emailVerified: boolean;
  isSuspended: boolean;
  createdAt: Date;
  /** Slugs, oldest first. */
  namespaces: string[];
}

/** The accounts that name this e-mail address, verified ones first, then the oldest. Anybody may have typed an unverified one. */
export async function accountsOfAddress(email: string): Promise<AddressAccount[]> {
  return rawSql()<AddressAccount[]>`
    select a.id, a.plan, a.email, a.email_verified_at is not null as "emailVerified",
      a.suspended_at is not null as "isSuspended", a.created_at as "createdAt",
      to_json(array(select slug from namespaces n where n.account_id = a.id order by n.created_at, slug)) as namespaces
    from accounts a where lower(a.email) = lower(${email})
    order by a.email_verified_at is null, a.created_at, a.id`;
}

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
