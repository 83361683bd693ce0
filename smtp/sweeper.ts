import { setTimeout as delay } from "node:timers/promises";
import { errorFields, log } from "@/lib/log";
import { sweepExpired } from "@/lib/messages";
import { gauge, metrics } from "@/lib/metrics";

const pauseMilliseconds = 30_000;
const lag = {
  name: "restante_sweeper_lag_seconds",
  help: "Since the last sweep began that deleted all that had expired.",
  aggregator: "min",
} as const;

/** Deletes expired mail every half minute, until it is stopped. Reads never show expired mail, however late this is. */
export function startSweeper(): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const finished = run(stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}

async function run(signal: AbortSignal): Promise<void> {
  let swept = performance.now();
  gauge(lag, () => (performance.now() - swept) / 1_000);
  while (!signal.aborted) {
    const begun = performance.now();
    try {
      metrics.expired(await sweepExpired(signal));
      swept = begun;
    } catch (error) {
      log.warn("sweep_failed", errorFields(error));
    }
    await delay(pauseMilliseconds, undefined, { signal }).catch(() => {});
  }
}
