import type { Actor } from "@/lib/actor";
import { type Arrivals, type InboxFilter, listArrivals } from "@/lib/messages";
import { hub } from "./hub";

interface FollowOptions {
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
  actor: Actor,
  filter: InboxFilter,
  { after, pulseSeconds, left }: FollowOptions,
): AsyncGenerator<Arrivals | null, void> {
  const { closing } = hub.get();
  // First subscribe, then look: nothing slips between. The filter knows more than an arrival tells, so each is looked at.
  const cursor = hub.get().subscribe(actor.accountId, "view", () => true);
  let known = after;
  try {
    while (!left.aborted && !closing.aborted) {
      const news = await listArrivals(actor, filter, known);
      known = news.stamp;
      yield news.count > 0 ? news : null;
      if (news.count > 0) continue;
      await cursor.lookedUpTo(new Date(known));
      await cursor.sleep(pulseSeconds * 1_000, [left, closing]);
      cursor.restart();
    }
  } finally {
    hub.get().unsubscribe(cursor);
  }
}
