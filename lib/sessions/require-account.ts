import { ApiError } from "@/lib/contract/errors";
import type { Session } from "./find-session";

/**
 * The session, where it is that of the account that the asking page was made for, if the page says so: in another tab
 * somebody may have signed in to another one since. Throws `unauthorized`.
 */
export function requireAccount(session: Session | null, account: string | null): Session {
  if (!session) throw new ApiError("unauthorized", "You are signed out.", "Sign in again.");
  if (account === null || session.accountId === account) return session;
  throw new ApiError(
    "unauthorized",
    "You are signed in to another account.",
    "Reload the page to go on with that one.",
  );
}
