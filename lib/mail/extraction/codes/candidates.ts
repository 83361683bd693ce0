import { isOfDate, isRagged, isUnevenPair, YEAR } from "@/lib/mail/extraction/digit-groups";
import type { Line, Reading } from "@/lib/mail/extraction/reading";
import { matches } from "@/lib/mail/matches";

/** A token that has the form of a code, where it stands in its part. */
export interface Candidate {
  /** As it is reported: grouped digits joined, a `G-` prefix dropped. */
  value: string;
  start: number;
  end: number;
  kind: "digits" | "mixed" | "capitals" | "word";
  /** One box a character: spaces or line breaks between all of them. */
  boxes: boolean;
  /** Digits in groups of two to four. */
  grouped: boolean;
  /** The last group is shorter than the others. */
  ragged: boolean;
}

/** The tokens of a part that could be codes by their form alone, in their order. */
export function codeCandidates(reading: Reading): Candidate[] {
  const found = columnsOfDigits(reading);
  for (const line of reading.lines) {
    if (found.length >= MAX_CANDIDATES) break;
    inLine(reading, line, found);
  }
  return found.sort((a, b) => a.start - b.start);
}

const MAX_CANDIDATES = 400;
const MAX_LINE = 4_000;

/** A digit or capitals; in a short line also a word behind a final colon, or syllables. */
const WORTH_A_LOOK = /\d|[A-Z]{4}|[A-Z]-[A-Z]|(?:[A-Z] ){3}/;
const SHORT_LINE = 100;
const WORTH_A_LOOK_IF_SHORT = /[:：] ?[a-z-]{5,20}\W{0,3}$|^\W*[a-z]{3,12}(?:-[a-z]{3,8}){0,3}\W*$/;
/* Letters of scripts that put spaces between words bound a token; ideographs and Hangul may touch it. */
const DIGIT_RUN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])(?:[A-Z]{1,2}-(?=\d{4,8}(?![\p{L}\p{N}-])))?\d+(?:[ –\0-]\d+)*(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])/gu;
const TOKEN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@./=&?#$€£]|(?<!\p{Script=Hebrew})-)[A-Za-z0-9]{2,16}(?:-[A-Za-z0-9]{2,12}){0,3}(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@/=-]|\.[\p{L}\p{N}])/gu;
const LETTER_BOXES = /(?<![\p{L}\p{N}])[A-Z0-9](?: [A-Z0-9]){4,9}(?![\p{L}\p{N}]| [\p{L}\p{N}])/gu;

