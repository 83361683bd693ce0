import { encode } from "next-auth/jwt";
import { createAccount, type NewAccount } from "@/lib/accounts";

/** To be given to `startStack`, so that the bench can make cookies of its own. */
export const authSecret = "a secret of the benchmark, known to nobody else";

/** An account, and the cookie of a browser that is signed in to it. */
export async function signedInAccount(): Promise<NewAccount & { cookie: { name: string; value: string } }> {
  const account = await createAccount({ plan: "pro" });
  const { accountId, by: keyId } = account;
  const value = await encode({ token: { accountId, keyId }, secret: authSecret });
  return { ...account, cookie: { name: "next-auth.session-token", value } };
}
