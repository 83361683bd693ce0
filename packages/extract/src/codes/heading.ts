import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";

/** The heading of the column of a table that a place of this line is in: the cell above it in the nearest row without a number. */
export function headingOf(place: number, number: number, reading: Reading): Line | null {
  const cells = reading.cellsOf(reading.lines[number] as Line);
  if (cells.length < 2) return null;
  const column = cells.findLastIndex(({ start }) => start <= place);
  for (let above = number - 1; above >= Math.max(0, number - MAX_ROWS); above -= 1) {
    const line = reading.lines[above] as Line;
    const row = reading.text.slice(line.start, Math.min(line.end, line.start + MAX_ROW));
    if (!/[\p{L}\d]/u.test(row)) continue; // a rule below the headings
    const headings = reading.cellsOf(line);
    if (headings.length !== cells.length) return null;
    if (!/\d{2}/.test(row)) return headings[column] ?? null;
  }
  return null;
}

const MAX_ROWS = 8;
const MAX_ROW = 400;
