import { headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { ApiError } from "@/lib/contract/errors";
import { findSession, type Session } from "./find-session";
import { requireAccount } from "./require-account";
import { isSameOrigin } from "./same-origin";
import { readSessionToken } from "./session-cookie";

/** Who is signed in; null for nobody. Asked of the database once a request, so that a revoked key ends it at once. */
export const currentSession = cache(async (): Promise<Session | null> => {
  const token = await readSessionToken();
  return token && findSession(token);
});

/** For pages that are there for everybody, also while the database is away: nobody is signed in then. */
export async function sessionIfKnown(): Promise<Session | null> {
  try {
    return await currentSession();
  } catch (error) {
    unstable_rethrow(error); // what Next throws for itself
    return null;
  }
}

/** For pages: sends whoever is not signed in to the sign-in page, and back to where they wanted to go afterwards. */
export async function requireSession(): Promise<Session> {
  const session = await currentSession();
  return session ?? redirect(`/sign-in?next=${encodeURIComponent(await currentPath())}`);
}

const inbox = "/inbox";
const maxPathCharacters = 2_000;

/** As the proxy says, whatever the client did; less of it, should it grow too long for a header once it is encoded again. */
async function currentPath(): Promise<string> {
  const path = (await headers()).get("x-path") ?? inbox;
  const [page = inbox] = path.split("?");
  return [path, page].find(({ length }) => length <= maxPathCharacters) ?? inbox;
}

/**
 * For server actions: the session, where it is that of `account`, the one that the page shows. Throws `unauthorized`, for
 * requests of other sites too. Forms send the account as a field: bound to the action while the page is made, it would
 * keep the answer to a browser without scripts from ever coming.
 */
export async function requireActor(account: string): Promise<Session> {
  const session = isSameOrigin(await headers()) ? await currentSession() : null;
  if (session) return requireAccount(session, account);
  throw new ApiError("unauthorized", "You are signed out.", "Sign in again, then repeat what you did.");
}
