import { faultReplies } from "@/lib/contract/fault";
import { aside } from "@/lib/db/client";
import { tagKey } from "@/lib/messages";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/turns";
import { within } from "@/lib/within";

export type FaultReply = (typeof faultReplies)[number];

/** What is to become of a mail that has met a fault. */
export interface MetFault {
  /** Null for one that the tag spells. */
  id: string | null;
  reply: FaultReply | null;
  delaySeconds: number;
  duplicate: boolean;
  drop: boolean;
}

interface Addressed {
  accountId: string;
  namespace: string;
  tag: string;
}

const lookUpMilliseconds = 10_000;
/** On few connections, an account's one after another: many mails that meet a fault hold up no mail that meets none. */
const turns = perProcess("faults", () => new Turns({ atOnce: 2, waitingEach: Number.POSITIVE_INFINITY }));

/**
 * The fault that a mail meets at this stage, counted; null for none. Of several it is the oldest that was not yet met as
 * often as it may be. What only concerns the storing is met at `data`, wherever the fault would wait or refuse.
 */
export async function meetFault(
  { accountId, namespace, tag }: Addressed,
  stage: "rcpt" | "data",
): Promise<MetFault | null> {
  const meet = async () => {
    // Nothing is lost if the count does not reach the disk.
    const rows = await aside()<MetFault[]>`
      update faults set times_met = times_met + 1
      where account_id = ${accountId} and id = (
        select id from faults
        where account_id = ${accountId} and expires_at > (select restante_clock())
          and (times is null or times_met < times) and (namespace is null or namespace = ${namespace})
          and case when tag is null then starts_with(${tagKey(tag)}, tag_key) else tag_key = ${tagKey(tag)} end
          and (stage = 'rcpt' and (reply is not null or delay_seconds is not null)) = ${stage === "rcpt"}
        order by created_at, id limit 1 for update
      )
      returning id, reply, coalesce(delay_seconds, 0) as "delaySeconds", duplicate, drop,
        set_config('synchronous_commit', 'off', true) as quick`;
    return rows[0] ?? null;
  };
  return within(lookUpMilliseconds, turns.get().take(accountId, meet));
}

/** Takes back that a mail met it: one that broke off before its end was neither refused nor stored. */
export function unmeetFault(accountId: string, id: string): Promise<unknown> {
  const unmeet = () => aside()`
    update faults set times_met = times_met - 1 where account_id = ${accountId} and id = ${id} and times_met > 0`;
  return within(lookUpMilliseconds, turns.get().take(accountId, unmeet));
}

const spelled = /^(?:bounce-(\d{3})|delay-(\d{1,2})|(drop)|(twice))\+/i;
const longestDelaySeconds = 30;

/** The fault that a tag spells, such as `bounce-550+signup`; null for none. */
export function spelledFault(tag: string): MetFault | null {
  const [found, code, seconds, drop, twice] = spelled.exec(tag) ?? [];
  if (!found) return null;
  const reply = faultReplies.find((known) => String(known) === code) ?? null;
  const delaySeconds = Number(seconds ?? 0);
  if ((code && !reply) || (seconds && (delaySeconds < 1 || delaySeconds > longestDelaySeconds))) return null;
  return { id: null, reply, delaySeconds, duplicate: twice !== undefined, drop: drop !== undefined };
}
