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

/** Those that pass the threshold. What lies far behind the likeliest is no second one. */
export function likely<Scored extends { score: number }>(scored: Scored[], threshold: number): Scored[] {
  const least = Math.max(threshold, topScore(scored) - FAR);
  return scored.filter(({ score }) => score >= least);
}

const FAR = 3;

export function topScore(scored: { score: number }[]): number {
  return scored.reduce((top, { score }) => Math.max(top, score), Number.NEGATIVE_INFINITY);
}
