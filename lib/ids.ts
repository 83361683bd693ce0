import { typeidUnboxed } from "typeid-js";

/** A new opaque id: the prefix, then a UUIDv7 in base32, so that ids sort by the time they were made. */
export function newId(prefix: "acc" | "key" | "msg" | "mail"): string {
  return typeidUnboxed(prefix);
}
