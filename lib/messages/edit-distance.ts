/** Levenshtein's: how many characters must be put in, taken out or replaced to make one text of the other. */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 0; line < one.length; line += 1) {
    const row = [line + 1];
    for (let column = 0; column < other.length; column += 1) {
      const replaced = Number(above[column]) + (one[line] === other[column] ? 0 : 1);
      row.push(Math.min(replaced, Number(above[column + 1]) + 1, Number(row[column]) + 1));
    }
    above = row;
  }
  return above[other.length] ?? 0;
}
