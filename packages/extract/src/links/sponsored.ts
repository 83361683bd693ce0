import type { Reading } from "../reading/reading";
import type { FoundLink } from "./links";

/**
 * It stands in a sponsor's block of a list's mail: below a line that names one, which is ruled or below a rule, and before
 * the next rule.
 */
export function isSponsored({ start }: FoundLink, { text }: Reading): boolean {
  const above = text.slice(Math.max(0, start - REACH), start);
  if (!RULE.test(above)) return false;
  const lines = above.split("\n");
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] as string;
    if (SPONSOR.test(line)) return RULE.test(line) || RULE.test(lines[index - 1] ?? "");
    if (RULE.test(line)) return false;
  }
  return false;
}

const REACH = 600;
const RULE = /[-=_*~#+]{5}/;
const SPONSOR =
  /sponsor|advert|anzeige|werbung|publicit|publicid|pubblicit|patrocin|annons|reklam|спонсор|реклам|広告|广告|廣告|광고|スポンサー/i;