/** Neighbours that make a number a price, a date, a time, a phone or a list number. */
const BEFORE_NO_CODE =
  /(?:\d[.,:]|(?:[+#$€£¥₹₽₩₺₫@/\\№]|(?:USD|EUR|GBP|JPY|INR|CHF|PLN|BRL|TRY|NT\$|R\$|Rs\.?|kr|Kč|zł)) ?)$/u;
const AFTER_NO_CODE =
  /^(?:[.,:/]\d|[/\\]| ?(?:[%€£¥₹₽₩₺₫$°]|(?:USD|EUR|GBP|JPY|INR|CHF|PLN|BRL|TRY|SEK|NOK|DKK|kr|zł|Kč|руб|грн|TL|Ft|lei|лв|km|kg|kWh|GB|MB|px|ms)(?![\p{L}])|[元円圓원]))/u;

/** One line a digit. */
function columnsOfDigits({ text, lines }: Reading): Candidate[] {
  const found: Candidate[] = [];
  const digitOf = ({ start, end }: Line) =>
    end - start > 5 ? null : (/^[ \0]*(\d)[ \0]*$/.exec(text.slice(start, end))?.[1] ?? null);
  for (let first = 0; first < lines.length; first += 1) {
    let value = "";
    let last = first;
    for (let line = lines[last]; line; line = lines[last]) {
      const digit = digitOf(line);
      if (digit === null) break;
      value += digit;
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

function inLine(reading: Reading, { start, end }: Line, found: Candidate[]): void {
  const line = reading.text.slice(start, Math.min(end, start + MAX_LINE));
  if (!WORTH_A_LOOK.test(line) && (line.length > SHORT_LINE || !WORTH_A_LOOK_IF_SHORT.test(line))) return;
  const taken = found.length;
  for (const match of matches(DIGIT_RUN, line)) readDigits(line, match[0], match.index, start, found);
  for (const match of matches(LETTER_BOXES, line)) {
    const value = match[0].replaceAll(" ", "");
    if (!/[A-Z]/.test(value)) continue;
    const kind = /\d/.test(value) ? "mixed" : "capitals";
    found.push({
      value,
      start: start + match.index,
      end: start + match.index + match[0].length,
      kind,
      boxes: true,
      grouped: false,
      ragged: false,
    });
  }
  for (const match of matches(TOKEN, line)) {
    const kind = kindOf(match[0]);
    if (!kind || (kind === "word" && !isLabelled(line, match.index, match[0].length))) continue;
    const from = start + match.index;
    // "RESET" on a button
    if ((kind === "capitals" || kind === "word") && reading.isInAnchor(from)) continue;
    if (found.slice(taken).some((other) => other.start <= from && from < other.end)) continue;
    found.push({
      value: match[0],
      start: from,
      end: from + match[0].length,
      kind,
      boxes: false,
      grouped: false,
      ragged: false,
    });
  }
}

function readDigits(line: string, run: string, index: number, offset: number, found: Candidate[]): void {
  const prefix = /^[A-Z]{1,2}-/.exec(run)?.[0] ?? "";
  const groups = run.slice(prefix.length).replaceAll("\0", "").split(/[ –-]/);
  const past = index + run.length;
  if (BEFORE_NO_CODE.test(line.slice(Math.max(0, index - 5), index))) return;
  if (AFTER_NO_CODE.test(line.slice(past, past + 6))) return;
  const value = groups.join("");
  if (YEAR.test(run) && isOfDate(line, index, past)) return;
  const start = offset + index;
  const size = groups[0]?.length ?? 0;
  const even = groups.every((group) => group.length === size);
  const boxes = groups.length > 1 && size === 1;
  const ragged = !even && isRagged(groups, size);
  const joins = even ? boxes || (size >= 2 && size <= 4 && groups.length <= 4) : ragged || isUnevenPair(groups);
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

function separateNumbers(groups: string[], start: number, found: Candidate[]): void {
  let from = start;
  for (const value of groups) {
    const end = from + value.length;
    if (value.length >= 4 && value.length <= 10)
      found.push({ value, start: from, end, kind: "digits", boxes: false, grouped: false, ragged: false });
    from = end + 1;
  }
}

/** An ordinary word can be a code behind a colon only, or alone in its line. */
function isLabelled(line: string, index: number, length: number): boolean {
  const after = line.slice(index + length, index + length + 3).trim();
  return (
    !/[\p{L}\p{N}]/u.test(after) && /(?:[:：]|^)[\s"'“”«»„*`\0]{0,3}$/u.test(line.slice(Math.max(0, index - 4), index))
  );
}

/** "base64", "windows-1252" */
const NAME_WITH_NUMBER = /^[A-Za-z][a-z]{2,}-?\d{1,4}$/;
/** "INV-2025-0417"; "03xx-xxx4471" */
const FILED_OR_MASKED = /^[A-Z]{2,6}-(?:19|20)\d\d-|[xX]{2,}-?\d|\d-?[xX]{2,}/;

function kindOf(token: string): Candidate["kind"] | null {
  const letters = token.replaceAll("-", "");
  if (letters.length < 4 || letters.length > 20 || !/[A-Za-z]/.test(letters)) return null;
  if (NAME_WITH_NUMBER.test(token)) return "word";
  if (FILED_OR_MASKED.test(token)) return null;
  if (/\d/.test(letters)) return /^[A-Z]{1,2}-\d+$/.test(token) ? null : "mixed";
  if (/^[A-Z]+$/.test(letters)) return "capitals";
  return /^(?:[a-z]{5,12}|[a-z]{3,8}(?:-[a-z]{3,8}){1,3})$/.test(token) ? "word" : null;
}
