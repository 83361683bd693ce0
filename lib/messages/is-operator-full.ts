import { sql } from "@/lib/db/client";
import { env } from "@/lib/env";

/** How many messages the operator's mailbox holds: anybody may write to it, and no plan's cap ends that. */
const operatorMessages = 500;

/**
 * Whether an account has no room for more mail to the operator's addresses, which lie in the bare mail domain. Nothing is
 * locked: mails under way at once may exceed the number by as many.
 */
export async function isOperatorFull(accountId: string): Promise<boolean> {
  const [held] = await sql()<{ messages: number }[]>`
    select count(*)::int as messages from messages
    where account_id = ${accountId} and tag_key in ('postmaster', 'abuse')
      and lower(address) = tag_key || ${`@${env.MAIL_DOMAIN}`}::text`;
  return (held?.messages ?? 0) >= operatorMessages;
}
