import { ApiError } from "@/lib/contract/errors";

/** Thrown by everything that needs the payment processor on a server without one. */
export function billingUnavailable(): ApiError {
  return new ApiError(
    "billing_unavailable",
    "Billing is not configured on this server.",
    "Ask its operator to change the plan; all else works without billing.",
  );
}
