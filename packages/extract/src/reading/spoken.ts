import type { CueKind } from "../lexicon/kinds";
import type { Line } from "./lines";
import type { Reading } from "./reading";

/** Of the words between two places, the share of those about signing in, and of those about trade; both little where there are few. */
export interface Spoken {
  authAround: number;
  tradeAround: number;
}

/** What the lines around a code or a link speak of: whatever a mail begins with, they stand among words about signing in. */
export function spokenOf(reading: Reading, { start, end }: Line): Spoken {
  let auth = 0;
  let trade = 0;
  for (const { kind } of reading.cuesWithin(start, end)) {
    if (AUTH.has(kind)) auth += 1;
    else if (TRADE.has(kind)) trade += 1;
  }
  const all = auth + trade + 1;
  return { authAround: auth / all, tradeAround: trade / all };
}

const AUTH = new Set<CueKind>(["business", "complete", "act", "signIn", "fleeting", "secret", "notMe"]);
const TRADE = new Set<CueKind>(["other", "promo", "press", "onSite", "matter", "receipt"]);
