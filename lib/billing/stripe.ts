import type Stripe from "stripe";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import type { Transaction } from "@/lib/db/client";
import { withLock } from "@/lib/db/locks";
import { env, type StripeSettings } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

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

/** Thrown by everything that needs the payment processor on a server without one. */
export function billingUnavailable(): ApiError {
  return new ApiError(
    "billing_unavailable",
    "Billing is not configured on this server.",
    "Ask its operator to change the plan; all else works without billing.",
  );
}

/**
 * Runs `work` alone for the account, as all that asks Stripe about it and acts on the answer must. `failure` tells the
 * client what could not be done when Stripe fails.
 */
export function withBillingLock<T>(
  { accountId }: Actor,
  failure: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return explainStripeErrors(failure, () => withLock(`billing ${accountId}`, work));
}

/** The outcome of `work`. What goes wrong at Stripe becomes an error that a client may see, with `failure` as its message. */
export async function explainStripeErrors<T>(failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStripeError(error)) throw error;
    const { type, code, statusCode, requestId } = error;
    log.error("stripe_failed", { error: code ?? type, type, status: statusCode, request: requestId });
    const hint = "Try again in a minute. If it stays so, tell the operator of this server.";
    throw new ApiError("internal_error", failure, hint);
  }
}

interface StripeError {
  type: `Stripe${string}`;
  code?: string;
  statusCode?: number;
  requestId?: string;
}

/** Told by its type's name: Next may load a second copy of the package. */
function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && "type" in error && String(error.type).startsWith("Stripe");
}

/** Whether Stripe knows nothing of the kind that it was asked for. */
export function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === "resource_missing";
}

/** Whether Stripe understood the request and refused it, as when an object is no longer in the right state. */
export function isRefused(error: unknown): boolean {
  return isStripeError(error) && error.type === "StripeInvalidRequestError";
}

/** Whether a webhook request was not signed by Stripe, or too long ago. */
export function isForged(error: unknown): boolean {
  return isStripeError(error) && error.type === "StripeSignatureVerificationError";
}

/** Whether Stripe does not take the e-mail address that it was given. */
export function isBadEmail(error: unknown): boolean {
  return isStripeError(error) && error.code === "email_invalid";
}
