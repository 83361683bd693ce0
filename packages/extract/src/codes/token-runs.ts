import type { Reading } from "../reading/reading";

/** What has the form of a token in a line, but for the words of sentences, which most are: they are told by their letters. */
export function tokenRuns(line: string, reading: Reading): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let index = 0; index < line.length; ) {
    if (!isAlphanumeric(line.charCodeAt(index))) {
      index += 1;
      continue;
    }
    let isLowerCase = true;
    let end = index;
    for (let unit = line.charCodeAt(end); isAlphanumeric(unit); unit = line.charCodeAt(++end))
      isLowerCase &&= unit > 96;
    if (isLowerCase && line.charCodeAt(end) !== HYPHEN && isOfSentence(line, index, end, reading)) index = end;
    else {
      TOKEN.lastIndex = index;
      const match = TOKEN.exec(line);
      if (match) found.push(match);
      index = match ? TOKEN.lastIndex : end;
    }
  }
  return found;
}

const HYPHEN = 45;
const SPACE = 32;
const COMMA = 44;
const FULL_STOP = 46;
const UNDERSCORE = 95;

function isAlphanumeric(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90);
}

/** Too short or long for a word that is a code, or right behind other words, as `IN_SENTENCE` of letters.ts says, where nothing is set in typewriter face. */
function isOfSentence(line: string, start: number, end: number, reading: Reading): boolean {
  if (end - start < 5 || end - start > 12) return true;
  if (reading.isTypeset || line.charCodeAt(start - 1) !== SPACE) return false;
  const before = line.charCodeAt(start - 2) === COMMA ? start - 3 : start - 2;
  if (!(line.charCodeAt(before) >= 97 && line.charCodeAt(before) <= 122)) return false;
  for (let index = Math.max(0, start - 4); index < before; index += 1) {
    const unit = line.charCodeAt(index);
    if (!isAlphanumeric(unit) && unit !== SPACE && unit !== COMMA && unit !== FULL_STOP && unit !== UNDERSCORE)
      return false;
  }
  return true;
}

/* Letters of scripts that put spaces between words bound a token; ideographs and Hangul may touch it, and so may "otp_code="; marks within make it a password, "Xk3!vT9q". */
const TOKEN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@./&?#$€£]|(?<!\p{Script=Hebrew})-|(?<!^[\w.-]{2,40})=|[A-Za-z0-9][!%^+])(?:[A-Za-z0-9]{2,40}|[A-Z0-9](?=-[A-Z0-9]{2,12}-))(?:-[A-Za-z0-9]{2,12}){0,3}(?:(?<=-[A-Za-z0-9]{2,12})-[A-Z0-9]|(?<=(?<![A-Za-z0-9-])[a-z]{4,12})-\d)?(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_@/=]|-(?!\p{Ll}(?![\p{L}\p{N}]))|[.!%^+#$&][\p{L}\p{N}])/uy;
