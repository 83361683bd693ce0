import { headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { accountSuspended } from "@/lib/account-lock";
import { type AddressAccount, accountsOfAddress } from "@/lib/accounts";
import type { Actor } from "@/lib/actor";
import { clientOfPage } from "@/lib/client-address";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { isLiveNow } from "@/lib/keys";
import { within } from "@/lib/within";
import { type CarriedToken, endSession, readSessionToken } from "./cookie";
import { isSameOrigin } from "./guards";
import { note } from "./note";

const lookUpMilliseconds = 5_000;

/** A person who is signed in: `by` is the key that did it, null after a mailed link. */
export interface Session extends Actor {
  plan: Plan;
  email: string | null;
  emailVerified: boolean;
}

/** Who is signed in; null for nobody. Asked of the database once a request, so that a revoked or expired key ends it at once. */
export const currentSession = async (): Promise<Session | null> => heldBy(await currentLookUp());

const currentLookUp = cache(async () => {
  const token = await readSessionToken();
  return token && lookUp(token);
});

/** For pages that are there for everybody, also while the database is away: nobody is signed in then. */
export const sessionIfKnown = (): Promise<Session | null> => ifKnown(currentSession);

/** For the same, whether somebody would be signed in, were their account not suspended. */
export const suspensionIfKnown = (): Promise<Suspension | null> => ifKnown(currentSuspension);

async function ifKnown<T>(ask: () => Promise<T | null>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    unstable_rethrow(error); // what Next throws for itself
    return null;
  }
}

/** For pages: sends whoever is not signed in to the sign-in page, and back to where they wanted to go afterwards. */
export async function requireSession(): Promise<Session> {
  const session = await currentSession();
  if (session) return session;
  if (await currentSuspension()) redirect("/sign-in/suspended");
  return redirect(`/sign-in?next=${encodeURIComponent(await currentPath())}`);
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
 * For server actions: the session, where it is that of `accountId`, the one that the page shows. Throws `unauthorized`,
 * for requests of other sites too. Forms send the account as a field: bound to the action while the page is made, it would
 * keep the answer to a browser without scripts from ever coming.
 */
export async function requireActor(accountId: string): Promise<Session> {
  const sent = await headers();
  const session = isSameOrigin(sent) ? await currentSession() : null;
  return { ...(await requireAccount(session, accountId)), client: clientOfPage(sent) };
}

/**
 * The session, where it is that of the account that the asking page was made for, if the page says so: in another tab
 * somebody may have signed in to another one since. Throws `unauthorized`.
 */
export async function requireAccount(session: Session | null, accountId: string | null): Promise<Session> {
  if (!session && (await currentSuspension())) throw accountSuspended();
  if (!session) throw new ApiError("unauthorized", "You are signed out.", "Sign in again.");
  if (accountId === null || session.accountId === accountId) return session;
  throw new ApiError(
    "unauthorized",
    "You are signed in to another account.",
    "Reload the page to go on with that one.",
  );
}

/**
 * The session of a token, if it still holds: not signed out, its key neither revoked nor expired, or its address still the
 * account's verified one, and the account not suspended.
 */
export async function findSession(token: CarriedToken): Promise<Session | null> {
  return heldBy(await lookUp(token));
}

export interface Suspension {
  since: Date;
  /** In the operator's words. */
  reason: string;
}

/** What keeps the browser's session from holding, where that is its account's suspension alone. */
export const currentSuspension = async (): Promise<Suspension | null> => (await currentLookUp())?.suspension ?? null;

interface Found {
  session: Session;
  suspension: Suspension | null;
}

const heldBy = (found: Found | null): Session | null => (found && !found.suspension ? found.session : null);

async function lookUp(token: CarriedToken): Promise<Found | null> {
  const by = "keyId" in token ? token.keyId : null;
  const holds =
    "keyId" in token
      ? sql()`exists (
          select from api_keys where id = ${token.keyId} and account_id = a.id and scope = 'full' and ${isLiveNow()}
        )`
      : sql()`lower(a.email) = lower(${token.email}) and a.email_verified_at is not null`;
  const query = sql()<(Omit<Session, "by"> & { since: Date | null; reason: string | null })[]>`
    select a.id as "accountId", a.plan, a.email, a.email_verified_at is not null as "emailVerified",
      a.suspended_at as since, a.suspended_reason as reason
    from accounts a where a.id = ${token.accountId} and ${holds}
      and not exists (select from ended_sessions where id = ${token.jti})`;
  const [row] = await within(lookUpMilliseconds, query);
  if (!row) return null;
  const { since, reason, ...session } = row;
  const who = by === null ? ({ by, role: "link" } as const) : { by };
  return { session: { ...session, ...who }, suspension: since && { since, reason: reason ?? "" } };
}

/** Signs the browser out, and whoever may have copied its cookie. */
export async function signOut(): Promise<void> {
  const session = await currentSession();
  if (session) await note(session, "signed_out");
  await endSession();
}

interface PendingChoice {
  email: string;
  accounts: AddressAccount[];
}

/** Whoever signed in to an address that several accounts have, and has yet to choose one of them; null for all others. */
export async function pendingChoice(): Promise<PendingChoice | null> {
  const token = await readSessionToken();
  if (!token || "keyId" in token || token.accountId !== null || (await hasEnded(token))) return null;
  const accounts = await accountsOfAddress(token.email);
  return accounts.length > 0 ? { email: token.email, accounts } : null;
}

/** Whether somebody has signed out of the session that this token is of. */
async function hasEnded({ jti }: CarriedToken): Promise<boolean> {
  return (await sql()`select from ended_sessions where id = ${jti}`).length > 0;
}
