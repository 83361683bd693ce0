import { ApiError } from "@/lib/contract/errors";
import { type Sql, sql } from "@/lib/db/client";
import { matches } from "./filter";

/** What the dashboard's list is narrowed to. */
export interface InboxFilter {
  namespace?: string;
  /** How the tag begins, in any letter case. */
  tag?: string;
  /** A part of the sender, the subject or the text, in any letter case. */
  q?: string;
}

const searchMilliseconds = 5_000;

/** The filter as a condition on messages `m` alone; `search` is the rest of it. */
export function narrows(accountId: string, { namespace, tag }: InboxFilter) {
  return matches(accountId, { namespace, tag_prefix: tag });
}

/** The words searched for, as a condition on mails `b`. */
export function search({ q }: InboxFilter) {
  if (!q) return sql()`true`;
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return sql()`(b.subject ilike ${pattern} or b.from_name ilike ${pattern} or b.from_address ilike ${pattern}
    or b.text ilike ${pattern})`;
}

/** Runs a query with such a filter; a search that takes too long is given up and says so. */
export async function searching<T>({ q }: InboxFilter, query: (client: Sql) => Promise<T>): Promise<T> {
  if (!q) return query(sql());
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
