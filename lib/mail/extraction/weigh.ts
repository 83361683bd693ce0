/** Two pieces of evidence, and what they are worth together. */
export type WeighedPair<Name> = [Name, Name, number];

type Evidence<Name extends string> = Partial<Record<Name, number>>;

/**
 * The score of a candidate: each piece of evidence, mostly 0 to 1, times what it is worth, and each pair. Groups of evidence
 * come in the same order each time; merging them first would cost more.
 */
export function createScale<Name extends string>(weights: Record<Name, number>, pairs: WeighedPair<Name>[]) {
  let placed: [number, Name, number, Name, number][] | undefined;
  return (groups: Evidence<Name>[]): number => {
    placed ??= pairs.map(([one, other, worth]) => [groupOf(one, groups), one, groupOf(other, groups), other, worth]);
    let score = 0;
    for (const group of groups) {
      for (const name in group) score += weights[name] * (group[name] as number);
    }
    for (const [group, one, otherGroup, other, worth] of placed) {
      const share = groups[group]?.[one] as number;
      if (share !== 0) score += worth * share * (groups[otherGroup]?.[other] as number);
    }
    return score;
  };
}

function groupOf<Name extends string>(name: Name, groups: Evidence<Name>[]): number {
  return groups.findIndex((group) => name in group);
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
