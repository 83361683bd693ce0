import type { Line } from "./lines";

// Between Hebrew letters, `"` is part of an abbreviation.
const MARK = /(?<![א-ת])"|"(?![א-ת])|[“”„«»「」『』]/g;
/** Each closes what it opened, whatever others stand between. */
const FAMILIES = ['"', "“”„", "«»", "「」", "『』"];

/** What stands in quotation marks, from mark to mark within a line, or within lines without an empty one between where the mark says which way it faces: a list for each family of marks, each in order. */
export function findQuotations(text: string, lines: readonly Line[]): Line[][] {
  const found = FAMILIES.map((): Line[] => []);
  const open: number[] = FAMILIES.map(() => -1);
  let number = 0;
  MARK.lastIndex = 0;
  for (let match = MARK.exec(text); match; match = MARK.exec(text)) {
    const { index, 0: mark } = match;
    while (index >= (lines[number]?.end ?? Number.POSITIVE_INFINITY)) {
      const isParagraphsEnd = (lines[number + 1]?.start ?? index) > (lines[number] as Line).end + 1;
      if (isParagraphsEnd) open.fill(-1);
      else open[0] = -1;
      number += 1;
    }
    const family = FAMILIES.findIndex((marks) => marks.includes(mark));
    const start = open[family] as number;
    if (start < 0) open[family] = opens(text, index, mark) ? index : -1;
    else if (closes(text, index, text[start] as string, mark)) {
      found[family]?.push({ start, end: index + 1 });
      open[family] = -1;
    } else open[family] = index;
  }
  return found;
}

/** The same mark opens in one language and closes in another: „a“ and “a”, «a» and »a«, ”a”. */
function opens(text: string, index: number, mark: string): boolean {
  if ("」』".includes(mark)) return false;
  // Not those of `27", black` and `read on »`.
  return !'"”»'.includes(mark) || /[^\s\0.,;:!?)]/.test(text[index + 1] ?? "");
}

function closes(text: string, index: number, opener: string, mark: string): boolean {
  if (mark === '"') return !/\s/.test(text[index - 1] ?? "") || /\s/.test(text[index + 1] ?? " ");
  if (mark === "“") return opener === "„";
  if (mark === "«") return opener === "»";
  return !"„「『".includes(mark);
}
