import { accountSuspended } from "@/lib/account-lock";
import type { Viewer } from "@/lib/actor";
import { ApiError, isApiError } from "@/lib/contract/errors";
import { sql } from "@/lib/db/client";
import { within } from "@/lib/within";
import { isLiveNow } from "./scope";

const lookUpMilliseconds = 5_000;

/** Why a key that was refused does not work: its account is suspended, else it is not valid. */
export async function refusalOf(holder: { keyHash: string } | Pick<Viewer, "accountId" | "by">): Promise<ApiError> {
  const its =
    "keyHash" in holder
      ? sql()`hash = decode(${holder.keyHash}, 'hex')`
      : sql()`account_id = ${holder.accountId} and id = ${holder.by}`;
  const query = sql()`select from api_keys where ${its} and account_suspended and ${isLiveNow()}`;
  return (await within(lookUpMilliseconds, query)).length > 0 ? accountSuspended() : invalidKey();
}

const invalidMessage = "This API key is not valid.";

export function invalidKey(
  hint = "It may be mistyped, revoked or expired. Check it, or make a new account and key with POST /v1/signup.",
): ApiError {
  return new ApiError("unauthorized", invalidMessage, hint);
}

/** Whether a key was sent that is none: no other refusal can be of a guess. */
export const isInvalidKey = (error: unknown): boolean => isApiError(error) && error.message === invalidMessage;
