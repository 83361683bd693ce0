import type { Line } from "./lines";

/** Blocks of sponsors, as lists put them below their mail: behind a line that names one, which is ruled or below a rule, and up to the next rule. */
export function findSponsors(text: string): Line[] {
  const found: Line[] = [];
  if (!RULES.some((rule) => text.includes(rule))) return found;
  for (let rule = ruleFrom(text, 0); rule >= 0 && found.length < MOST; ) {
    const end = lineEnd(text, rule);
    const isNamed = SPONSOR.test(text.slice(Math.max(0, rule - BESIDE, text.lastIndexOf("\n", rule)), end));
    const below = lineEnd(text, end + 1);
    const start = isNamed ? end : below;
    const next = ruleFrom(text, isNamed ? end : end + 1);
    const isBelow = !isNamed && (next < 0 || next > below) && SPONSOR.test(text.slice(end + 1, below));
    if (isNamed || isBelow) found.push({ start, end: Math.min(next < 0 ? text.length : next, start + REACH) });
    rule = next;
  }
  return found;
}

const MOST = 50;
const REACH = 600;
const LONGEST = 300;
/** Of a line's words before its rule. */
const BESIDE = 60;
/** Looked for first: it is several times as fast. */
const RULES = ["-----", "=====", "_____", "*****", "~~~~~", "#####", "+++++"];
const RULE = /-{5}|={5}|_{5}|\*{5}|~{5}|#{5}|\+{5}/g;
const SPONSOR =
  /sponsor|advert|anzeige|werbung|publicit|publicid|pubblicit|patrocin|annons|reklam|спонсор|реклам|広告|广告|廣告|광고|スポンサー/i;

function ruleFrom(text: string, place: number): number {
  RULE.lastIndex = place;
  return RULE.exec(text)?.index ?? -1;
}

/** No further than a line of a block is long. */
function lineEnd(text: string, place: number): number {
  const end = text.slice(place, place + LONGEST).indexOf("\n");
  return end < 0 ? Math.min(place + LONGEST, text.length) : place + end;
}
