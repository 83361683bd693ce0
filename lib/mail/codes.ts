import { type Candidate, codeCandidates } from "@/lib/mail/code-candidates";
import { cues } from "@/lib/mail/cues";
import { limits } from "@/lib/mail/limits";
import { matches } from "@/lib/mail/matches";
import { plainForCodes } from "@/lib/mail/plain-text";

/** One-time codes of a mail, the likeliest first. */
export function findCodes(subject: string, bodies: string[]): string[] {
  const scores = new Map<string, number>();
  const subjectLine = plainForCodes(subject);
  const subjectCue = nearest(subjectLine).code >= 0;
  for (const [index, part] of [subject, ...bodies].entries()) {
    const text = plainForCodes(part.slice(0, limits.codeSearchCharacters));
    for (const { value, score } of scoreText(text, subjectCue && index > 0)) {
      scores.set(value, Math.max(score, scores.get(value) ?? 0));
    }
  }
  return [...scores]
    .filter(([, score]) => score >= THRESHOLD)
    .sort(([, a], [, b]) => b - a)
    .slice(0, limits.codes)
    .map(([value]) => value);
}

const THRESHOLD = 3;
const MAX_SCORED = 300;
const BEFORE = 100;
const AFTER = 60;

function scoreText(text: string, cueInSubject: boolean): { value: string; score: number }[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const scored: { value: string; score: number }[] = [];
  for (const [index, line] of lines.entries()) {
    for (const candidate of codeCandidates(line)) {
      if (scored.length >= MAX_SCORED) return scored;
      if (candidate.kind === "word" && !LABEL_END.test(line.slice(Math.max(0, candidate.start - 3), candidate.start)))
        continue;
      const above = `${lines[index - 2]?.slice(-BEFORE) ?? ""}\n${lines[index - 1]?.slice(-BEFORE) ?? ""}`;
      const score = scoreCandidate(candidate, line, above, lines[index + 1]?.slice(0, AFTER) ?? "", cueInSubject);
      scored.push({ value: candidate.value, score });
    }
  }
  return scored;
}

const LABEL_END = /[:：] ?$/u;
/** Between a cue and its code: a colon, a copula, brackets, or nothing. */
const CONNECTS =
  /^[\s"'“”«»「」【】[\]()*]*(?:(?:is|are|ist|lautet|est|es|è|é|to|wynosi|это|は|为|為|是|는|은|هو)?\s*[:：=—–-]?)[\s"'“”«»「」【】[\]()*]*(?:is)?[:：]?[\s"'“”«»「【[(*]*$/iu;

function scoreCandidate(
  candidate: Candidate,
  line: string,
  above: string,
  below: string,
  cueInSubject: boolean,
): number {
  const before = line.slice(Math.max(0, candidate.start - BEFORE), candidate.start);
  const after = line.slice(candidate.end, candidate.end + AFTER);
  const alone = before.replace(BRACKETS, "") === "" && after.replace(BRACKETS, "") === "";
  const left = nearest(before);
  if (left.notCode > left.code) return 0;
  if (candidate.kind !== "digits" && PROMOTION.test(line.slice(0, 500))) return 0;
  if (isWordLike(candidate) && after.replace(BRACKETS, "") !== "") return 0;
  if (left.code >= 0) return 4 + shapeScore(candidate, CONNECTS.test(before.slice(left.code)));
  const right = first(after);
  if (right.notCode >= 0 && (right.code < 0 || right.notCode <= right.code)) return 0;
  if (right.code >= 0 && !alone) return 3.5 + shapeScore(candidate, false);
  const up = nearest(above);
  if (up.notCode > up.code) return 0;
  if (!alone) return 0;
  if (up.code >= 0) return 4 + shapeScore(candidate, CONNECTS.test(above.slice(up.code)));
  if (first(below).code >= 0) return 3.5 + shapeScore(candidate, false);
  return cueInSubject && candidate.kind === "digits" ? 3 + shapeScore(candidate, false) : 0;
}

const PROMOTION = /%|\boff\b|checkout|discount|coupon|promo|voucher|gift|referral/i;

/** A token that an ordinary word or a shouted one could be. */
function isWordLike({ kind, value }: Candidate): boolean {
  return kind === "word" || (kind === "capitals" && !value.includes("-"));
}

const BRACKETS = /[\s*_"'“”«»「」【】[\]()>|.:-]/gu;

/** Rarer forms of a code need a cue that leads straight to them. */
function shapeScore({ kind, value }: Candidate, labelled: boolean): number {
  if (kind === "digits")
    return (/^(?:19|20)\d\d$/.test(value) ? -1.5 : 0) + (value.length === 6 ? 0.5 : 0) + (labelled ? 0.5 : 0);
  if (kind === "mixed") return labelled ? 0.5 : -0.5;
  return labelled ? 0 : -2;
}

/** Where the last cue of each kind ends, -1 for none. A phrase like "promo code" covers the "code" in it. */
function nearest(context: string): { code: number; notCode: number } {
  const code = lastEnd(cues.code, context);
  const notCode = lastEnd(cues.notCode, context);
  // "order 4711" has its number already: the next one is somebody else's.
  const spent = notCode >= 0 && /\d/.test(context.slice(notCode));
  return { code: notCode === code ? -1 : code, notCode: spent ? -1 : notCode };
}

function first(context: string): { code: number; notCode: number } {
  return { code: context.search(cues.code), notCode: context.search(cues.notCode) };
}

function lastEnd(cue: RegExp, context: string): number {
  let end = -1;
  for (const match of matches(cue, context)) end = match.index + match[0].length;
  return end;
}
