/** Who may use an endpoint or a tool: the holder of a key, anybody, or whoever signs the request's body as Stripe does. */
export type Access = "key" | "public" | "signature";

/** What a word of the contract means; nothing else compares it. */
export function needsKey(access: Access): boolean {
  return access === "key";
}
