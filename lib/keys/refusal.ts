import { accountSuspended } from "@/lib/account-lock";
import type { Viewer } from "@/lib/actor";
import { coalesce } from "@/lib/coalesce";
import { ApiError, isApiError } from "@/lib/contract/errors";
import { sql } from "@/lib/db/client";
import { within } from "@/lib/within";
import { isLiveNow } from "./scope";

const lookUpMilliseconds = 5_000;

/** Why a key that was refused does not work: its account is suspended, else it is not valid. */
export async function refusalOf(holder: { keyHash: string } | Pick<Viewer, "accountId" | "by">): Promise<ApiError> {
  const suspended = await ("keyHash" in holder ? isSuspended(holder.keyHash) : isSuspendedNow(holder));
  return suspended ? accountSuspended() : invalidKey();
}

/** By the key's hash. What is looked up together costs one statement: anybody can send wrong keys, as fast as they like. */
const isSuspended = coalesce(async (hashes: string[]) => {
  const query = sql()<{ hash: string }[]>`
    select encode(hash, 'hex') as hash from api_keys
    where hash = any(select decode(hash, 'hex') from unnest(${hashes}::text[]) as hash)
      and account_suspended and ${isLiveNow()}`;
  const rows = await within(lookUpMilliseconds, query);
  return new Map(rows.map(({ hash }) => [hash, true]));
});

async function isSuspendedNow({ accountId, by }: Pick<Viewer, "accountId" | "by">): Promise<boolean> {
  const query = sql()`
    select from api_keys where account_id = ${accountId} and id = ${by} and account_suspended and ${isLiveNow()}`;
  return (await within(lookUpMilliseconds, query)).length > 0;
}

const invalidMessage = "This API key is not valid.";

export function invalidKey(
  hint = "It may be mistyped, revoked or expired. Check it, or make a new account and key with POST /v1/signup.",
): ApiError {
  return new ApiError("unauthorized", invalidMessage, hint);
}

/** Whether a key was sent that is none: no other refusal can be of a guess. */
export const isInvalidKey = (error: unknown): boolean => isApiError(error) && error.message === invalidMessage;
