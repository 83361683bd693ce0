import { ApiError } from "@/lib/contract/errors";
import { env } from "@/lib/env";
import { ownerOf, type Reader } from "@/lib/keys";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/turns";
import { contentOf, type MessageFilter } from "./filter";

/** Less than half of the connections. */
const atOnce = 4;
const listsWaiting = 40;
const patienceMilliseconds = 10_000;
const turns = perProcess(
  "filters on content",
  () => new Turns({ atOnce, waitingEach: env.WAITS_PER_ACCOUNT + listsWaiting }),
);

/**
 * Runs a query with the filter. One that asks of mails themselves reads, where nothing matches, all that the account has:
 * the account's go one after the other, and hold up nobody else. Asks for nothing where by its turn nobody wants it any
 * more. Throws `unauthorized` and `rate_limited`.
 */
export async function inTurn<T extends object>(
  reader: Reader,
  filter: MessageFilter,
  query: () => Promise<T>,
  isWanted = until(performance.now() + patienceMilliseconds),
): Promise<T> {
  if (contentOf(filter) === null) return query();
  const { accountId } = await ownerOf(reader);
  const found = await turns.get().take(accountId, async () => (isWanted() ? query() : null));
  if (found) return found;
  throw new ApiError(
    "rate_limited",
    "Too many filtered lists and waits of this account are under way.",
    "Read them one after the other, or narrow them by a tag or `since`.",
  );
}

const until = (late: number) => () => performance.now() < late;
