import type { Adapter, AdapterUser } from "next-auth/adapters";
import { accountsOfAddress } from "@/lib/accounts/accounts-of-address";
import { verifyAddress } from "@/lib/accounts/verify-address";
import { sql } from "@/lib/db/client";

/**
 * What next-auth needs to know about mailed links. Its user is the holder of an address; one that is new to it is made
 * where the address has a single account, which nobody has signed in to by link before.
 */
export const linkAdapter: Adapter = {
  useVerificationToken: async ({ token }) => {
    const [link] = await sql()<{ identifier: string; expires: Date }[]>`
      update sign_in_links set used_at = restante_clock()
      where token_hash = ${token} and used_at is null and expires_at > restante_clock()
      returning email as identifier, expires_at as expires`;
    return link ? { ...link, token } : null;
  },

  getUserByEmail: async (email) => {
    const [first, ...others] = await accountsOfAddress(email);
    return first && !first.emailVerified && others.length === 0 ? null : holder(email);
  },

  createUser: async ({ email }: Pick<AdapterUser, "email">) => {
    const [account] = await accountsOfAddress(email);
    if (account) await verifyAddress(account.id, email);
    return holder(email);
  },

  updateUser: async ({ id }) => holder(id),

  // next-auth asks for this one, but its own form, which would call it, is not mounted.
  createVerificationToken: () => null,
};

const holder = (email: string): AdapterUser => ({ id: email, email, emailVerified: new Date() });
