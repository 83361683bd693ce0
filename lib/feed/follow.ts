import type { Actor } from "@/lib/actor";
import { isApiError } from "@/lib/contract/errors";
import { confirm, isKeyHolder, ownerOf, type Reader } from "@/lib/keys";
import {
  type Arrival,
  type Arrivals,
  contentOf,
  type InboxFilter,
  isMatch,
  listArrivals,
  type MessageFilter,
  type Place,
  readAfter,
  type Stretch,
} from "@/lib/messages";
import type { Cursor, Kind } from "./cursor";
import { type Hub, hub } from "./hub";

interface FollowOptions {
  pulseSeconds: number;
  /** Aborts when the follower has left. */
  left: AbortSignal;
  /** Another than that of the process's waits. */
  hub?: Hub;
}

interface StretchOptions extends FollowOptions {
  kind: Kind;
  after: Place | null;
  bodies: boolean;
}

/** The dashboard's: what arrives after a stamp in epoch milliseconds; null at each pulse without mail. */
export async function* followMessages(
  actor: Actor,
  filter: InboxFilter,
  { after, ...options }: FollowOptions & { after: number },
): AsyncGenerator<Arrivals | null, void> {
  // The filter knows more than an arrival tells, so each is looked at.
  const open = () => hub.get().subscribe(actor.accountId, "view", () => true);
  const look = (last: Arrivals | null) => listArrivals(actor, filter, last?.stamp ?? after);
  for await (const news of follow(open, look, options)) yield news.count > 0 ? news : null;
}

/** The API's, and a webhook's: the messages after a place, or after now; a stretch without any at each pulse. Throws `unauthorized`, too. */
export async function* followStretches(
  reader: Reader,
  filter: MessageFilter,
  { kind, after, bodies, ...options }: StretchOptions,
): AsyncGenerator<Stretch, void> {
  const viewer = { ...(await ownerOf(reader)), by: null };
  const arrivals = { ...filter, since: undefined };
  const { hub: followed = hub.get() } = options;
  const matches = (arrival: Arrival) => isMatch(viewer, arrivals, arrival);
  const open = () => followed.subscribe(viewer.accountId, kind, matches, contentOf(filter));
  const look = (last: Stretch | null) => readAfter(reader, filter, { after: last?.place ?? after, bodies });
  try {
    yield* follow(open, look, options);
  } catch (error) {
    // Too many streams are told of to who may read alone.
    if (isKeyHolder(reader) && isApiError(error) && error.code === "rate_limited") await confirm(reader);
    throw error;
  }
}

/** What was found behind the place of the last look: nothing, or more may follow; and up to which stamp that is all. */
interface Look {
  count: number;
  stamp: number;
}

/**
 * What arrives from now on, without gap or double, as it comes; a look that found nothing at each pulse. Ends when the
 * follower leaves and when the process stops. Throws `rate_limited` at its start when the account is followed too often.
 */
async function* follow<L extends Look>(
  open: () => Cursor,
  look: (last: L | null) => Promise<L>,
  { pulseSeconds, left, hub: followed = hub.get() }: FollowOptions,
): AsyncGenerator<L, void> {
  const { closing } = followed;
  // First subscribe, then look: nothing slips between.
  const cursor = open();
  let last: L | null = null;
  try {
    while (!left.aborted && !closing.aborted) {
      last = await look(last);
      yield last;
      if (last.count > 0) continue;
      await cursor.lookedUpTo(new Date(last.stamp));
      await cursor.sleep(pulseSeconds * 1_000, [left, closing]);
      cursor.restart();
    }
  } finally {
    followed.unsubscribe(cursor);
  }
}
