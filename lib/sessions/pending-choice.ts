import { type AddressAccount, accountsOfAddress } from "@/lib/accounts/accounts-of-address";
import { hasEnded } from "./has-ended";
import { readSessionToken } from "./session-cookie";

interface PendingChoice {
  email: string;
  accounts: AddressAccount[];
}

/** Whoever signed in to an address that several accounts have, and has yet to choose one of them; null for all others. */
export async function pendingChoice(): Promise<PendingChoice | null> {
  const token = await readSessionToken();
  if (!token || "keyId" in token || token.accountId !== null || (await hasEnded(token))) return null;
  const accounts = await accountsOfAddress(token.email);
  return accounts.length > 0 ? { email: token.email, accounts } : null;
}
