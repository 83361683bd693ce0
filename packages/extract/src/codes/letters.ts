import { matches } from "../reading/matches";
import type { Reading } from "../reading/reading";
import type { Candidate } from "./candidate";
import { isAskedFor, isCalled, isNamedInFull, isRightBehindName } from "./named";
import { isMeasure, kindOf, NAME_WITH_NUMBER } from "./shapes";
import { tokenRuns } from "./token-runs";
import { qualifiesNext } from "./words";

/** Tokens of letters, mostly with digits among them, of a line that starts at `offset` of its part. */
export function tokensIn(line: string, offset: number, reading: Reading): Candidate[] {
  const found = [...letterBoxes(line, offset), ...groupsOfBoth(line, offset, reading)];
  const add = (value: string, index: number, kind: Candidate["kind"]) => {
    const start = offset + index;
    if (found.some((other) => other.start <= start && start < other.end)) return;
    found.push({ ...plain, value, start, end: start + value.length, kind });
  };
  for (const { 0: token, index } of BEYOND_ASCII.test(line) ? matches(FOREIGN_TOKEN, line) : []) {
    const isApart = token.includes("-") || isSetApart(line, index, token.length, offset, reading);
    if (token.replaceAll("-", "").length >= 4 && isApart && !reading.isInAnchor(offset + index))
      add(token, index, /\d/.test(token) ? "mixed" : "capitals");
  }
  let isSource: boolean | undefined;
  for (const { 0: run, index } of tokenRuns(line, reading)) {
    const token = ENDING_APART.test(run) ? run.replace(ENDING, "") : run;
    const kind = kindOf(token);
    if (!kind) continue;
    if (kind === "capitals" && isAbbreviation(token, line.slice(index + token.length), offset + index, reading))
      continue;
    if (COMPOUND.test(token) && qualifiesNext(line.slice(index + token.length))) continue;
    if ((ONE_DIGIT.test(token) || isPartOfTime(line, index)) && !isNamedInFull(offset + index, reading)) continue;
    if (isMeasure(token) && line.trim() !== token && !isCodeOf(offset + index, reading)) continue;
    // "RESET" on a button
    if ((kind === "capitals" || kind === "word") && reading.isInAnchor(offset + index)) continue;
    if (kind === "word") {
      isSource ??= SOURCE.test(line);
      if (isSource || isInSyntax(line, index, index + token.length, offset, reading)) continue;
    }
    if (
      kind !== "word" ||
      isSetApart(line, index, token.length, offset, reading) ||
      (NAME_WITH_NUMBER.test(token) && (ONE_DIGIT.test(token) || isRightBehindName(offset + index, reading)))
    )
      add(token, index, kind);
  }
  return found;
}

const plain = { boxes: false, grouped: false, ragged: false };

