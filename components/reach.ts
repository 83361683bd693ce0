import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import type { ActionError } from "@/app/run-action";

/**
 * The server action, which returns an error where its answer does not come: one that is thrown takes the place of the
 * page. A form's fields come along, to be kept. On the server it stays what it is, for forms work without scripts too.
 */
export function reach<Args extends unknown[], Result extends { error?: ActionError }>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  if (typeof window === "undefined") return action;
  return async (...args) => {
    try {
      return await action(...args);
    } catch (error) {
      unstable_rethrow(error); // redirects and not-found pages are Next's own errors
      const form = args.at(-1);
      const typed = form instanceof FormData ? Object.fromEntries(form) : {};
      return { ...typed, error: explain(error) } as unknown as Result;
    }
  };
}

function explain(error: unknown): ActionError {
  const code = "internal_error";
  if (unstable_isUnrecognizedActionError(error)) {
    return { code, message: "This page is out of date.", hint: "Reload it, then repeat what you did." };
  }
  const hint = "Try again in a moment.";
  const thrownThere = error instanceof Error && "digest" in error;
  return { code, message: thrownThere ? "Something went wrong." : "The server cannot be reached.", hint };
}
