import type postgres from "postgres";
import type { z } from "zod";
import { isWithin, type Scope, type Viewer } from "@/lib/actor";
import type { messageFilter } from "@/lib/contract/inputs";
import { piece, sql } from "@/lib/db/client";

export type MessageFilter = z.output<typeof messageFilter>;

/** A tag as filters compare it: without regard to letter case. */
export function tagKey(tag: string): string {
  return tag.toLowerCase();
}

/** Whose mail: the account's id, or what stands for it in the statement, and what of it its reader may see. */
interface Whose {
  accountId: string | postgres.Fragment;
  scope?: Scope;
}

/** The filter as a condition on messages `m`. Expired messages never match, however late the sweeper is. */
export function filterCondition({ accountId, scope }: Whose, filter: MessageFilter) {
  const all = sql();
  const parts = [all`m.account_id = ${accountId} and m.expire_at > (select restante_clock())`];
  if (scope?.namespace) parts.push(all` and m.namespace = ${scope.namespace}`);
  if (scope?.tagPrefix) parts.push(beginsWith(tagKey(scope.tagPrefix)));
  if (filter.namespace !== undefined) parts.push(all` and m.namespace = ${filter.namespace.toLowerCase()}`);
  if (filter.tag !== undefined) parts.push(all` and m.tag_key = ${tagKey(filter.tag)}`);
  else if (filter.tag_prefix !== undefined) parts.push(beginsWith(tagKey(filter.tag_prefix)));
  if (filter.address !== undefined) parts.push(isTo(filter.address));
  if (filter.since !== undefined) parts.push(all` and m.received_at > ${filter.since}`);
  const content = contentOf(filter);
  if (content !== null) parts.push(all` and exists (${mailsWith(all`${content}`)} offset 0)`); // looked up one by one
  return all`${parts}`;
}

/**
 * The account's messages that the filter matches, as the table `m`. By a prefix they are looked up before they are put in
 * order (`offset 0`): newest first, the planner would read all mail of an account where nothing matches.
 */
export function matchingMessages(whose: Whose, filter: MessageFilter) {
  const all = sql();
  const fence = filter.tag === undefined && (filter.tag_prefix || whose.scope?.tagPrefix) ? "offset 0" : "";
  return all`(select * from messages m where ${filterCondition(whose, filter)} ${piece(fence)}) m`;
}

/** The index on tags finds the mail of its local part. */
function isTo(address: string) {
  const all = sql();
  return all` and m.tag_key = ${tagKey(localPart(address))} and lower(m.address) = lower(${address})`;
}

/** What stands before the last @; all of it where there is none. */
export function localPart(address: string): string {
  return address.replace(/@[^@]*$/, "");
}

/** What a filter asks of the mail itself, as the text of a JSON object; null for nothing. */
export function contentOf({ subject, from, has }: MessageFilter): string | null {
  return (subject ?? from ?? has) === undefined ? null : JSON.stringify({ subject, from, has });
}

/** Which of these contents the mail of message `m` has, as a JSON array of them. */
export function contentsOf(contents: string[]) {
  const all = sql();
  return all`(
    select json_agg(content) from unnest(${contents}::text[]) content where exists (${mailsWith(all`content`)})
  )`;
}

/** The mail of message `m` if it has this content. */
function mailsWith(content: postgres.Fragment) {
  const wanted = sql()`${content}::text::json`;
  const [code, link] = [sql()`b.extracted #>> '{otp_codes,0}'`, sql()`b.extracted #>> '{verification_links,0}'`];
  return sql()`
    select from mails b where b.account_id = m.account_id and b.id = m.mail_id
      and coalesce(position(lower(${wanted} ->> 'subject') in lower(b.subject)) > 0, true)
      and coalesce(position(lower(${wanted} ->> 'from') in lower(b.from_address)) > 0, true)
      and case ${wanted} ->> 'has'
        when 'code' then ${code} is not null
        when 'link' then ${link} is not null
        when 'verification' then coalesce(${code}, ${link}) is not null
        when 'attachment' then json_array_length(b.attachments) > 0
        else true
      end`;
}

/** A range of bytes, which the index on tags finds: of `^@` and `like` it can make none in a plan for any value. */
function beginsWith(prefix: string) {
  const all = sql();
  const end = textAfter(prefix);
  return all` and m.tag_key ~>=~ ${prefix} ${end === null ? all`` : all`and m.tag_key ~<~ ${end}`}`;
}

/** The first text behind all those that begin with this one, in the order of their bytes; null when nothing is. */
function textAfter(prefix: string): string | null {
  const characters = [...prefix];
  for (let last = characters.pop(); last !== undefined; last = characters.pop()) {
    const next = (last.codePointAt(0) ?? 0) + 1;
    if (next <= 0x10ffff) return characters.join("") + String.fromCodePoint(next === 0xd800 ? 0xe000 : next);
  }
  return null;
}

export interface Arrival {
  id: string;
  namespace: string;
  tag_key: string;
  address: string;
  received_at: Date;
  /** Which of the contents that were asked for the mail has, as `contentsOf` found it. */
  contents?: string[] | null;
}

/** The same condition in memory, for mail that arrives during a wait. */
export function isMatch(viewer: Viewer, filter: MessageFilter, arrival: Arrival): boolean {
  if (!isWithin(viewer, { namespace: arrival.namespace, tag: arrival.tag_key })) return false;
  if (filter.namespace !== undefined && filter.namespace.toLowerCase() !== arrival.namespace) return false;
  if (filter.since !== undefined && arrival.received_at <= filter.since) return false;
  if (filter.address !== undefined && filter.address.toLowerCase() !== arrival.address.toLowerCase()) return false;
  const content = contentOf(filter);
  if (content !== null && !arrival.contents?.includes(content)) return false;
  if (filter.tag !== undefined) return tagKey(filter.tag) === arrival.tag_key;
  return filter.tag_prefix === undefined || arrival.tag_key.startsWith(tagKey(filter.tag_prefix));
}
