import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import { type Arrivals, type InboxFilter, listArrivals } from "@/lib/messages";
import type { Reader } from "./cursor";
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
  const cursor = hub.get().subscribe(actor.accountId, view); // first subscribe, then look: nothing slips between
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

// Browsers hold six connections to a host, so this is more than any person's tabs.
const viewsPerAccount = 20;

/** Looks for itself at whatever comes: its own filter knows more than an arrival tells. */
const view: Reader = {
  matches: () => true,
  kind: {
    name: "view",
    most: viewsPerAccount,
    refusal: () =>
      new ApiError(
        "rate_limited",
        `At most ${viewsPerAccount} views of one account may be live at once.`,
        "Close some of them; until then this one asks for new mail every few seconds.",
      ),
  },
};
