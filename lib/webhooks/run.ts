import { setTimeout as delay } from "node:timers/promises";
import { directClient, type Sql } from "@/lib/db/client";
import { Hub } from "@/lib/feed";
import { errorFields, log } from "@/lib/log";
import { pump } from "./pump";
import { isServed } from "./webhooks";

const lockName = "webhooks";
const lookMilliseconds = 1_000;

export interface WebhookOptions {
  firstRetrySeconds: number;
}

/**
 * Sends to the webhooks of all accounts, in one process of the installation: the one that holds the lock. Where that
 * ends, in whatever way, so does its connection, and another one goes on.
 */
export function startWebhooks({ firstRetrySeconds }: WebhookOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const finished = run(stopping.signal, firstRetrySeconds);
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

async function run(stopping: AbortSignal, firstRetrySeconds: number): Promise<void> {
  while (!stopping.aborted) {
    const lost = new AbortController();
    const client = directClient("webhooks", { onclose: () => lost.abort() });
    const left = AbortSignal.any([stopping, lost.signal]);
    try {
      await notice(client);
      while (!left.aborted && !(await lead(client))) await delay(lookMilliseconds, undefined, { signal: left });
      if (!left.aborted) await serve(client, { left, firstRetrySeconds });
    } catch (error) {
      if (!stopping.aborted && !lost.signal.aborted) log.warn("webhooks_failed", errorFields(error));
    } finally {
      lost.abort();
      await client.end({ timeout: 1 }).catch(() => {});
    }
    await delay(lookMilliseconds, undefined, { signal: stopping }).catch(() => {});
  }
}

/** The database gives up a lock whose holder's machine is gone within half a minute, not after two hours. */
async function notice(client: Sql): Promise<void> {
  await client`select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`;
}

async function lead(client: Sql): Promise<boolean> {
  const [row] = await client<{ leads: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${lockName}, 0)) as leads`;
  return row?.leads === true;
}

/** One pump a webhook, begun and ended as webhooks come and go; over the lock's own connection, so that its end is seen. */
async function serve(client: Sql, { left, firstRetrySeconds }: { left: AbortSignal; firstRetrySeconds: number }) {
  const pumps = new Map<string, { stop: AbortController; finished: Promise<void> }>();
  let hub: Hub | undefined;
  try {
    while (!left.aborted) {
      const rows = await client<{ accountId: string; id: string; generation: number }[]>`
        select account_id as "accountId", id, generation from webhooks where ${isServed()}`;
      const wanted = new Map(rows.map((row) => [`${row.id} ${row.generation}`, row]));
      for (const [key, { stop }] of pumps) if (!wanted.has(key)) stop.abort();
      for (const [key, sender] of wanted) {
        if (pumps.has(key)) continue;
        hub ??= new Hub();
        const stop = new AbortController();
        const ends = AbortSignal.any([left, stop.signal]);
        const finished = pump(sender, { hub, left: ends, firstRetrySeconds }).finally(() => pumps.delete(key));
        pumps.set(key, { stop, finished });
      }
      if (pumps.size === 0) {
        await hub?.close();
        hub = undefined;
      }
      await delay(lookMilliseconds, undefined, { signal: left });
    }
  } finally {
    for (const { stop } of pumps.values()) stop.abort();
    await Promise.all([...pumps.values()].map(({ finished }) => finished));
    await hub?.close();
  }
}
