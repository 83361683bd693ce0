import type { z } from "zod";
import type { messageFilter } from "@/lib/contract/inputs";
import { sql } from "@/lib/db/client";

export type MessageFilter = z.output<typeof messageFilter>;

/** A tag as filters compare it: without regard to letter case. */
export function tagKey(tag: string): string {
  return tag.toLowerCase();
}

/** The filter as a condition on messages `m`. Expired messages never match, however late the sweeper is. */
export function matches(accountId: string, filter: MessageFilter) {
  const all = sql();
  return all`m.account_id = ${accountId} and m.expire_at > (select restante_clock())
    ${filter.namespace === undefined ? all`` : all`and m.namespace = ${filter.namespace.toLowerCase()}`}
    ${filter.tag === undefined ? all`` : all`and m.tag_key = ${tagKey(filter.tag)}`}
    ${filter.tag !== undefined || filter.tag_prefix === undefined ? all`` : all`and m.tag_key ^@ ${tagKey(filter.tag_prefix)}`}
    ${filter.since === undefined ? all`` : all`and m.received_at > ${filter.since}`}`;
}

export interface Arrival {
  id: string;
  namespace: string;
  tag_key: string;
  received_at: Date;
}

/** The same condition in memory, for mail that arrives during a wait. */
export function isMatch(filter: MessageFilter, arrival: Arrival): boolean {
  if (filter.namespace !== undefined && filter.namespace.toLowerCase() !== arrival.namespace) return false;
  if (filter.since !== undefined && arrival.received_at <= filter.since) return false;
  if (filter.tag !== undefined) return tagKey(filter.tag) === arrival.tag_key;
  return filter.tag_prefix === undefined || arrival.tag_key.startsWith(tagKey(filter.tag_prefix));
}
