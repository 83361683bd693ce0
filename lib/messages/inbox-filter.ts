import { ApiError } from "@/lib/contract/errors";
import { type Sql, sql } from "@/lib/db/client";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/turns";
import { filterCondition, type MessageFilter, matchingMessages } from "./filter";

/** What the dashboard's list is narrowed to. */
export interface InboxFilter {
  namespace?: string;
  /** How the tag begins, in any letter case; all of it where an address was pasted. */
  tag?: string;
  /** A part of the sender, the recipient's address, the subject or the text, in any letter case. */
  q?: string;
}

const searchMilliseconds = 5_000;

/** The filter as a condition on messages `m` alone; `search` is the rest of it. */
export function narrows(accountId: string, filter: InboxFilter) {
  return filterCondition({ accountId }, messageFilter(filter));
}

/** The messages that it leaves, as the table `m`. */
export function narrowed(accountId: string, filter: InboxFilter) {
  return matchingMessages({ accountId }, messageFilter(filter));
}

function messageFilter({ namespace, tag }: InboxFilter): MessageFilter {
  const [local, domain] = tag?.split("@") ?? [];
  return { namespace, ...(domain === undefined ? { tag_prefix: tag } : { tag: local }) };
}

/** The words searched for, as a condition on messages `m` and their mails `b`. */
export function search({ q }: InboxFilter) {
  if (!q) return sql()`true`;
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return sql()`(b.subject ilike ${pattern} or b.from_name ilike ${pattern} or b.from_address ilike ${pattern}
    or m.address ilike ${pattern} or b.text ilike ${pattern})`;
}

/**
 * Runs a query with such a filter. A search reads all that an account has: few run at once, for the connections are
 * everybody's, and one that takes too long is given up. Throws `invalid_request` then, and `rate_limited`.
 */
export async function searching<T extends object>(
  accountId: string,
  { q }: InboxFilter,
  query: (client: Sql) => Promise<T>,
): Promise<T> {
  if (!q) return query(sql());
  const found = await turns.get().take(accountId, () => withinTime(query));
  if (found) return found;
  throw new ApiError("rate_limited", "Too many searches are under way.", "Wait a moment, then search again.");
}

const turns = perProcess("searches", () => new Turns({ atOnce: 2, waitingEach: 40 }));

async function withinTime<T>(query: (client: Sql) => Promise<T>): Promise<T> {
  try {
    return (await sql().begin(async (tx) => {
      await tx`select set_config('statement_timeout', ${String(searchMilliseconds)}, true)`;
      return query(tx as unknown as Sql);
    })) as T;
  } catch (error) {
    if ((error as { code?: string }).code !== "57014") throw error; // query_canceled
    throw new ApiError("invalid_request", "This search takes too long.", "Narrow it by a namespace or a tag.");
  }
}
