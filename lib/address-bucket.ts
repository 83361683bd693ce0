import ipaddr from "ipaddr.js";

/** What limits for a client are counted by: its IPv4 address or its IPv6 /64; null for what is no address. */
export function addressBucket(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
