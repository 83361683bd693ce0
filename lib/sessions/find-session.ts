import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { within } from "@/lib/within";
import type { CarriedToken } from "./session-cookie";

const lookUpMilliseconds = 5_000;

export interface Session {
  accountId: string;
  plan: Plan;
  email: string | null;
  emailVerified: boolean;
  /** The key that signed in; null after a mailed link. */
  keyId: string | null;
}

/** The session of a token, if it still holds: not signed out, its key not revoked, or its address still the account's verified one. */
export async function findSession(token: CarriedToken): Promise<Session | null> {
  const keyId = "keyId" in token ? token.keyId : null;
  const holds =
    "keyId" in token
      ? sql()`exists (select from api_keys k where k.id = ${token.keyId} and k.account_id = a.id and k.revoked_at is null)`
      : sql()`lower(a.email) = lower(${token.email}) and a.email_verified_at is not null`;
  const query = sql()<Omit<Session, "keyId">[]>`
    select a.id as "accountId", a.plan, a.email, a.email_verified_at is not null as "emailVerified"
    from accounts a where a.id = ${token.accountId} and ${holds}
      and not exists (select from ended_sessions where id = ${token.jti})`;
  const [session] = await within(lookUpMilliseconds, query);
  return session ? { ...session, keyId } : null;
}
