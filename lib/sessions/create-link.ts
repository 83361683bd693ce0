import { ApiError } from "@/lib/contract/errors";
import { type Sql, sql } from "@/lib/db/client";
import { hashLinkToken, newLinkToken } from "./link-token";

export const linkMinutes = 30;
const linksFromClientToAddress = 3;
const linksPerClient = 10;
// More than one client can ask for, so that a stranger alone keeps nobody from signing in.
const linksPerAddress = 12;

interface LinkRequest {
  /** In lower case. Whether an account has it makes no difference here, so that nobody learns it from the limits. */
  email: string;
  /** The bucket of client-address.ts. */
  client: string;
}

/** Makes a link's token, which signs in once, within half an hour. Throws `rate_limited`. */
export async function createLink(request: LinkRequest): Promise<string> {
  const token = newLinkToken();
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
