import type { Candidate } from "@/lib/mail/extraction/codes/candidates";
import type { Cue } from "@/lib/mail/extraction/cues/find-cues";
import { BLOT } from "@/lib/mail/extraction/plain-text";
import type { Line, Reading } from "@/lib/mail/extraction/reading";
import { matches } from "@/lib/mail/matches";

/** What speaks for and against a candidate: by name, mostly 0 or 1, a share of 1 where it fades with distance. */
export type PlaceEvidence = Record<keyof typeof noEvidence, number>;

const noEvidence = {
  /** In the candidate's line, the nearest word for a number before it: a code, perhaps one, something else. */
  codeBefore: 0,
  maybeBefore: 0,
  otherBefore: 0,
  /** Nothing but a colon or a short word between. */
  codeLeadsTo: 0,
  otherLeadsTo: 0,
  /** A code is named in the line, but another word stands nearer. */
  codeEarlier: 0,
  codeAfter: 0,
  maybeAfter: 0,
  otherAfter: 0,
  /** In the lines above, nearest first, and in the one below. */
  codeAbove: 0,
  maybeAbove: 0,
  otherAbove: 0,
  codeBelow: 0,
  /** Alone, and the line above ends with a colon. */
  announced: 0,
  /** "type" and the like right before it, before it, after it in its sentence, or in the next sentence or line. */
  enterLeadsTo: 0,
  enterNear: 0,
  enterAfter: 0,
  enterNext: 0,
  fleetingNear: 0,
  alone: 0,
  /** Other numbers share its line. */
  crowded: 0,
  promoNear: 0,
  /** A percentage stands near: a discount, a statistic. */
  percentNear: 0,
  /** After the mail's farewell: unsubscribe, copyright. */
  footer: 0,
};

/** Evidence from where the candidate stands in its part. */
export function placeEvidence(candidate: Candidate, reading: Reading): PlaceEvidence {
  const evidence = { ...noEvidence };
  const number = reading.lineAt(candidate.start);
  const line = reading.lines[number] as Line;
  inItsLine(evidence, candidate, reading, line);
  evidence.alone = Number(isAlone(candidate, reading, line));
  evidence.announced = Number(evidence.alone === 1 && endsWithColon(reading, number - 1));
  around(evidence, candidate, reading, number);
  const promos = reading.cuesWithin(Math.max(0, candidate.start - 300), candidate.end + 200, "promo");
  evidence.promoNear = closest(promos, candidate, line);
  const from = Math.max(0, candidate.start - 300);
  const percents = matches(PERCENT, reading.text.slice(from, candidate.end + 200));
  evidence.percentNear = closest(
    percents.map(({ index, 0: { length } }) => ({ start: from + index, end: from + index + length })),
    candidate,
    line,
  );
  evidence.footer = Number(isInFooter(candidate, reading));
  return evidence;
}

const PERCENT = /\d ?[%％٪]|[%٪] ?\d/g;

/** How near the nearest of these is: in the same line it counts in full. */
function closest(places: Line[], { start, end }: Line, line: Line): number {
  return places.reduce((most, place) => {
    if (place.end > line.start && place.start < line.end) return 1;
    const distance = Math.max(start - place.end, place.start - end);
    return Math.max(most, 1 - Math.max(0, distance) / 300);
  }, 0);
}

const REACH = 160;
const LINES_ABOVE = 4;
const REACH_ABOVE = 400;

function inItsLine(evidence: PlaceEvidence, { start, end }: Candidate, reading: Reading, line: Line): void {
  const before = reading.cuesWithin(Math.max(line.start, start - REACH), start, "code", "maybeCode", "other");
  const nearest = before.filter((cue) => !isSpent(cue, reading.text, start)).at(-1);
  if (nearest) {
    const gap = between(reading, nearest.end, start);
    const near = fading(gap.length, REACH) * (SENTENCE_END.test(gap) ? 0.4 : 1);
    const leads = leadsTo(gap) ? 1 : 0;
    if (nearest.kind === "code") {
      evidence.codeBefore = near;
      evidence.codeLeadsTo = leads;
    } else if (nearest.kind === "maybeCode") evidence.maybeBefore = near;
    else {
      // "from your new phone, enter 83421"
      const entered = reading.cuesWithin(nearest.end, start, "enter").length > 0;
      evidence.otherBefore = entered ? near * 0.3 : near;
      evidence.otherLeadsTo = entered ? 0 : leads;
    }
    const earlier = before.filter((cue) => cue !== nearest);
    evidence.codeEarlier = Number(nearest.kind !== "code" && earlier.some(({ kind }) => kind === "code"));
  }
  const [after] = reading.cuesWithin(end, Math.min(line.end, end + REACH / 2), "code", "maybeCode", "other");
  if (after) {
    const near = fading(after.start - end, REACH / 2);
    if (after.kind === "code") evidence.codeAfter = near;
    else if (after.kind === "maybeCode") evidence.maybeAfter = near;
    else if (after.start - end <= 12) evidence.otherAfter = 1;
  }
  const numbers = reading.text.slice(line.start, Math.min(line.end, line.start + 600)).match(/\d{3,}/g)?.length ?? 0;
  if (evidence.codeLeadsTo === 0) evidence.crowded = Math.min(Math.max(0, numbers - 2) / 3, 1);
}

