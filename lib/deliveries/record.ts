import { plans } from "@/lib/contract/plans";
import type { DeliveryReason } from "@/lib/contract/schemas";
import { aside } from "@/lib/db/client";
import { tagKey } from "@/lib/messages";

/** A mail of which nothing was stored, for one of its recipients. */
export interface Refusal {
  /** Of `newId`: what is written twice, as its first time seemed to fail, is there once. */
  id: string;
  namespace: string;
  tag: string;
  address: string;
  /** The envelope's; empty for a bounce. */
  sender: string;
  outcome: "refused" | "dropped";
  reply: number;
  text: string;
  reason: DeliveryReason;
  faultId: string | null;
  /** When SMTP said so, on the monotonic clock. */
  at: number;
}

const keptForAccount = 2_000;

/** Writes refusals to the accounts whose namespaces they name; what names none of anybody is left out. */
export async function recordRefusals(refusals: Refusal[]): Promise<void> {
  const now = performance.now();
  const rows = refusals.map(({ at, tag, ...refusal }) => ({
    ...refusal,
    tag,
    tagKey: tagKey(tag),
    ago: (now - at) / 1_000,
  }));
  // Nothing is lost that was promised if this does not reach the disk, so it need not wait for it. An account that is being
  // deleted is waited for: with it the whole batch would be refused.
  const written = await aside()<{ account_id: string }[]>`
    insert into refusals (account_id, id, outcome, namespace, tag, tag_key, address, sender, reply, text, reason, fault_id,
      received_at, expire_at)
    select n.account_id, r.id, r.outcome, r.namespace, r.tag, r."tagKey", r.address, r.sender, r.reply, r.text, r.reason,
      r."faultId", moment.at,
      moment.at + make_interval(hours => 24 * (${JSON.stringify(plans)}::text::json -> a.plan ->> 'retention_days')::integer)
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r (id text, outcome text, namespace text, tag text,
      "tagKey" text, address text, sender text, reply integer, text text, reason text, "faultId" text, ago float8)
    join namespaces n on n.slug = r.namespace join accounts a on a.id = n.account_id
    cross join lateral (select restante_clock() - make_interval(secs => r.ago) as at) moment
    for key share of a
    on conflict do nothing
    returning account_id, set_config('synchronous_commit', 'off', true)`;
  await forgetOldest([...new Set(written.map(({ account_id }) => account_id))]);
}

async function forgetOldest(accountIds: string[]): Promise<void> {
  if (accountIds.length === 0) return;
  // Materialized, or a plan made for few refusals would look for the oldest anew with each.
  await aside()`
    with oldest as materialized (
      select account.id, (
        select received_at from refusals where account_id = account.id
        order by received_at desc offset ${keptForAccount} limit 1
      ) from unnest(${accountIds}::text[]) as account (id)
    )
    delete from refusals r using oldest where r.account_id = oldest.id and r.received_at <= oldest.received_at`;
}
