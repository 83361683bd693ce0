import { accountSuspended } from "@/lib/account-lock";
import { ApiError } from "@/lib/contract/errors";
import { sql } from "@/lib/db/client";
import { invalidKey, type JudgedKey, judgeKey } from "@/lib/keys";
import { startSession } from "./cookie";
import { note } from "./note";
import { readOpenToken } from "./open-link";

/** Signs the browser in with a full key; throws `unauthorized`. The account of a key that is refused hears of that, too. */
export async function signInByKey(key: string): Promise<void> {
  const judged = await judgeKey({ key });
  if (!judged) throw unknownKey();
  const fault = await enter(judged, "key");
  if (fault) throw refusals[fault](judged);
}

/** Uses a link of `restante open` up and signs the browser in. Returns what kept it from that; null for nothing. */
export async function signInByOpenLink(token: string): Promise<"link" | "suspended" | null> {
  const link = await readOpenToken(token);
  if (!link) return "link";
  const { count } = await sql()`insert into ended_sessions (id) values (${link.jti}) on conflict do nothing`;
  const judged = count > 0 ? await judgeKey(link) : null;
  const fault = judged && (await enter(judged, "open"));
  if (!judged || fault) return fault === "suspended" ? fault : "link";
  return null;
}

async function enter(
  { fault, prefix, suspendedReason, ...actor }: JudgedKey,
  way: "key" | "open",
): Promise<JudgedKey["fault"]> {
  await note(actor, fault ? "sign_in_refused" : "signed_in", { way, key: prefix, ...(fault && { reason: fault }) });
  if (!fault) await startSession({ accountId: actor.accountId, keyId: actor.by });
  return fault;
}

const unknownKey = () => invalidKey("It may be revoked or have expired.");

const refusals = {
  revoked: unknownKey,
  expired: unknownKey,
  // Who has a full key of the account that works but for that holds it.
  suspended: ({ suspendedReason }: JudgedKey) => accountSuspended(suspendedReason),
  read_only: () => new ApiError("unauthorized", "This API key may only read.", "Sign in with a full key."),
};
