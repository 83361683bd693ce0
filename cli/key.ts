import { newKey } from "@/lib/keys/key-format";
import { ask, findService } from "./service";

interface KeyCommand {
  data: string;
  read?: boolean;
  tagPrefix?: string;
  namespace?: string;
  expiresIn?: number;
}

/** Prints a new key: one that nobody knows yet, for DEMO_API_KEY; where an option says what it may do, one that the service made. */
export async function key({ data, read, tagPrefix, namespace, expiresIn }: KeyCommand): Promise<void> {
  if (!read && expiresIn === undefined) return console.log(newKey());
  const body = { scope: read ? "read" : "full", tag_prefix: tagPrefix, namespace, expires_in: expiresIn };
  const { api_key } = await ask<{ api_key: string }>(findService(data), "/v1/keys", {}, "POST", body);
  console.log(api_key);
}
