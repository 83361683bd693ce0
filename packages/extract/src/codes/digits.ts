import {
  isMonth,
  isNumberedByYear,
  isPairWithRest,
  isRagged,
  isRange,
  isUnevenPair,
  isUnevenTriple,
  isYearOfDate,
  isYearOfOthers,
  isYears,
} from "../reading/digit-groups";
import type { Line } from "../reading/lines";
import { matches } from "../reading/matches";
import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { isAskedFor, isCalled, isNamed, isNamedInFull } from "./named";

/** Numbers of a line, which starts at `offset` of its part. */
export function digitsIn(line: string, offset: number, reading: Reading): Candidate[] {
  const found: Candidate[] = [];
  for (const { 0: boxes, index } of SPREAD.test(line) ? [...matches(SPREAD_BOXES, line), ...spreadGroups(line)] : []) {
    const start = offset + index;
    const value = boxes.replace(/\D/g, "");
    const isGrouped = /\d\d/.test(boxes);
    found.push({
      value,
      start,
      end: start + boxes.length,
      kind: "digits",
      boxes: !isGrouped,
      grouped: isGrouped,
      ragged: false,
    });
  }
  for (const match of matches(DIGIT_RUN, line)) readDigits(line, match[0], match.index, offset, found, reading);
  return found;
}

const SPREAD = /\d(?: {2,}| [-–] )\d/;
/** "1 0 9 - 4 4 6", "1 0 9   4 4 6", "1  9  6  0  8  3" */
const SPREAD_BOXES =
  /(?<![\p{L}\p{N}])(?:\d(?: \d){1,4}(?: [-–] | {2,4})\d(?: \d){1,4}|\d(?: {2,4}\d){3,9})(?! {0,4}(?:[-–] ?)?\d|[\p{L}\p{N}])/gu;
/** "415 – 077 – 932", alone or behind a colon. */
const SPREAD_GROUPS = /(?<=^[^\p{L}\p{N}]{0,8}|: ?)\d{2,4}(?: [-–] \d{2,4}){1,3}(?=[^\p{L}\p{N}]{0,8}$)/gu;

/** Of one size; two groups are rather a range, unless of three digits. */
function spreadGroups(line: string): RegExpExecArray[] {
  return matches(SPREAD_GROUPS, line).filter(([run]) => {
    const groups = run.split(/ [-–] /);
    const size = groups[0]?.length;
    return groups.every(({ length }) => length === size) && (groups.length > 2 ? size !== 4 : size === 3);
  });
}

