import type Stripe from "stripe";
import { env, type StripeSettings } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { billingUnavailable } from "./billing-unavailable";

const client = perProcess("stripe", () => (env.stripe ? makeStripe(env.stripe) : null));

/** The client of Stripe's API; throws `billing_unavailable` where none is configured. */
export async function stripe(): Promise<Stripe> {
  const made = await client.get();
  if (!made) throw billingUnavailable();
  return made;
}

/** Loaded only where it is used: it costs 20 MB and a moment. */
async function makeStripe({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  return new Client(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase && address(new URL(apiBase))),
  });
}

function address({ protocol, hostname, port }: URL) {
  const secure = protocol === "https:";
  return { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? "https" : "http" } as const;
}
