import { listed } from "./criteria";
import { WaitTimeout } from "./errors";
import type { Feed } from "./feed";
import type { Delivery, Message } from "./types";

const shown = 10;

/** The error of a wait that ended without its mail: what came instead, what was refused, and what to do. */
export async function explainTimeout(feed: Feed, silence: string, serviceHint: string): Promise<WaitTimeout> {
  const [arrived, refused, dropped] = await Promise.all([
    feed.restante.messages({ ...feed.filter, since: feed.since, limit: shown }, { bodies: false }).catch(() => []),
    deliveries(feed, "refused"),
    deliveries(feed, "dropped"),
  ]);
  const failed = [...refused, ...dropped].sort((a, b) => (a.at < b.at ? 1 : -1));
  const parts = [silence, cameInstead(feed, arrived), wentWrong(failed)];
  return new WaitTimeout(parts.filter(Boolean).join("\n"), hintFor(feed, arrived, serviceHint), arrived, failed);
}

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

/** The service tells of `since`, which is ours. */
function hintFor({ since }: Feed, arrived: Message[], hint: string): string {
  if (!hint.includes("`since`")) return hint;
  if (arrived.length > 0 || since === undefined) return "";
  return "The tag had mail before this inbox was made: make it before the mail is sent, or with `since: 0`.";
}
