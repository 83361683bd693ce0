import type { Actor } from "@/lib/actor";
import { sql } from "@/lib/db/client";
import { perProcess } from "@/lib/per-process";
import { hashOf, invalidKey, lookUp } from "./authenticate";

/** Who holds a well-formed key, valid or not: the statement that reads for it looks the key up as well. */
export interface KeyHolder {
  keyHash: string;
}

/** Who reads: somebody known, or the holder of a key, who costs no round trip of its own. */
export type Reader = Actor | KeyHolder;

/** The holder of the key in an `Authorization: Bearer …` header; throws `unauthorized` without a well-formed one. */
export function keyHolder(authorization: string | null): KeyHolder {
  return { keyHash: hashOf(authorization) };
}

/** The reader as the table `reader` of one row, `account_id` and `by`; of none where its key is not valid. */
export function readerRow(reader: Reader) {
  return isKeyHolder(reader)
    ? sql()`(
        select account_id, id as by from api_keys where hash = decode(${reader.keyHash}, 'hex') and revoked_at is null
      ) reader`
    : sql()`(select ${reader.accountId}::text as account_id, ${reader.by}::text as by) reader`;
}

/** What was read for the row of `readerRow`; throws `unauthorized` where there was none. */
export function admitted<T>(row: T | undefined): T {
  if (row === undefined) throw invalidKey();
  return row;
}

const ownersKept = 10_000;
const owners = perProcess("key owners", () => new Map<string, string>());

/**
 * Whose mail it reads, for what must be counted before it is read; throws `unauthorized`. A key's account never changes,
 * so it is remembered: whether the key still works is for the statement that reads.
 */
export async function ownerOf(reader: Reader): Promise<string> {
  if (!isKeyHolder(reader)) return reader.accountId;
  const known = owners.get().get(reader.keyHash);
  if (known) return known;
  const { accountId } = await confirm(reader);
  if (owners.get().size >= ownersKept) owners.get().clear();
  owners.get().set(reader.keyHash, accountId);
  return accountId;
}

/** Throws `unauthorized` unless the key works now: before the reader is told what else is wrong. */
export async function confirm(holder: KeyHolder): Promise<Actor> {
  return admitted(await lookUp(holder.keyHash));
}

export function isKeyHolder(reader: Reader): reader is KeyHolder {
  return "keyHash" in reader;
}
