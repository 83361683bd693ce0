/**
 * Who may use an endpoint or a tool: the holder of a full key, of any key (who reads what its scope leaves), anybody, or
 * whoever signs the request's body as Stripe does.
 */
export type Access = "key" | "read" | "public" | "signature";

/** What the words of the contract mean; nothing else compares them. */
export function needsKey(access: Access): boolean {
  return needsFullKey(access) || access === "read";
}

export function needsFullKey(access: Access): boolean {
  return access === "key";
}
