import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";

export interface AddressAccount {
  id: string;
  plan: Plan;
  /** As it was typed at sign-up. */
  email: string;
  emailVerified: boolean;
  createdAt: Date;
  /** Slugs, oldest first. */
  namespaces: string[];
}

/** The accounts that name this e-mail address, verified ones first, then the oldest. Anybody may have typed an unverified one. */
export async function accountsOfAddress(email: string): Promise<AddressAccount[]> {
  return sql()<AddressAccount[]>`
    select a.id, a.plan, a.email, a.email_verified_at is not null as "emailVerified", a.created_at as "createdAt",
      to_json(array(select slug from namespaces n where n.account_id = a.id order by n.created_at, slug)) as namespaces
    from accounts a where lower(a.email) = lower(${email})
    order by a.email_verified_at is null, a.created_at, a.id`;
}
