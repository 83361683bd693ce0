import { createHash, randomBytes } from "node:crypto";
import { after } from "next/server";
import { type AddressAccount, accountsOfAddress, verifyAddress } from "@/lib/accounts";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import { type Sql, sql } from "@/lib/db/client";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { startSession } from "./cookie";
import { checkMailServer, linkDelivery, linkMinutes, sendLink } from "./link-mail";
import { note } from "./note";

const linksFromClientToAddress = 3;
const linksPerClient = 10;
// More than one client can ask for, so that a stranger alone keeps nobody from signing in.
const linksPerAddress = 12;

interface LinkRequest {
  /** In lower case. Whether an account has it makes no difference to the limits, so that nobody learns it from them. */
  email: string;
  /** The bucket of client-address.ts. */
  client: string;
}

/**
 * Has a sign-in link sent, which goes on to the path `next`. What it does before it returns, and so how long it takes, is
 * the same whether an account has the address or not. Throws `rate_limited`, and `internal_error` where mail is not set up or its server fails.
 */
export async function requestLink({ email, client, next }: LinkRequest & { next: string }): Promise<void> {
  const delivery = linkDelivery();
  if (!delivery) {
    throw new ApiError("internal_error", "This server is not set up to send mail.", "Sign in with an API key.");
  }
  const token = await createLink({ email, client });
  if (delivery === "mail") await checkMailServer().catch((error) => refuse(token, error));
  const link = new URL("/sign-in/confirm", env.BASE_URL);
  link.search = new URLSearchParams({ token, ...(next !== "/inbox" && { next }) }).toString();
  after(() => sendLink(email, link.href));
}

/** The address that a link was mailed to, while it can still be used; looking uses nothing up. */
export async function findLink(token: unknown): Promise<string | null> {
  const hash = hashLinkToken(token);
  if (!hash) return null;
  const [link] = await sql()<{ email: string }[]>`
    select email from sign_in_links
    where token_hash = ${hash} and used_at is null and expires_at > restante_clock()`;
  return link?.email ?? null;
}

/**
 * Uses a link up and signs the browser in to the account that has its address; of several, one is chosen on a page that
 * follows. Returns whether that verified the address or it was known before; else what was missing or wrong.
 */
export async function signInByLink(token: unknown): Promise<LinkOutcome | "no link"> {
  const email = await spendLink(token);
  if (!email) return "no link";
  const [account, ...others] = await accountsOfAddress(email);
  if (!account) return "no account";
  if (others.length === 0) return enterAccount(account, email);
  await startSession({ accountId: null, email });
  return "known";
}

/** Signs the holder of an address in to an account that has it. Returns as `signInByLink` does. */
export async function enterAccount({ id, isSuspended }: AddressAccount, email: string): Promise<LinkOutcome> {
  const actor: Actor = { accountId: id, by: null, role: "link" };
  if (isSuspended) {
    await note(actor, "sign_in_refused", { way: "link", reason: "suspended" });
    return "suspended";
  }
  const verified = await verifyAddress(actor, email);
  if (!verified) return "no account";
  await note(actor, "signed_in", { way: "link" });
  await startSession({ accountId: id, email });
  return verified;
}

async function spendLink(token: unknown): Promise<string | null> {
  const hash = hashLinkToken(token);
  if (!hash) return null;
  const [link] = await sql()<{ email: string }[]>`
    update sign_in_links set used_at = restante_clock()
    where token_hash = ${hash} and used_at is null and expires_at > restante_clock()
    returning email`;
  return link?.email ?? null;
}

type LinkOutcome = "new" | "known" | "no account" | "suspended";

/** Where to go on to: the first link sign-in to an account leads by the page that offers to replace its keys. */
export function pathAfterLink(verified: "new" | "known", next: string): string {
  return verified === "new" ? `/sign-in/verified?next=${encodeURIComponent(next)}` : next;
}

/** Makes a link's token, which signs in once, within half an hour. Throws `rate_limited`. */
export async function createLink(request: LinkRequest): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql().begin(async (tx) => {
    await spendLimits(tx, request);
    await tx`
      insert into sign_in_links (token_hash, email, client, expires_at)
      values (${hashLinkToken(token)}, ${request.email}, ${request.client},
        restante_clock() + make_interval(mins => ${linkMinutes}))`;
  });
  return token;
}

/** Takes a link back that could not be sent: it spends nothing. */
export async function withdrawLink(token: string): Promise<void> {
  await sql()`delete from sign_in_links where token_hash = ${hashLinkToken(token)}`;
}

async function spendLimits(tx: Parameters<Parameters<Sql["begin"]>[1]>[0], { email, client }: LinkRequest) {
  // One at a time for a client and for an address, or parallel ones would all see the same count. In this order always.
  for (const name of [`sign-in from ${client}`, `sign-in to ${email}`]) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  }
  const [made] = await tx<{ together: number; toEmail: number; fromClient: number }[]>`
    select count(*) filter (where email = ${email} and client = ${client})::int as together,
      count(*) filter (where email = ${email})::int as "toEmail",
      count(*) filter (where client = ${client})::int as "fromClient"
    from sign_in_links
    where (email = ${email} or client = ${client}) and created_at > restante_clock() - interval '1 hour'`;
  if (!made) return;
  if (made.together >= linksFromClientToAddress) {
    throw new ApiError(
      "rate_limited",
      `At most ${linksFromClientToAddress} links an hour are sent to one address.`,
      "Use the newest of them, or try again within the hour.",
    );
  }
  if (made.toEmail >= linksPerAddress) {
    throw new ApiError(
      "rate_limited",
      "Too many links to this address were asked for.",
      "Try again within the hour, or sign in with an API key.",
    );
  }
  if (made.fromClient >= linksPerClient) {
    throw new ApiError(
      "rate_limited",
      "Too many links were asked for from your network.",
      "Try again within the hour, or sign in with an API key.",
    );
  }
}

async function refuse(token: string, error: unknown): Promise<never> {
  log.error("mail_server_failed", errorFields(error));
  await withdrawLink(token);
  throw new ApiError(
    "internal_error",
    "The mail cannot be sent right now.",
    "Try again in a few minutes, or sign in with an API key.",
  );
}

/** What is stored of a link's token, which has 256 random bits; null for what cannot be one. */
function hashLinkToken(token: unknown): string | null {
  if (typeof token !== "string" || !/^[\w-]{43}$/.test(token)) return null;
  return createHash("sha256").update(token).digest("hex");
}
