import { listed } from "./criteria";
import { WaitTimeout } from "./errors";
import type { Feed } from "./feed";
import type { Delivery, Message } from "./types";

const shown = 10;

/** The error of a wait that ended without its mail: what came instead, what was refused, and what to do. */
export async function explainTimeout(feed: Feed, silence: string, serviceHint: string): Promise<WaitTimeout> {
  const list = (since: Feed["since"], limit: number) =>
    feed.restante.messages({ ...feed.filter, since, limit }, { bodies: false }).catch(() => []);
  const [arrived, earlier, refused, dropped] = await Promise.all([
    list(feed.since, shown),
    feed.since === undefined ? [] : list(undefined, 1),
    deliveries(feed, "refused"),
    deliveries(feed, "dropped"),
  ]);
  const failed = [...refused, ...dropped].sort((a, b) => (a.at < b.at ? 1 : -1));
  const parts = [silence, cameInstead(feed, arrived), wentWrong(failed)];
  const isEarly = arrived.length === 0 && earlier.length > 0;
  const told = failed.length > 0 ? serviceHint.replace(refusalsTold, "") : serviceHint;
  const hint = isEarly ? earlyHint : told.includes("`since`") ? "" : told; // the cursor is ours
  return new WaitTimeout(parts.filter(Boolean).join("\n"), hint, arrived, failed);
}

/** Of the service's hint: what is listed one by one. What it says of the month's cap comes after. */
const refusalsTold = /^.* lists what was refused\.\s*/s;

const earlyHint =
  "There was mail before this inbox was made: make it before the mail is sent, or with `since: 0` to read what is there.";

async function deliveries({ restante, filter, since }: Feed, outcome: Delivery["outcome"]): Promise<Delivery[]> {
  const { namespace, tag, address } = filter;
  return restante.deliveries({ namespace, tag, address, since, outcome, limit: shown }).catch(() => []);
}

function cameInstead(feed: Feed, arrived: Message[]): string {
  const lines = arrived.map((message) => listed([message]) + (feed.isFree(message) ? "" : " (given before)"));
  return lines.length > 0 ? `What came:${lines.join("")}` : "";
}

function wentWrong(failed: Delivery[]): string {
  const lines = failed.map(({ at, outcome, reply, text }) => `\n  ${at.slice(11, 19)}  ${outcome}: ${reply} ${text}`);
  return lines.length > 0 ? `What was not stored:${lines.join("")}` : "";
}
