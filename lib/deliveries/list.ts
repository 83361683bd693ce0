import type postgres from "postgres";
import type { z } from "zod";
import type { Viewer } from "@/lib/actor";
import type { Endpoints } from "@/lib/contract/endpoints";
import type { Delivery } from "@/lib/contract/schemas";
import { aside, sql } from "@/lib/db/client";
import { filterCondition, type MessageFilter, matchingMessages } from "@/lib/messages";

type Query = z.output<Endpoints["listDeliveries"]["query"]>;
export type DeliveryFilter = Pick<Query, "namespace" | "tag" | "tag_prefix" | "address" | "since" | "outcome">;

/** What SMTP answered to mail that the viewer may see, newest first: of what was accepted, the messages that are still stored. */
export async function listDeliveries(
  viewer: Viewer,
  { outcome, ...filter }: DeliveryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Delivery[]> {
  const newest = sql()`order by m.received_at desc, m.id desc limit ${limit + offset}`;
  const parts: postgres.Fragment[] = [];
  if (outcome === undefined || outcome === "accepted") {
    parts.push(sql()`(
      select m.id, m.received_at, 'accepted' as outcome, m.namespace, m.tag, m.address, null as sender, 250 as reply,
        ${acceptedText} as text, 'stored' as reason, m.id as message_id, null as fault_id, m.mail_id
      from ${matchingMessages(viewer, filter)} ${newest})`);
  }
  if (outcome !== "accepted") {
    parts.push(sql()`${parts.length > 0 ? sql()`union all` : sql()``} (
      select m.id, m.received_at, m.outcome, m.namespace, m.tag, m.address, m.sender, m.reply, m.text, m.reason,
        null as message_id, m.fault_id, null as mail_id
      from refusals m where ${filterCondition(viewer, filter)} ${isOutcome(outcome)} ${newest})`);
  }
  const rows = await sql()<(Omit<Delivery, "at"> & { received_at: Date })[]>`
    select d.id, d.received_at, d.outcome, d.namespace, d.tag, d.address,
      coalesce(d.sender, b.envelope_sender, b.from_address) as "from", d.reply, d.text, d.reason, d.message_id, d.fault_id
    from (
      select * from (${parts}) m order by m.received_at desc, m.id desc limit ${limit} offset ${offset}
    ) d left join mails b on b.account_id = ${viewer.accountId} and b.id = d.mail_id
    order by d.received_at desc, d.id desc`;
  return rows.map(({ id, received_at, ...rest }) => ({ id, at: received_at.toISOString(), ...rest }));
}

/** As SMTP says it of every mail that it has stored. */
export const acceptedText = "OK: stored";

function isOutcome(outcome: Query["outcome"]) {
  return outcome === undefined ? sql()`` : sql()`and m.outcome = ${outcome}`;
}

interface LastRefusal {
  tag: string;
  outcome: "refused" | "dropped";
  reply: number;
  text: string;
  received_at: Date;
  /** How many mails fared alike, and whether all were for this tag. */
  mails: number;
  one_tag: boolean;
}

/** The newest refusal of the last hour among the mails that a filter asks for; null without one. */
export async function lastRefusal(viewer: Viewer, filter: MessageFilter): Promise<LastRefusal | null> {
  const { namespace, tag, tag_prefix, address, since } = filter;
  const [last] = await aside()<LastRefusal[]>`
    select m.tag, m.outcome, m.reply, m.text, m.received_at, (count(*) over alike)::int as mails,
      min(m.tag_key) over alike = max(m.tag_key) over alike as one_tag
    from refusals m
    where ${filterCondition(viewer, { namespace, tag, tag_prefix, address, since })}
      and m.received_at > (select restante_clock()) - interval '1 hour'
    window alike as (partition by m.outcome)
    order by m.received_at desc, m.id desc limit 1`;
  return last ?? null;
}
