import { typeidUnboxed } from "typeid-js";

/** A new opaque id: the prefix, then a UUIDv7 in base32, so that ids sort by the time they were made. */
export function newId(prefix: "acc" | "key" | "msg" | "mail" | "dlv" | "flt" | "whk" | "att" | "evt"): string {
  return typeidUnboxed(prefix);
}

/** Whether a stranger's text can be a message's id at all; what cannot is not worth a question to the database. */
export function isMessageId(text: string): boolean {
  return /^msg_[0-9a-z]{26}$/.test(text);
}
