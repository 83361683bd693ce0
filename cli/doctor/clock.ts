import { type Finding, ok, warn } from "./finding";

const toleranceMs = 2_000;

/** Of a clock that showed a moment between `earliest` and `latest`, while ours went from `startedAt` to `endedAt`. */
export function judgeClock(
  check: string,
  { earliest, latest }: { earliest: number; latest: number },
  { startedAt, endedAt }: { startedAt: number; endedAt: number },
): Finding {
  const offset = earliest > endedAt ? earliest - endedAt : Math.min(0, latest - startedAt);
  if (Math.abs(offset) <= toleranceMs) return ok(check, "as this machine's");
  const found = `${Math.round(Math.abs(offset) / 1_000)} s ${offset > 0 ? "ahead of" : "behind"} this machine's`;
  return warn(check, found, "set both by NTP, for what a test gives as `since` is compared with it");
}
