import { BLOT } from "./plain-text";
import { ENDS_SENTENCE } from "./sentences";

/** A line as a reader sees it; of a text part, a paragraph that its writer wrapped. */
export interface Line {
  start: number;
  end: number;
}

export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf("\n", start);
    const end = feed < 0 ? text.length : feed;
    if (text.slice(start, Math.min(end, start + 2_000)).trim() !== "") lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

/** Columns set apart by spaces. */
function isRow(line: string): boolean {
  return line.includes("   ") && /\S {3,}\S.* {3,}\S/.test(line);
}

/** Puts the lines of a paragraph together: a full line goes on in the next, unless a URL ends it or it is a table's row. */
export function unwrap(lines: Line[], text: string): Line[] {
  const width = widthOf(lines, text);
  const whole: Line[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && before && line.start === before.end + 1 && isFull(before, line, text, width)) last.end = line.end;
    else whole.push({ ...line });
    before = line;
  }
  return whole;
}

/** A line as long as this is no list's or label's. */
const LONG = 58;
const LONGEST = 116;
/** Shorter lines than this are not wrapped prose, whatever their next word. */
const LEAST = 48;
const A_WORD = 12;

/** Its writer broke the line for want of room, and nothing in it is whole in itself. */
function isFull({ start, end }: Line, next: Line, text: string, width: number): boolean {
  const length = end - start;
  if (length < LEAST || length > LONGEST || text.charAt(end - 1) === BLOT || isRow(text.slice(start, end)))
    return false;
  if (length >= LONG) return true;
  const [word = "", rest] = NEXT.exec(text.slice(next.start, Math.min(next.end, next.start + LONGEST)))?.slice(1) ?? [];
  const isAlone = rest === "" && !ENDS_SENTENCE.test(word);
  return length + 1 + word.length > width && !isAlone && !ENDS_SENTENCE.test(text.slice(Math.max(start, end - 5), end));
}

const NEXT = /^(\S*)\s*(\S?)/;

/** How long the lines are that another follows at once: where a program wraps them, no word more had room. */
function widthOf(lines: readonly Line[], text: string): number {
  const lengths = lines.flatMap(({ start, end }, index) => {
    const goesOn = lines[index + 1]?.start === end + 1 && text.charAt(end - 1) !== BLOT;
    return goesOn && end - start <= LONGEST ? [end - start] : [];
  });
  const width = lengths.reduce((most, length) => Math.max(most, length), 0);
  // One long line alone is as long as what it says.
  return lengths.filter((length) => length > width - A_WORD).length > 1 ? width : LONGEST;
}
