import { setTimeout as delay } from "node:timers/promises";
import { errorFields, log } from "@/lib/log";
import { sweepExpired } from "@/lib/messages";

const pauseMilliseconds = 30_000;

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
  while (!signal.aborted) {
    try {
      await sweepExpired(signal);
    } catch (error) {
      log.warn("sweep_failed", errorFields(error));
    }
    await delay(pauseMilliseconds, undefined, { signal }).catch(() => {});
  }
}
