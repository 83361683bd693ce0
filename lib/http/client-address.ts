import { addressBucket } from "@/lib/address-bucket";
import { env } from "@/lib/env";

/**
 * The bucket that limits for a client are counted in: its IPv4 address or IPv6 /64; one shared bucket where no address
 * can be known. `peer` is the socket's address, null where the platform hides it.
 */
export function clientBucket(headers: Headers, peer: string | null): string {
  const address = clientAddress(headers, peer);
  return (address && addressBucket(address)) || "unknown";
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
