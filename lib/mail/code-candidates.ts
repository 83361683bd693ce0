import { matches } from "@/lib/mail/matches";

/** A token of a line that has the form of a code. */
export interface Candidate {
  /** As it is reported: grouped digits joined, a `G-` prefix dropped. */
  value: string;
  start: number;
  end: number;
  kind: "digits" | "mixed" | "capitals" | "word";
}

/** The tokens of one line that could be codes by their form alone. */
export function codeCandidates(line: string): Candidate[] {
  const found: Candidate[] = [];
  if (!WORTH_A_LOOK.test(line)) return found;
  for (const match of matches(DIGIT_RUN, line)) found.push(...readDigits(line, match[0], match.index));
  for (const match of matches(TOKEN, line)) {
    const kind = kindOf(match[0]);
    if (kind) found.push({ value: match[0], start: match.index, end: match.index + match[0].length, kind });
  }
  return found.sort((a, b) => a.start - b.start);
}

/* Letters of scripts that put spaces between words bound a token; ideographs and Hangul may touch it. */
/** A digit, capitals, or a word behind a final colon. */
const WORTH_A_LOOK = /\d|[A-Z-]{4}|[:：] ?[a-z]{5,12}\W?$/;
const DIGIT_RUN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])(?:[A-Z]{1,2}-(?=\d{4,8}(?![\p{L}\p{N}-])))?\d+(?:[ –-]\d+)*(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])/gu;
const TOKEN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@./=&?#$€£-])[A-Za-z0-9]{2,16}(?:-[A-Za-z0-9]{2,12}){0,3}(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@/=-]|\.[\p{L}\p{N}])/gu;

/** Neighbours that make a number a price, a date, a time, a phone or a list number. */
const BEFORE_NO_CODE = /(?:[+#$€£¥₹₽₩@/\\]|[\d][.,:]|(?:USD|EUR|GBP|JPY|INR|CHF|PLN|BRL|TRY)) ?$/u;
const AFTER_NO_CODE = /^(?:[.,:/]\d|[/\\]| ?(?:[%€£¥₹₽₩$]|USD|EUR|GBP|JPY|INR|CHF|PLN|BRL|TRY|kr\b|zł|руб|TL\b))/u;

function readDigits(line: string, run: string, start: number): Candidate[] {
  const prefix = /^[A-Z]{1,2}-/.exec(run)?.[0] ?? "";
  const groups = run.slice(prefix.length).split(/[ –-]/);
  const end = start + run.length;
  if (BEFORE_NO_CODE.test(line.slice(Math.max(0, start - 5), start)) || AFTER_NO_CODE.test(line.slice(end, end + 6)))
    return [];
  const value = groups.join("");
  const size = groups[0]?.length ?? 0;
  const even = groups.every((group) => group.length === size);
  const joins = groups.length === 1 || (even && (size === 1 || (size <= 4 && groups.length <= 4)));
  if (joins) return value.length >= 4 && value.length <= 10 ? [{ value, start, end, kind: "digits" }] : [];
  return run.includes("-") || run.includes("–") ? [] : separateNumbers(groups, start + prefix.length);
}

function separateNumbers(groups: string[], start: number): Candidate[] {
  let offset = start;
  return groups.flatMap((value) => {
    const from = offset;
    offset += value.length + 1;
    return value.length >= 4 && value.length <= 10
      ? [{ value, start: from, end: from + value.length, kind: "digits" as const }]
      : [];
  });
}

function kindOf(token: string): Candidate["kind"] | null {
  const letters = token.replaceAll("-", "");
  if (letters.length < 4 || letters.length > 20 || !/[A-Za-z]/.test(letters)) return null;
  if (/\d/.test(letters)) return /^[A-Z]{1,2}-\d+$/.test(token) ? null : "mixed";
  if (/^[A-Z]+$/.test(letters)) return "capitals";
  return /^[a-z]{5,12}$/.test(token) ? "word" : null;
}
