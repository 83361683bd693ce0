import { setTimeout as delay } from "node:timers/promises";
import { largestPlan, plans } from "@/lib/contract/plans";
import { sql } from "@/lib/db/client";
import { errorFields, log } from "@/lib/log";
import { listNamespaces } from "@/lib/namespaces/list-namespaces";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/turns";
import { getUsage } from "@/lib/usage/get-usage";
import { type MessageFilter, matches } from "./filter";

const nothingCame =
  "No mail has come yet. Check that your application sends to the address you wait for, then call again.";

/** An answer is late by as much at most; what many waits that end together cannot be told by then is not asked. */
const patienceMilliseconds = 500;
/** Few of the connections, for all waits together: the last look of a wait must not queue behind explanations. */
const turns = perProcess("explanations", () => new Turns({ atOnce: 4, waitingEach: Number.POSITIVE_INFINITY }));

/**
 * Why a wait may have ended without a message: what did arrive instead, or what to try next. One or two sentences.
 * Never rejects: a reason that cannot be found in time is left out.
 */
export async function explainSilence(accountId: string, filter: MessageFilter): Promise<string> {
  const late = performance.now() + patienceMilliseconds;
  const explain = async () => (performance.now() < late ? findReason(accountId, filter) : null);
  const reason = turns
    .get()
    .take(accountId, explain)
    .catch((error: unknown) => log.warn("hint_failed", errorFields(error)));
  return (await Promise.race([reason, delay(patienceMilliseconds)])) ?? nothingCame;
}

async function findReason(accountId: string, filter: MessageFilter): Promise<string | null> {
  return (
    (await namespaceIsForeign(accountId, filter)) ??
    (await capIsReached(accountId)) ??
    (await matchIsTooOld(accountId, filter)) ??
    (await othersArrived(accountId, filter))
  );
}

async function namespaceIsForeign(accountId: string, { namespace }: MessageFilter): Promise<string | null> {
  if (namespace === undefined) return null;
  const own = (await listNamespaces(accountId)).map(({ slug }) => slug);
  return own.includes(namespace.toLowerCase())
    ? null
    : `You have no namespace "${namespace}"; yours: ${own.join(", ")}.`;
}

async function capIsReached(accountId: string): Promise<string | null> {
  const { plan, emails_received } = await getUsage(accountId);
  const cap = plans[plan].emails_per_month;
  if (emails_received < cap) return null;
  const next = plan === largestPlan ? "Wait" : "Upgrade, or wait";
  return `The ${cap} mails a month of the ${plan} plan are used up, so further mail is rejected. ${next} for the next month (UTC).`;
}

async function matchIsTooOld(accountId: string, filter: MessageFilter): Promise<string | null> {
  if (!filter.since) return null;
  const [newest] = await sql()<{ received_at: Date }[]>`
    select received_at from messages m where ${matches(accountId, { ...filter, since: undefined })}
    order by received_at desc limit 1`;
  if (!newest) return null;
  return `The newest match was received at ${newest.received_at.toISOString()}, not after your \`since\`. Omit \`since\` to read it.`;
}

async function othersArrived(accountId: string, filter: MessageFilter): Promise<string | null> {
  const wanted = filter.tag ?? filter.tag_prefix;
  if (wanted === undefined) return null;
  const others = await sql()<{ tag: string; messages: number }[]>`
    select tag, count(*)::int as messages from messages m
    where ${matches(accountId, { namespace: filter.namespace, since: filter.since })}
      and received_at > (select restante_clock()) - interval '1 hour'
    group by tag order by max(received_at) desc limit 3`;
  if (others.length === 0) return null;
  const list = others.map(
    ({ tag, messages }) => `${messages} ${messages === 1 ? "message" : "messages"} came for ${nameOf(tag)}`,
  );
  const waitedFor = filter.tag === undefined ? `tags that begin with ${wanted}` : wanted;
  return `${list.join(", ")}; you waited for ${waitedFor}.`;
}

/** Senders choose tags, and agents read hints: one that could be a sentence is not repeated. */
function nameOf(tag: string): string {
  return /^[\w.+-]{1,64}$/.test(tag) ? `tag ${tag}` : "another tag";
}
