import { isCountedClient } from "@/lib/client-address";
import { ApiError } from "@/lib/contract/errors";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

const wrongKeysPerMinute = 60;
const challengesPerMinute = 60;
/** What a page fetches by itself, its files and pages that may be next, is counted apart: so many for each request that is allowed. */
const partsPerRequest = 50;
const minuteMilliseconds = 60_000;
/** Who has more addresses than this begins a new minute early: the memory is bounded whatever comes. */
const clientsCounted = 50_000;

// A client is a bucket of client-address.ts. Each process counts for itself.

/** Counts a request; throws `rate_limited` beyond REQUESTS_PER_MINUTE. Who the client is is asked only where that is set. */
export function countRequest(client: () => string): void {
  count(requests.get(), client, 1);
}

/** The same for what a page fetches by itself. */
export function countPart(client: () => string): void {
  count(parts.get(), client, partsPerRequest);
}

function count(counts: MinuteCounts, client: () => string, times: number): void {
  const most = env.REQUESTS_PER_MINUTE;
  if (most === undefined) return;
  const seconds = counts.spend(client(), most * times);
  if (seconds === null) return;
  throw tooMany(
    seconds,
    `At most ${most} requests a minute are answered to one address.`,
    "Send fewer, or wait a moment: GET /v1/wait needs no polling.",
  );
}

/** Counts a key that is not valid. What its holder is told instead once there were too many; valid keys never get here. */
export function tooManyWrongKeys(client: string): ApiError | null {
  const seconds = wrongKeys.get().spend(client, wrongKeysPerMinute);
  if (seconds === null) return null;
  return tooMany(
    seconds,
    "This API key is not valid, and too many such keys came from your address.",
    "Correct the key, then try again in a minute. Valid keys go on working.",
  );
}

/** Counts a challenge of the sign-up, each of which costs a millisecond; throws `rate_limited`. */
export function countChallenge(client: string): void {
  const seconds = challenges.get().spend(client, challengesPerMinute);
  if (seconds === null) return;
  throw tooMany(
    seconds,
    `At most ${challengesPerMinute} challenges a minute are given to one address.`,
    "Solve one of those that you have.",
  );
}

/** How often each client did something in the minute that runs, which is the same for all. */
class MinuteCounts {
  #counts = new Map<string, number>();
  #ends = 0;

  /** Counts once more; the seconds until the minute ends where that is more than `most`, else null. */
  spend(client: string, most: number): number | null {
    if (!isCountedClient(client)) return null;
    const now = performance.now();
    if (now >= this.#ends || this.#counts.size >= clientsCounted) {
      this.#counts = new Map();
      this.#ends = now + minuteMilliseconds;
    }
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    return count > most ? Math.ceil((this.#ends - now) / 1_000) : null;
  }
}

const requests = perProcess("counted requests", () => new MinuteCounts());
const parts = perProcess("counted parts of pages", () => new MinuteCounts());
const wrongKeys = perProcess("counted wrong keys", () => new MinuteCounts());
const challenges = perProcess("counted challenges", () => new MinuteCounts());

function tooMany(seconds: number, message: string, hint: string): ApiError {
  return new ApiError("rate_limited", message, hint, { "retry-after": String(seconds) });
}
