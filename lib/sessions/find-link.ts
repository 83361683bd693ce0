import { sql } from "@/lib/db/client";
import { hashLinkToken } from "./link-token";

/** The address that a link was mailed to, while it can still be used; looking uses nothing up. */
export async function findLink(token: unknown): Promise<string | null> {
  const hash = hashLinkToken(token);
  if (!hash) return null;
  const [link] = await sql()<{ email: string }[]>`
    select email from sign_in_links
    where token_hash = ${hash} and used_at is null and expires_at > restante_clock()`;
  return link?.email ?? null;
}
