import { setTimeout as delay } from "node:timers/promises";
import type { Viewer } from "@/lib/actor";
import { largestPlan, plans } from "@/lib/contract/plans";
import { aside, asideConnections } from "@/lib/db/client";
import { lastRefusal } from "@/lib/deliveries";
import { errorFields, log } from "@/lib/log";
import { contentOf, filterCondition, localPart, type MessageFilter, matchingMessages, tagKey } from "@/lib/messages";
import { listNamespaces } from "@/lib/namespaces";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/turns";
import { getUsage } from "@/lib/usage";

const nothingCame =
  "No matching mail has come yet. Check that your application sends to the address you wait for, then call again.";

/** An answer is late by as much at most; what many waits that end together cannot be told by then is not asked. */
const patienceMilliseconds = 500;
/** On connections of their own, for all waits together: the last look of a wait must not queue behind explanations. */
const turns = perProcess(
  "explanations",
  () => new Turns({ atOnce: asideConnections, waitingEach: Number.POSITIVE_INFINITY }),
);

/**
 * Why a wait may have ended without a message: what did arrive instead, or what to try next. One or two sentences, which
 * tell the holder of a read key of nothing that lies outside of its scope.
 * Never rejects: a reason that cannot be found in time is left out.
 */
export async function explainSilence(actor: Viewer, filter: MessageFilter): Promise<string> {
  const late = performance.now() + patienceMilliseconds;
  const explain = async () => (performance.now() < late ? findReason(actor, filter) : null);
  const reason = turns
    .get()
    .take(actor.accountId, explain)
    .catch((error: unknown) => log.warn("hint_failed", errorFields(error)));
  return (await Promise.race([reason, delay(patienceMilliseconds)])) ?? nothingCame;
}

async function findReason(actor: Viewer, filter: MessageFilter): Promise<string | null> {
  return (
    (await namespaceIsForeign(actor, filter)) ??
    tagIsOutside(actor, filter) ??
    (await mailWasRefused(actor, filter)) ??
    (await capIsReached(actor)) ??
    (await matchIsTooOld(actor, filter)) ??
    tagIsNone(filter) ??
    (await contentIsNot(actor, filter)) ??
    (await othersArrived(actor, filter))
  );
}

async function namespaceIsForeign(actor: Viewer, { namespace }: MessageFilter): Promise<string | null> {
  if (namespace === undefined) return null;
  const own = (await listNamespaces(actor)).map(({ slug }) => slug);
  if (own.includes(namespace.toLowerCase())) return null;
  const [no, yours] = actor.scope ? ["This key reads no", "it reads"] : ["You have no", "yours"];
  return `${no} namespace "${namespace}"; ${yours}: ${own.join(", ")}.`;
}

/** Mail that the key could not read, had it come. */
function tagIsOutside({ scope }: Viewer, { tag, tag_prefix }: MessageFilter): string | null {
  if (!scope?.tagPrefix) return null;
  const begin = tagKey(scope.tagPrefix);
  const wanted = tagKey(tag ?? tag_prefix ?? begin);
  if (wanted.startsWith(begin) || (tag === undefined && begin.startsWith(wanted))) return null;
  return `This key reads tags that begin with "${scope.tagPrefix}" alone: wait for one of them, or use another key.`;
}

/** What to do about the cap goes with it. */
async function mailWasRefused(actor: Viewer, filter: MessageFilter): Promise<string | null> {
  const last = await lastRefusal(actor, filter);
  if (!last) return null;
  const { mails, outcome, reply, text } = last;
  const whom = last.one_tag ? `for ${nameOf(last.tag)}` : "that you waited for";
  const time = last.received_at.toISOString().slice(11, 19);
  const what = mails === 1 ? `1 mail ${whom} was ${outcome} at` : `${mails} mails ${whom} were ${outcome}, the last at`;
  const how = outcome === "dropped" ? "by a fault" : `with ${reply} ${text}`;
  const told = `${what} ${time} ${how}. GET /v1/deliveries (list_deliveries over MCP) lists what was refused.`;
  const cap = reply === 552 ? await capIsReached(actor) : null;
  return cap === null ? told : `${told} ${cap}`;
}

async function capIsReached(actor: Viewer): Promise<string | null> {
  const { plan, emails_received } = await getUsage({ accountId: actor.accountId, by: null }, aside());
  const cap = plans[plan].emails_per_month;
  if (emails_received < cap) return null;
  if (actor.scope) return "The month's mails of this account are used up, so further mail is rejected. Tell its owner.";
  const next = plan === largestPlan ? "Wait" : "Upgrade, or wait";
  return `The ${cap} mails a month of the ${plan} plan are used up, so further mail is rejected. ${next} for the next month (UTC).`;
}

async function matchIsTooOld(actor: Viewer, filter: MessageFilter): Promise<string | null> {
  if (!filter.since) return null;
  const [newest] = await aside()<{ received_at: Date }[]>`
    select received_at from ${matchingMessages(actor, { ...filter, since: undefined })}
    order by received_at desc limit 1`;
  if (!newest) return null;
  return `The newest match was received at ${newest.received_at.toISOString()}, not after your \`since\`. Omit \`since\` to read it.`;
}

