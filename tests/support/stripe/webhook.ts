import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import { seconds } from "./objects";
import { standIn } from "./settings";

interface Signing {
  secret?: string;
  /** When it was signed, in epoch seconds. */
  at?: number;
}

/** The `stripe-signature` header of a body, see https://docs.stripe.com/webhooks/signature. */
export function sign(body: string, { secret = standIn.webhookSecret, at = seconds() }: Signing = {}): string {
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${signature},v0=${"0".repeat(64)}`;
}

/** Sends an event to a webhook endpoint; the status of the answer. */
export async function deliver(event: Stripe.Event, url: string): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": sign(body) };
  const response = await fetch(url, { method: "POST", headers, body });
  await response.arrayBuffer();
  return response.status;
}
