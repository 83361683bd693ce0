/** The score of a candidate: each piece of evidence, 0 to 1, times what it is worth. */
export function weigh<Name extends string>(weights: Record<Name, number>, evidence: Record<Name, number>): number {
  let score = 0;
  for (const name in weights) score += weights[name] * evidence[name];
  return score;
}
