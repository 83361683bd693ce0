import type { Actor, Viewer } from "@/lib/actor";
import { coalesce } from "@/lib/coalesce";
import { type Access, needsFullKey, needsKey } from "@/lib/contract/access";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { within } from "@/lib/within";
import { hashKey, isWellFormedKey } from "./key-format";
import { invalidKey, refusalOf } from "./refusal";
import { type KeyColumns, scopeOf, worksNow } from "./scope";

const lookUpMilliseconds = 5_000;

interface Holder {
  by: string;
  plan: Plan;
  email: string | null;
}

/** Who acts with a full API key. */
export type Caller = Actor & Holder;

/** Who acts with any API key. */
export type KeyUser = Viewer & Holder;

/** Who uses what has this access: nobody of ours, where it asks for no key. */
export type Admitted<A extends Access> = A extends "key" ? Caller : A extends "read" ? KeyUser : null;

/** Lets in whoever may use an endpoint or tool of this access, over REST and MCP alike; throws `unauthorized`. */
export async function admit(access: Access, authorization: string | null): Promise<KeyUser | null> {
  if (!needsKey(access)) return null;
  const keyHash = hashOf(authorization);
  const user = await lookUp(keyHash);
  if (!user) throw await refusalOf({ keyHash });
  if (needsFullKey(access) && !isCaller(user)) throw mayOnlyRead();
  return user;
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

/** What the holder of a read key is told who wants more. */
export const readOnlyHint =
  "This key may only read: list, wait for and get messages. Anything else takes a full key of the account.";

function mayOnlyRead(): ApiError {
  return new ApiError("unauthorized", "This API key may not do this.", readOnlyHint);
}

/** Who holds this full key; null for none. Asked of the database every time: a revoked key is dead at once. */
export async function findCaller(key: string): Promise<Caller | null> {
  if (!isWellFormedKey(key)) return null;
  const user = await lookUp(hashKey(key).toString("hex"));
  return user && isCaller(user) ? user : null;
}

function isCaller(user: KeyUser): user is Caller {
  return !user.scope;
}

/** By the key's hash. */
export const lookUp = coalesce(async (hashes: string[]) => {
  type Row = KeyColumns & Holder & { hash: string; accountId: string };
  const query = sql()<Row[]>`
    select encode(k.hash, 'hex') as hash, k.account_id as "accountId", k.id as by, a.plan, a.email,
      k.scope, k.namespace, k.tag_prefix
    from api_keys k join accounts a on a.id = k.account_id
    where k.hash = any(select decode(hash, 'hex') from unnest(${hashes}::text[]) as hash) and ${worksNow()}`;
  const rows = await within(lookUpMilliseconds, query);
  return new Map(
    rows.map(({ hash, accountId, by, plan, email, ...columns }): [string, KeyUser] => [
      hash,
      { accountId, by, plan, email, ...scopeOf(columns) },
    ]),
  );
});