/** "KRPUŠ", "ЖТК-4418": capitals of which some are not ASCII, and digits. */
const FOREIGN_TOKEN =
  /(?<![\p{L}\p{M}\p{N}_@./=&?#-])(?=[\p{Lu}\d-]{0,20}(?![A-Z])\p{Lu})[\p{Lu}\d]{2,12}(?:-[\p{Lu}\d]{2,8}){0,3}(?![\p{L}\p{M}\p{N}_@/=-])/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const LETTER_BOXES = /(?<![\p{L}\p{N}])[A-Z0-9](?: [A-Z0-9]){4,9}(?![\p{L}\p{N}]| [\p{L}\p{N}])/gu;
/** "H4 T9 M2", "MVX 4H2", "9QF4 ZT", alone or behind a colon. */
const GROUPS_OF_BOTH =
  /(?<=^[^\p{L}\p{N}]{0,8}|: ?)(?:[A-Z0-9]{3,4} [A-Z0-9]{2,4}|[A-Z0-9]{2,4}(?: [A-Z0-9]{2,4}){2,4})(?=[^\p{L}\p{N}]{0,8}$)/gu;
/** "WDRB QZFP" */
const CONSONANT_GROUPS = /^[B-DF-HJ-NP-TV-Z]{3,4}(?: [B-DF-HJ-NP-TV-Z]{3,4}){1,2}$/;
const MIXED_GROUP = /\d[A-Z]|[A-Z]\d/i;
/** "TB7 4XK", "AB12 CD34 EF56" in a sentence: each has both. */
const BOTH = String.raw`(?=[A-Z0-9]{0,3}\d)(?=\d{0,3}[A-Z])[A-Z0-9]{3,4}`;
const MIXED_PAIR = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@./=-]|[A-Z0-9] )${BOTH} ${BOTH}(?: ${BOTH})?(?![\p{L}\p{N}_@/=-]| [A-Z0-9]{2,4}(?![\p{L}\p{N}]))`,
  "gu",
);
/** "37e9 f69f", alone or behind a colon. */
const HEXADECIMAL_PAIR =
  /(?<=^[^\p{L}\p{N}]{0,8}|: ?)(?=[\da-f ]{0,8}[a-f])(?=[a-f]{0,3}\d)[\da-f]{4} (?=[a-f]{0,3}\d)[\da-f]{4}(?=[^\p{L}\p{N}]{0,8}$)/gu;
/** Looked for from the space on, which is quicker. */
const MAYBE_GROUPS = /(?<=[A-Z0-9]{2}) [A-Z0-9]{2}|(?<=[\da-f]{4}) [\da-f]{4}/;
const OTHER_SCRIPT_BEFORE = /(?!\p{Script=Latin})\p{L}\p{M}* ?$/u;
const OTHER_SCRIPT_AFTER = /^(?: [–—-])? ?(?:(?!\p{Script=Latin})\p{L}|[.,;!，。、])/u;

function letterBoxes(line: string, offset: number): Candidate[] {
  return matches(LETTER_BOXES, line)
    .filter(([boxes]) => /[A-Z]/.test(boxes))
    .map(({ 0: boxes, index }) => ({
      ...plain,
      value: boxes.replaceAll(" ", ""),
      start: offset + index,
      end: offset + index + boxes.length,
      kind: /\d/.test(boxes) ? "mixed" : "capitals",
      boxes: true,
    }));
}

function groupsOfBoth(line: string, offset: number, reading: Reading): Candidate[] {
  if (!MAYBE_GROUPS.test(line)) return [];
  return [...matches(GROUPS_OF_BOTH, line), ...matches(MIXED_PAIR, line), ...matches(HEXADECIMAL_PAIR, line)].flatMap(
    ({ 0: groups, index }): Candidate[] => {
      const value = groups.replaceAll(" ", "");
      const start = offset + index;
      const found = { ...plain, value, start, end: start + groups.length, grouped: true };
      if (CONSONANT_GROUPS.test(groups)) return [{ ...found, kind: "capitals" }];
      const [size, ...sizes] = groups.split(" ").map(({ length }) => length) as [number, ...number[]];
      const even = sizes.every((other) => other === size);
      // "1015 BA" is a Dutch postcode, "512 GB" a size.
      const isRest = sizes.length === 1 && sizes[0] === 2 && MIXED_GROUP.test(groups.slice(0, size));
      const hasForm = even || isRest || isNamedInFull(start, reading); // "Your sign-in code: TRN 58 KQ"
      if (!hasForm || value.length > 12 || !/[A-Za-z]/.test(value) || !/\d/.test(value)) return [];
      const mixed = MIXED_GROUP.test(groups) || groups.split(" ").every((group) => /\d/.test(group));
      // "ABC 123" is a car, unless a code is named before it, or the reader told to enter something.
      if ((!even || !mixed) && !isAskedFor(start, reading)) return [];
      return [{ ...found, kind: "mixed" }];
    },
  );
}

/**
 * An ordinary word can be a code behind a colon, in quotation marks, set in typewriter face, alone in its line, or within
 * text in another script; not before a colon where it names what follows.
 */
function isSetApart(line: string, index: number, length: number, offset: number, reading: Reading): boolean {
  const before = line.slice(Math.max(0, index - 4), index);
  const past = line.slice(index + length, index + length + 3);
  const isSpeaker = SPEAKER.test(past) && !/[:：]/.test(before);
  if (IN_SENTENCE.test(before)) return !isSpeaker && isTypewritten(offset + index, length, reading);
  if (line.slice(0, index).trim() === "") {
    if (line.slice(index + length).trim() === "") return true;
    if (isEndOfSentence(line, index + length, offset, reading)) return false;
  }
  if (isSpeaker) return false;
  if (!/[\p{L}\p{N}]/u.test(past.trim()) && /(?::|^| [–—-])[\s"'“”«»„*`\0]{0,3}$/u.test(before)) return true;
  if (/["“”«»„*`「『]$/u.test(before) && /^["“”«»*`」』]/u.test(past)) return true;
  if (OTHER_SCRIPT_BEFORE.test(before) && OTHER_SCRIPT_AFTER.test(past)) return true;
  return isTypewritten(offset + index, length, reading);
}

/** Behind an ordinary word: what most words of a text can be told by. */
const IN_SENTENCE = /^[\w ,.]*[a-z],? $/;
/** "marta: I have seen it", a speaker; but "Your code: mifsuc :)" */
const SPEAKER = /^ ?[:：](?![()DP-])/;

function isTypewritten(start: number, length: number, reading: Reading): boolean {
  return reading.lookAt(start).mono && [start - 2, start + length + 1].every((place) => !reading.lookAt(place).mono);
}

/** "PESEL-u", "JMBG-a" */
function isAbbreviation(token: string, past: string, start: number, reading: Reading): boolean {
  return token.length <= 5 && /^-\p{Ll}{1,4}(?![\p{L}\p{N}-])/u.test(past) && !isAskedFor(start, reading);
}

/** The last word of a wrapped sentence: a full stop behind it, and above it a line that does not end. */
function isEndOfSentence(line: string, end: number, offset: number, { text }: Reading): boolean {
  return line.slice(end).trim() === "." && /[\p{L},]\n$/u.test(text.slice(Math.max(0, offset - 3), offset));
}

function isCodeOf(start: number, reading: Reading): boolean {
  return isCalled(start, reading) || isNamedInFull(start, reading);
}

/** "11:38:00PM" */
function isPartOfTime(line: string, index: number): boolean {
  return /\d:$/.test(line.slice(Math.max(0, index - 2), index)) && /\d/.test(line.charAt(index));
}

/** "T8RM-43VB-ban": how Hungarian, Finnish and others inflect it. */
const ENDING_APART = /-[a-z]{1,4}$/;
const ENDING = /(?<=^[A-Z0-9-]{4,})-[a-z]{1,4}$/;
/** `"code": "active"`, "code-block:: shell", ":option:", "xsl:template": what programs read; not "Code:mifsuc". */
function isInSyntax(line: string, start: number, end: number, offset: number, reading: Reading): boolean {
  const before = line.slice(Math.max(0, start - LONGEST_SYNTAX), start);
  if (IN_SYNTAX.test(before)) return true;
  if (!before.endsWith(":")) return false;
  return line.charAt(end) === ":" || (/\w:$/.test(before) && !isCalled(offset + start, reading));
}

const LONGEST_SYNTAX = 6;
const IN_SYNTAX = /\w["'] ?: ?["']$|:: ?$|```$/;
/** A line of a program: "foo: { type: string }" */
const SOURCE = /[{}]|=>|;\s*$|\w\(\)/;
/** "CD-RW", "MS-DOS", "PIX-FLIX"; not "WDJB-MJHT" */
const COMPOUND = /^(?:[A-Z]{2,3}|(?=[A-Z]*[AEIOU])[A-Z]{2,12})-[A-Z]{2,12}$/;
/** "zulek-9" may be a code, "test-3" a server. */
const ONE_DIGIT = /^[a-z]+-\d$/;
