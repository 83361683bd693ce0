import { arrivals } from "@/lib/notify/arrivals";
import { Watcher } from "@/lib/notify/watches";
import type { InboxFilter } from "./inbox-filter";
import { type Arrivals, listArrivals } from "./list-arrivals";

export interface FollowOptions {
  /** Everything up to this stamp is known already, in epoch milliseconds. */
  after: number;
  pulseSeconds: number;
  /** Aborts when the follower has left. */
  left: AbortSignal;
}

/**
 * What arrives from now on, without gap or double, as it comes; null at each pulse without mail. Ends when the follower
 * leaves and when the process stops. Throws `rate_limited` at its start when the account is followed too often.
 */
export async function* followMessages(
  accountId: string,
  filter: InboxFilter,
  { after, pulseSeconds, left }: FollowOptions,
): AsyncGenerator<Arrivals | null, void> {
  const hub = arrivals.get();
  const { closing } = hub;
  const watcher = new Watcher(after);
  let known = after;
  hub.watch(accountId, watcher); // first subscribe, then look: nothing slips between
  try {
    while (!left.aborted && !closing.aborted) {
      const news = await listArrivals(accountId, filter, known);
      known = news.stamp;
      watcher.lookedUpTo = Math.max(watcher.lookedUpTo, known);
      yield news.count > 0 ? news : null;
      if (news.count === 0) await watcher.sleep(pulseSeconds * 1_000, [left, closing]);
    }
  } finally {
    hub.unwatch(accountId, watcher);
  }
}
