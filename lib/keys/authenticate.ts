import type { Actor } from "@/lib/actor";
import { coalesce } from "@/lib/coalesce";
import { type Access, needsKey } from "@/lib/contract/access";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { within } from "@/lib/within";
import { hashKey, isWellFormedKey } from "./key-format";

const lookUpMilliseconds = 5_000;

/** Who acts with an API key. */
export interface Caller extends Actor {
  by: string;
  plan: Plan;
  email: string | null;
}

/** Who uses what has this access: nobody of ours, where it asks for no key. */
export type Admitted<A extends Access> = A extends "key" ? Caller : null;

/** Lets in whoever may use an endpoint or tool of this access, over REST and MCP alike; throws `unauthorized`. */
export async function admit(access: Access, authorization: string | null): Promise<Caller | null> {
  return needsKey(access) ? authenticate(authorization) : null;
}

/** The caller of an `Authorization: Bearer …` header; throws `unauthorized` without a valid key. */
export async function authenticate(authorization: string | null): Promise<Caller> {
  const caller = await lookUp(hashOf(authorization));
  if (!caller) throw invalidKey();
  return caller;
}

/** The hash of the key in an `Authorization: Bearer …` header; throws `unauthorized` without a well-formed one. */
export function hashOf(authorization: string | null): string {
  const key = authorization?.match(/^bearer +(\S+) *$/i)?.[1];
  if (!key) {
    throw new ApiError(
      "unauthorized",
      "An API key is required.",
      "Send the header `Authorization: Bearer <API_KEY>`. POST /v1/signup makes an account and a key.",
    );
  }
  if (!isWellFormedKey(key)) throw invalidKey();
  return hashKey(key).toString("hex");
}

export function invalidKey(): ApiError {
  return new ApiError(
    "unauthorized",
    "This API key is not valid.",
    "It may be mistyped or revoked. Check it, or make a new account and key with POST /v1/signup.",
  );
}

/** Who holds this key; null for none. Asked of the database every time: a revoked key is dead at once. */
export async function findCaller(key: string): Promise<Caller | null> {
  if (!isWellFormedKey(key)) return null;
  return (await lookUp(hashKey(key).toString("hex"))) ?? null;
}

/** By the key's hash. */
export const lookUp = coalesce(async (hashes: string[]) => {
  const query = sql()<(Caller & { hash: string })[]>`
    select encode(k.hash, 'hex') as hash, k.account_id as "accountId", k.id as by, a.plan, a.email
    from api_keys k join accounts a on a.id = k.account_id
    where k.hash = any(select decode(hash, 'hex') from unnest(${hashes}::text[]) as hash) and k.revoked_at is null`;
  const rows = await within(lookUpMilliseconds, query);
  return new Map(rows.map(({ hash, ...caller }) => [hash, caller]));
});
