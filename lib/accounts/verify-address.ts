import { sql } from "@/lib/db/client";

/**
 * Records that the holder of this e-mail address signs in to the account. Returns whether that was so before, or is new;
 * null where the account has another address, or is gone.
 */
export async function verifyAddress(accountId: string, email: string): Promise<"new" | "known" | null> {
  const its = sql()`id = ${accountId} and lower(email) = lower(${email})`;
  const { count } = await sql()`
    update accounts set email_verified_at = restante_clock() where ${its} and email_verified_at is null`;
  if (count > 0) return "new";
  const [account] = await sql()`select from accounts where ${its}`;
  return account ? "known" : null;
}
