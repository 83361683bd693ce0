import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/actor";
import { ApiError, suspendedMessage } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import type { Transaction } from "@/lib/db/client";
import { accounts } from "@/lib/db/schema";
import { env } from "@/lib/env";

/** Holds the account's row until the transaction ends. Intake takes the same lock: keep such transactions short. */
export async function lockAccount(
  tx: Transaction,
  { accountId }: Actor,
): Promise<{ plan: Plan; isSuspended: boolean }> {
  const [account] = await tx
    .select({ plan: accounts.plan, suspendedAt: accounts.suspendedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
  if (!account) throw noSuchAccount();
  return { plan: account.plan, isSuspended: account.suspendedAt !== null };
}

export const tellsOfSuspension = ({ message }: ApiError): boolean => message === suspendedMessage;

/** What whoever uses a suspended account is told; the operator's reason, where it is given, is for those who hold it alone. */
export function accountSuspended(reason?: string | null): ApiError {
  const contacts = env.SECURITY_CONTACT?.map((contact) => contact.replace(/^mailto:/, "")).join(" or ");
  const whom = contacts ?? "the operator of this service";
  return new ApiError(
    "unauthorized",
    suspendedMessage,
    `${reason ? `The reason given is “${reason}”. ` : ""}Ask ${whom} about it. Until then nothing but expired mail is deleted.`,
  );
}

export function noSuchAccount(): ApiError {
  return new ApiError("not_found", "There is no such account.", "It may have been deleted.");
}
