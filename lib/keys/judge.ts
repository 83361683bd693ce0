import type { Actor } from "@/lib/actor";
import { sql } from "@/lib/db/client";
import { within } from "@/lib/within";
import { hashKey, isWellFormedKey } from "./key-format";

const lookUpMilliseconds = 5_000;

/** Whose key it is, and what keeps its holder from signing in. */
export interface JudgedKey extends Actor {
  by: string;
  prefix: string;
  fault: "revoked" | "expired" | "read_only" | "suspended" | null;
  /** In the operator's words, where the account is suspended. */
  suspendedReason: string | null;
}

/** Judges a key, or that of an id; null for what is no key of anybody. */
export async function judgeKey(wanted: { key: string } | { keyId: string }): Promise<JudgedKey | null> {
  if ("key" in wanted && !isWellFormedKey(wanted.key)) return null;
  const its =
    "key" in wanted ? sql()`hash = decode(${hashKey(wanted.key).toString("hex")}, 'hex')` : sql()`id = ${wanted.keyId}`;
  const query = sql()<JudgedKey[]>`
    select account_id as "accountId", id as by, prefix, case
      when revoked_at is not null then 'revoked' when expires_at <= restante_clock() then 'expired'
      when scope = 'read' then 'read_only' when account_suspended then 'suspended' end as fault,
      (select suspended_reason from accounts where id = account_id) as "suspendedReason"
    from api_keys where ${its}`;
  const [key] = await within(lookUpMilliseconds, query);
  return key ?? null;
}
