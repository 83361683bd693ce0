import type postgres from "postgres";
import type { Scope, Viewer } from "@/lib/actor";
import { piece, sql } from "@/lib/db/client";
import { perProcess } from "@/lib/per-process";
import { hashOf, type KeyUser, lookUp } from "./authenticate";
import { refusalOf } from "./refusal";
import { worksNow } from "./scope";

/** Who holds a well-formed key, valid or not: the statement that reads for it looks the key up as well. */
export interface KeyHolder {
  keyHash: string;
}

/** Who reads: somebody known, or the holder of a key, who costs no round trip of its own. */
export type Reader = Viewer | KeyHolder;

/** The holder of the key in an `Authorization: Bearer …` header; throws `unauthorized` without a well-formed one. */
export function keyHolder(authorization: string | null): KeyHolder {
  return { keyHash: hashOf(authorization) };
}

/** What a statement reads by: the table `reader` of one row, `account_id` and `by`, and what of the account it may see. */
export interface ReaderRow {
  reader: postgres.Fragment;
  scope?: Scope;
}

/**
 * Reads for somebody, by a statement that returns undefined where `reader` has no row; throws `unauthorized` then. A key
 * of which nothing is remembered is taken for a full one: `reader` has no row for any other, which is looked up then.
 */
export async function readFor<T>(reader: Reader, read: (row: ReaderRow) => Promise<T | undefined>): Promise<T> {
  if (!isKeyHolder(reader)) return admitted(reader, await read(rowOf(reader)));
  const known = owners.get().get(reader.keyHash);
  const found = await read(rowOfKey(reader, known?.scope));
  if (found !== undefined) return found;
  const owner = known ?? (await ownerOf(reader));
  if (known || !owner.scope) throw await refusalOf(reader);
  return admitted(reader, await read(rowOfKey(reader, owner.scope)));
}

function rowOf({ accountId, by, scope }: Viewer): ReaderRow {
  return { reader: sql()`(select ${accountId}::text as account_id, ${by}::text as by) reader`, scope };
}

function rowOfKey({ keyHash }: KeyHolder, scope: Scope | undefined): ReaderRow {
  const kind = piece(scope ? "scope = 'read'" : "scope = 'full'");
  const reader = sql()`(
    select account_id, id as by from api_keys where hash = decode(${keyHash}, 'hex') and ${kind} and ${worksNow()}
  ) reader`;
  return { reader, scope };
}

async function admitted<T>(reader: Reader, found: T | undefined): Promise<T> {
  if (found === undefined) throw await refusalOf(reader);
  return found;
}

type Owner = Pick<Viewer, "accountId" | "scope">;

const ownersKept = 10_000;
const owners = perProcess("key owners", () => new Map<string, Owner>());

/**
 * Whose mail it reads, and what of it, for what must be known before it is read; throws `unauthorized`. Neither ever changes
 * of a key, so it is remembered: whether the key still works is for the statement that reads.
 */
export async function ownerOf(reader: Reader): Promise<Owner> {
  if (!isKeyHolder(reader)) return reader;
  const known = owners.get().get(reader.keyHash);
  if (known) return known;
  const { accountId, scope } = await confirm(reader);
  const owner = { accountId, ...(scope && { scope }) };
  if (owners.get().size >= ownersKept) owners.get().clear();
  owners.get().set(reader.keyHash, owner);
  return owner;
}

/** Throws `unauthorized` unless the key works now: before the reader is told what else is wrong. */
export async function confirm(holder: KeyHolder): Promise<KeyUser> {
  return admitted(holder, await lookUp(holder.keyHash));
}

export function isKeyHolder(reader: Reader): reader is KeyHolder {
  return "keyHash" in reader;
}