/** A tag that no mail can have: what stands in a test where an address or nothing was meant. */
function tagIsNone({ tag }: MessageFilter): string | null {
  if (tag?.trim() === "")
    return "The `tag` is empty, as where a variable is not set. Omit it to take mail for any tag.";
  const [local, domain] = tag?.split("@") ?? [];
  return local && domain ? `A tag is the part of an address before the @: wait for tag ${local}.` : null;
}

const withWhat = {
  code: "with a one-time code",
  link: "with a verification link",
  attachment: "with an attachment",
  verification: "with a code or a verification link",
};

/** Mail of the last hour that came where it was waited for, but is not as it was wanted. Of the mail itself nothing is repeated. */
async function contentIsNot(actor: Viewer, filter: MessageFilter): Promise<string | null> {
  if (contentOf(filter) === null) return null;
  const { subject, from, has, ...rest } = filter;
  const [found] = await aside()<{ messages: number }[]>`
    select count(*)::int as messages from ${matchingMessages(actor, rest)}
    where received_at > (select restante_clock()) - interval '1 hour'`;
  if (!found?.messages) return null;
  const wanted = [
    ...(has === undefined ? [] : [withWhat[has]]),
    ...(from === undefined ? [] : [`from an address that contains ${JSON.stringify(from)}`]),
    ...(subject === undefined ? [] : [`whose subject contains ${JSON.stringify(subject)}`]),
  ];
  const place = waitedFor(filter);
  return `${count(found.messages)} came${place && ` for ${place}`}, but none ${wanted.join(" and ")}.`;
}

const othersNamed = 3;
/** Few enough to be compared at once. */
const othersCompared = 50;

/** Mail of the last hour that did not match, the tags most like the wanted one first, then the newest. */
async function othersArrived(actor: Viewer, filter: MessageFilter): Promise<string | null> {
  const isPrefix = filter.tag === undefined && filter.tag_prefix !== undefined;
  const wanted = filter.tag ?? filter.tag_prefix ?? (filter.address && localPart(filter.address));
  if (wanted === undefined) return null;
  const namespace = filter.namespace?.toLowerCase();
  const others = await aside()<{ tag: string; namespace: string; messages: number; all: number }[]>`
    select tag, namespace, count(*)::int as messages, (count(*) over ())::int as all from messages m
    where ${filterCondition(actor, { since: filter.since })}
      and received_at > (select restante_clock()) - interval '1 hour'
      and (${namespace ?? null}::text is null or namespace = ${namespace ?? null} or tag_key = ${tagKey(wanted)})
    group by tag, tag_key, namespace order by tag_key = ${tagKey(wanted)} desc, max(received_at) desc limit ${othersCompared}`;
  const [first] = others;
  if (!first) return null;
  const distances = new Map(others.map((other) => [other, tagDistance(wanted, other.tag, isPrefix)]));
  const nearest = [...distances].sort(([, one], [, other]) => one - other).slice(0, othersNamed);
  const list = nearest.map(([{ tag, messages, ...at }]) => {
    const elsewhere = namespace !== undefined && at.namespace !== namespace ? ` in namespace ${at.namespace}` : "";
    return `${count(messages)} came for ${nameOf(tag)}${elsewhere}`;
  });
  const more = first.all - list.length;
  if (more > 0) list.push(`and mail for ${more} other ${more === 1 ? "tag" : "tags"}`);
  return `${list.join(", ")}; you waited for ${waitedFor(filter)}.`;
}

const count = (messages: number) => `${messages} ${messages === 1 ? "message" : "messages"}`;

/** Whom mail was waited for, as a hint calls it; empty for anybody. */
function waitedFor({ tag, tag_prefix, address, namespace }: MessageFilter): string {
  const named = tag ?? tag_prefix ?? address;
  if (named === undefined) return namespace ?? "";
  const shown = /^[\w.+@-]+$/.test(named) ? named : JSON.stringify(named);
  const prefix = tag === undefined && tag_prefix !== undefined ? "tags that begin with " : "";
  return `${prefix}${shown}${namespace === undefined ? "" : ` in ${namespace.toLowerCase()}`}`;
}

/** How far a tag, or its beginning, is from the wanted one; beyond half its length all are alike far. */
function tagDistance(tag: string, other: string, isPrefix: boolean): number {
  const [wanted, found] = [tagKey(tag).slice(0, 64), tagKey(other).slice(0, 64)];
  const distance = editDistance(wanted, isPrefix ? found.slice(0, wanted.length) : found);
  return Math.min(distance, wanted.length / 2);
}

/** Senders choose tags, and agents read hints: one that could be a sentence is not repeated. */
function nameOf(tag: string): string {
  return /^[\w.+-]{1,64}$/.test(tag) ? `tag ${tag}` : "another tag";
}

/** Levenshtein's: how many characters must be put in, taken out or replaced to make one text of the other. */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 0; line < one.length; line += 1) {
    const row = [line + 1];
    for (let column = 0; column < other.length; column += 1) {
      const replaced = Number(above[column]) + (one[line] === other[column] ? 0 : 1);
      row.push(Math.min(replaced, Number(above[column + 1]) + 1, Number(row[column]) + 1));
    }
    above = row;
  }
  return above[other.length] ?? 0;
}
