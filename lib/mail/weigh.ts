/** The score of a candidate: each piece of evidence, 0 to 1, times what it is worth. Merging the groups first would cost more. */
export function weigh<Name extends string>(
  weights: Record<Name, number>,
  groups: Partial<Record<Name, number>>[],
): number {
  let score = 0;
  for (const group of groups) {
    for (const name in group) score += weights[name] * (group[name] as number);
  }
  return score;
}
