import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

/**
 * The bucket that limits for a client are counted in: its IPv4 address or IPv6 /64; one shared bucket where no address
 * can be known. `peer` is the socket's address, null where the platform hides it.
 */
export function clientBucket(headers: Pick<Headers, "get">, peer: string | null): string {
  const address = clientAddress(headers, peer);
  return (address && addressBucket(address)) || "unknown";
}

/** The same for a request of a page, whose headers are all that Next tells of it. */
export function clientOfPage(headers: Headers): string {
  return clientBucket(headers, peers.get().told ? headers.get(peerHeader) : null);
}

/** Whether limits on each client are for this bucket: not for this machine, nor for all together whose addresses are hidden. */
export function isCountedClient(bucket: string): boolean {
  return !/^(?:127\.|0:0:0:0::\/64$|unknown$)/.test(bucket);
}

/** The header in which the self-hosted server tells the pages the socket's address; it overwrites what a client sent. */
export const peerHeader = "x-restante-peer";

/** Whether a server that tells is in front of the pages; else anybody can send the header. */
export const peers = perProcess("peers", () => ({ told: false }));

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

function clientAddress(headers: Pick<Headers, "get">, peer: string | null): string | null {
  // Vercel overwrites this header; elsewhere anybody can send it.
  if (env.onVercel) return headers.get("x-vercel-forwarded-for")?.split(",")[0]?.trim() ?? null;
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops === 0) return peer;
  // Each proxy appends the address it saw, so the client stands as many places from the right as there are proxies.
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  return forwarded.at(-hops)?.trim() ?? peer;
}

/** Whether an address, or the name of one to listen on, is of this machine alone. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}