const SENTENCE_END = /[.!?][\s\0]|[。！？।۔؟]/;

/** "From your new phone, enter:" tells of the phone no more. */
function isLeftBehind({ end }: Cue, reading: Reading, past: number): boolean {
  const entered = reading.cuesWithin(end, past, "enter").at(-1);
  return entered !== undefined && CLAUSE_END.test(reading.text.slice(end, entered.start));
}

const CLAUSE_END = /[.,;:!?،؛。、，]/;

/** "order 4711": the word has its number already, the next one is somebody else's. An amount is no such number. */
function isSpent({ kind, end }: Cue, text: string, start: number): boolean {
  return kind === "other" && /\d{3,}(?! ?[%€$£¥₹₽₩₺₫₴₪฿₱\d])/.test(text.slice(end, start));
}

/** What stands between two places of a line; that the line is wrapped there says nothing. */
function between({ text }: Reading, start: number, end: number): string {
  return text.slice(start, end).replaceAll("\n", " ");
}

function leadsTo(gap: string): boolean {
  return /^[^\p{L}\p{N}\n]{0,12}(?:[\p{L}\p{M}]{1,8}[^\p{L}\p{N}\n]{1,6})?$/u.test(gap) && !/[.!?。]\s/.test(gap);
}

function around(evidence: PlaceEvidence, { start, end }: Candidate, reading: Reading, number: number): void {
  const line = reading.lines[number] as Line;
  // A line leads to what stands alone below it, less to what stands in a sentence of its own.
  const weight = evidence.alone === 1 ? 1 : 0.3;
  for (let above = 1; above <= LINES_ABOVE; above += 1) {
    const other = reading.lines[number - above];
    if (!other || line.start - other.end > REACH_ABOVE) break;
    const cue = reading
      .cuesWithin(Math.max(other.start, other.end - REACH_ABOVE), other.end, "code", "maybeCode", "other")
      .filter((found) => !isSpent(found, reading.text, other.end))
      .at(-1);
    if (!cue) continue;
    // What ends its line leads to the next.
    const near = weight * (1 - (above - 1) * 0.2) * fading(other.end - cue.end, REACH);
    if (cue.kind === "code") evidence.codeAbove ||= near;
    else if (cue.kind === "maybeCode") evidence.maybeAbove ||= near;
    else evidence.otherAbove ||= evidence.codeAbove > 0 ? 0 : near * (isLeftBehind(cue, reading, other.end) ? 0.3 : 1);
    if (cue.kind !== "maybeCode") break;
  }
  const below = reading.lines[number + 1];
  if (below) {
    const reach = Math.min(below.end, below.start + REACH / 2);
    evidence.codeBelow = Number(reading.cuesWithin(below.start, reach, "code", "other")[0]?.kind === "code");
    evidence.enterNext = Number(reading.cuesWithin(below.start, reach, "enter").length > 0);
  }
  const from = reading.lines[Math.max(0, number - 2)]?.start ?? line.start;
  const to = reading.lines[Math.min(number + 2, reading.lines.length - 1)]?.end ?? line.end;
  const enter = reading.cuesWithin(Math.max(from, start - 300), start, "enter").at(-1);
  if (enter) evidence.enterNear = fading(start - enter.end, 300);
  if (enter && enter.start >= line.start && leadsTo(between(reading, enter.end, start))) evidence.enterLeadsTo = 1;
  const [entered] = reading.cuesWithin(end, Math.min(line.end, end + REACH / 2), "enter");
  if (entered && SENTENCE_END.test(reading.text.slice(end, entered.start))) evidence.enterNext = 1;
  else if (entered) evidence.enterAfter = 1;
  evidence.fleetingNear = Number(
    reading.cuesWithin(Math.max(from, start - 300), Math.min(to, end + 400), "fleeting").length > 0,
  );
}

function isAlone({ start, end }: Candidate, { text }: Reading, line: Line): boolean {
  const rest = text.slice(Math.max(line.start, start - 20), start) + text.slice(end, Math.min(line.end, end + 20));
  return !/[\p{L}\p{N}]/u.test(rest.replaceAll(BLOT, "x"));
}

function endsWithColon(reading: Reading, number: number): boolean {
  const line = reading.lines[number];
  return line !== undefined && /[:：]\W{0,3}$/.test(reading.text.slice(Math.max(line.start, line.end - 6), line.end));
}

const FOOTER = /©|\(c\) ?20\d\d|copyright/i;

function isInFooter({ start }: Candidate, reading: Reading): boolean {
  if (start < reading.text.length / 3) return false;
  const from = Math.max(0, start - 600);
  return FOOTER.test(reading.text.slice(from, start + 60));
}

function fading(distance: number, reach: number): number {
  return distance <= 12 ? 1 : Math.max(0, 1 - ((distance - 12) / reach) * 0.7);
}
