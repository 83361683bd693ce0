import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { ApiError, type ErrorCode, isApiError } from "@/lib/contract/errors";
import { errorFields, log } from "@/lib/log";

/** What a person is told when a server action fails: the API's words, but for hints that name its endpoints. */
export interface ActionError {
  code: ErrorCode;
  message: string;
  hint: string;
}

/** Runs the work of a server action; its errors become a value, for what an action throws never reaches the page. */
export async function runAction<T extends object>(
  work: () => Promise<T>,
): Promise<(T & { error?: undefined }) | { error: ActionError }> {
  try {
    return await work();
  } catch (error) {
    unstable_rethrow(error); // redirects and not-found pages are Next's own errors
    if (isApiError(error)) {
      return { error: { code: error.code, message: error.message, hint: hints[error.code] ?? error.hint } };
    }
    log.error("action_failed", errorFields(error));
    return { error: { code: "internal_error", message: "Something went wrong.", hint: "Try again in a moment." } };
  }
}

/** The value as the schema reads it; throws `invalid_request` that says what is wrong with it: "The slug must be …". */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError("invalid_request", `${name} ${issue?.message ?? "is not valid"}.`, "Correct it and try again.");
}

/** What to do next, here rather than in a program. */
const hints: Partial<Record<ErrorCode, string>> = {
  last_key: "Create another one first, then revoke this one.",
  email_required: "Enter one, then choose the plan again.",
  subscription_exists: "Change, pay or cancel it in the billing portal.",
  no_billing_account: "Choose a plan first.",
};
