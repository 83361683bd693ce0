import { ApiError } from "@/lib/contract/errors";
import { log } from "@/lib/log";

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
