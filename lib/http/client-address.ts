import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";

/**
 * The bucket that limits for a client are counted in: its IPv4 address or IPv6 /64; one shared bucket where no address
 * can be known. `peer` is the socket's address, null where the platform hides it.
 */
export function clientBucket(headers: Headers, peer: string | null): string {
  const address = clientAddress(headers, peer);
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

function clientAddress(headers: Headers, peer: string | null): string | null {
  // Vercel overwrites this header; elsewhere anybody can send it.
  if (process.env.VERCEL) return headers.get("x-vercel-forwarded-for")?.split(",")[0]?.trim() ?? null;
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops === 0) return peer;
  // Each proxy appends the address it saw, so the client stands as many places from the right as there are proxies.
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  return forwarded.at(-hops)?.trim() ?? peer;
}
