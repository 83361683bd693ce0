import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { ApiError } from "@/lib/contract/errors";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

export const privateAddress = "PRIVATE_ADDRESS";

/** Throws `invalid_request` for a URL that leads to a private address now. Each connection is checked by itself, too. */
export async function refusePrivate(url: string): Promise<void> {
  if (!leadsInside(url) && !(await resolvesInside(new URL(url).hostname))) return;
  throw new ApiError(
    "invalid_request",
    "`url` leads to a private address.",
    "Give a URL that the internet can reach. Who runs the server can allow others by WEBHOOK_PRIVATE_TARGETS.",
  );
}

/** Whether the URL itself names a private address: no connection to one is looked up. */
export function leadsInside(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  if (/(^|\.)localhost\.?$/.test(host)) return !env.WEBHOOK_PRIVATE_TARGETS;
  return ipaddr.isValid(host) && !isAllowed(host);
}

/** A name that cannot be looked up is left to the attempts to tell of. */
async function resolvesInside(host: string): Promise<boolean> {
  const addresses = await resolve(host).catch(() => []);
  return addresses.some(({ address }) => !isAllowed(address));
}

/**
 * Looks a host up for a connection, which is then made to one of the addresses that were checked here: a name that leads
 * elsewhere a moment later leads nowhere. One private address among them is enough to refuse all.
 */
export function checkedLookup(look: typeof resolve = resolve): LookupFunction {
  return (host, { all }, found) => {
    look(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return found(noAddress(), "");
        if (!addresses.every(({ address }) => isAllowed(address))) return found(refused(), "");
        return all ? found(null, addresses) : found(null, first.address, first.family);
      },
      (error) => found(error, ""),
    );
  };
}

export const resolver = perProcess("webhook resolver", () => new Resolver({ timeout: 2_000, tries: 2 }));

/**
 * The addresses of a name. The system's own look-up knows names of this machine and its network, and takes one of four
 * threads for as long as a name server likes: it is not for names that strangers choose.
 */
async function resolve(host: string, by = resolver.get()): Promise<LookupAddress[]> {
  if (env.WEBHOOK_PRIVATE_TARGETS) return lookup(host, { all: true });
  const answers = await Promise.allSettled([by.resolve4(host), by.resolve6(host)]);
  const [four = [], six = []] = answers.map((answer) => (answer.status === "fulfilled" ? answer.value : []));
  return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
}

const refused = () => Object.assign(new Error("a private address"), { code: privateAddress });
const noAddress = () => Object.assign(new Error("no address"), { code: "ENOTFOUND" });

/** IPv6 gives out nothing else so far. */
const globalIPv6 = ipaddr.parseCIDR("2000::/3");

/** Whether it is an address that belongs to one host of the internet, or the setting allows any. */
function isAllowed(address: string): boolean {
  if (env.WEBHOOK_PRIVATE_TARGETS) return true;
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address); // an IPv4 address within an IPv6 one is that
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(globalIPv6));
}