/* Letters of scripts that put spaces between words bound a token; ideographs and Hangul may touch it. */
const DIGIT_RUN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])(?:G-(?=\d{4,8}(?![\p{L}\p{N}-])))?\d+(?:(?:\0{0,2}[ –-]|\0{1,2}| ?[·•∙・] ?)\d+)*(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])/gu;
/** "验证码482913,5分钟内有效": a comma without a space, and another number. */
const NEXT_NUMBER = /^[.,]\d{1,3} ?(?![元円圓원])[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u;
/** Neighbours that make a number a price, a date, a time, a phone or a list number. */
const BEFORE_NO_CODE =
  /(?:\d[.,:]|[a-z]{3}-|\(\d{2,5}\) ?|(?:[+#$€£¥₹₽₩₺₫@/\\№©]|(?:USD|EUR|GBP|JPY|INR|CHF|PLN|BRL|TRY|NT\$|R\$|Rs\.?|kr|Kč|zł)) ?)$/u;
/** Zulu and Xhosa write "it is" with a hyphen: "ikhodi ingu-482913". */
const COPULA_BEFORE = /(?<!\p{L})(?:i?ngu|yi|wu)-$/iu;
/** "(No: 20211804)", "(ID 21907744)" */
const NUMBERED_BEFORE = /\((?:no|nr|n[º°]|id|núm|č)[.:]{0,2} ?$/iu;
const AFTER_NO_CODE =
  /^(?:\) ?\d{2,4}[ -]\d{2}| ?\(\d{1,3}(?:[.,]\d{1,2})? ?[%٪]|[.,:/]\d|:[\da-f]{0,4}:|[/\\]|[ -]?(?:bits?|bytes?|baud|dpi|rpm|[kMG]?Hz|[kKT]B)(?![\p{L}])| ?(?:[%€£¥₹₽₩₺₫$°]|(?:USD|EUR|GBP|JPY|INR|CHF|PLN|BRL|TRY|SEK|NOK|DKK|kr|zł|Kč|руб|грн|TL|Ft|lei|лв|km|kg|kWh|GB|MB|px|ms)(?![\p{L}])|[元円圓원万億亿兆条條枚]|[件次](?!名)))/u;

/** "p. 112-118" */
const PAGE_BEFORE = /(?<!\p{L})(?:pp?|pgs?|str|стр|σελ|págs?)\. ?$/u;
const PAGES_ABOVE = /^[^\p{L}\p{N}]{0,4}pages: ?$/iu;
/** "## 482913": of Markdown. */
const HEADING_MARK = /^#{1,6} $/;
const LONGEST_HEADING_MARK = 8;

/** "0712***309", "****4471"; on both sides of it, or of the words with it, it is bold Markdown. */
const MASK_BEFORE = /[*•×]{2}$/;
const MASK_AFTER = /^[*•×]{2}/;
/** "**Code: " */
const BOLD_BEFORE = /(?:^|[^*\p{L}\p{N}])\*{2,3}\p{L}[^*]*$/u;
/** " is your code**" */
const BOLD_AFTER = /^[^*]*[^\s*]\*{2,3}(?![\p{L}\p{N}*])/u;
const LONGEST_BOLD = 200;
/** "Box 88, 971 03 Luleå" */
const POSTCODE_BEFORE = /\d[\d/–-]{0,6} ?\p{L}?, ?$/u;
const TOWN_AFTER = /^ \p{Lu}\p{Ll}/u;

/** One line a digit. */
export function columnsOfDigits({ text, lines }: Reading): Candidate[] {
  const found: Candidate[] = [];
  const isDash = ({ start, end }: Line) => end - start <= 3 && /^ ?[-–—] ?$/.test(text.slice(start, end));
  const digitOf = ({ start, end }: Line) =>
    end - start > 5 ? null : (/^[ \0]*(\d)[ \0]*$/.exec(text.slice(start, end))?.[1] ?? null);
  for (let first = 0; first < lines.length; first += 1) {
    let value = "";
    let last = first;
    for (let line = lines[last]; line; line = lines[last]) {
      const digit = digitOf(line);
      if (digit === null && (value === "" || !isDash(line))) break;
      value += digit ?? "";
      last += 1;
    }
    if (value.length >= 4 && value.length <= 10) {
      const { start } = lines[first] as Line;
      found.push({
        value,
        start,
        end: (lines[last - 1] as Line).end,
        kind: "digits",
        boxes: true,
        grouped: false,
        ragged: false,
      });
    }
    first = Math.max(first, last - 1);
  }
  return found;
}

function readDigits(
  line: string,
  run: string,
  index: number,
  offset: number,
  found: Candidate[],
  reading: Reading,
): void {
  const prefix = /^G-/.exec(run)?.[0] ?? "";
  const groups = run
    .slice(prefix.length)
    .replaceAll("\0", "")
    .split(/ ?[·•∙・] ?|[ –-]/);
  const past = index + run.length;
  const isPound = line.charAt(index - 1) === "#" && isCodeWithPound(line.slice(0, index), offset + index - 1, reading);
  const isHeading = index < LONGEST_HEADING_MARK && HEADING_MARK.test(line.slice(0, index));
  const before = line.slice(Math.max(0, index - 8), index);
  if (!isPound && !isHeading && BEFORE_NO_CODE.test(before) && !COPULA_BEFORE.test(before)) return;
  const inBrackets = NUMBERED_BEFORE.exec(before);
  if (inBrackets && !isCalled(offset + index - inBrackets[0].length, reading)) return;
  const after = line.slice(past, past + 10);
  if (isMasked(line, index, past)) return;
  if (AFTER_NO_CODE.test(after) && !NEXT_NUMBER.test(after)) return;
  if (POSTCODE_BEFORE.test(line.slice(Math.max(0, index - 12), index)) && TOWN_AFTER.test(line.slice(past, past + 4)))
    return;
  if (
    /[-–]/.test(run) &&
    (isMonth(groups) || isYears(groups) || PAGE_BEFORE.test(before) || PAGES_ABOVE.test(line.slice(0, index)))
  )
    return;
  const value = groups.join("");
  if (
    isYearOfDate(run, line, index, past) ||
    (isYearOfOthers(run, line, index) && !isAskedFor(offset + index, reading))
  )
    return;
  const start = offset + index;
  if (/[-–]/.test(run) && isRange(groups, after) && !isNamed(start, reading) && !namesCodeNext(offset + past, reading))
    return;
  if (/[-–]/.test(run) && isNumberedByYear(groups) && line.trim() !== run && !isNamed(start, reading)) return;
  const size = groups[0]?.length ?? 0;
  const even = groups.every((group) => group.length === size);
  const boxes = groups.length > 1 && size === 1;
  const ragged =
    !even && (isRagged(groups, size) || (isUnevenTriple(groups) && (line.trim() === run || isNamed(start, reading))));
  const isPair = () => isUnevenPair(groups) || (isPairWithRest(groups) && isNamedInFull(start, reading));
  const joins = even ? boxes || (size >= 2 && size <= 4 && groups.length <= 4) : ragged || isPair();
  if (groups.length === 1 || joins) {
    if (value.length >= 4 && value.length <= 10)
      found.push({
        value,
        start,
        end: offset + past,
        kind: "digits",
        boxes,
        grouped: groups.length > 1 && !boxes,
        ragged,
      });
    // Uneven groups of many digits are a phone or an account.
  } else if (value.length < 9 && !run.includes("-") && !run.includes("–"))
    separateNumbers(groups, start + prefix.length, found);
}

/** "48-72 is your code" */
function namesCodeNext(end: number, reading: Reading): boolean {
  return reading.cuesWithin(end, end + NEXT, "code", "maybeCode", "enter").length > 0;
}

const NEXT = 40;

/** "Your code is #330917", "Login code: #330917"; a label that hardly says which code numbers what is filed: "Unique code: #4824292". */
function isCodeWithPound(before: string, start: number, reading: Reading): boolean {
  return /: {0,2}#$/.test(before) ? isNamedInFull(start, reading) : isNamed(start, reading);
}

/** Some of its digits are hidden. */
function isMasked(line: string, index: number, past: number): boolean {
  const before = MASK_BEFORE.test(line.slice(Math.max(0, index - 2), index));
  const after = MASK_AFTER.test(line.slice(past, past + 2));
  if (before === after) return false;
  return before
    ? !BOLD_AFTER.test(line.slice(past, past + LONGEST_BOLD))
    : !BOLD_BEFORE.test(line.slice(Math.max(0, index - LONGEST_BOLD), index));
}

function separateNumbers(groups: string[], start: number, found: Candidate[]): void {
  let from = start;
  for (const value of groups) {
    const end = from + value.length;
    if (value.length >= 4 && value.length <= 10)
      found.push({ value, start: from, end, kind: "digits", boxes: false, grouped: false, ragged: false });
    from = end + 1;
  }
}
