/** Two pieces of evidence, and what they are worth together. */
export type WeighedPair<Name> = [Name, Name, number];

type Evidence<Name extends string> = Partial<Record<Name, number>>;

/**
 * The score of a candidate: each piece of evidence, mostly 0 to 1, times what it is worth, and each pair. All candidates
 * have their evidence in the same groups and in the same order: looked up by name it would take five times as long.
 */
export function createScale<Name extends string>(weights: Record<Name, number>, pairs: WeighedPair<Name>[]) {
  let names: Name[] | undefined;
  const worths = new Float64Array(Object.keys(weights).length);
  const shares = new Float64Array(worths.length);
  const ones = new Uint16Array(pairs.length);
  const others = new Uint16Array(pairs.length);
  const pairWorths = Float64Array.from(pairs, ([, , worth]) => worth);
  const learnOrder = (groups: Evidence<Name>[]): Name[] => {
    const order = groups.flatMap((group) => Object.keys(group) as Name[]);
    worths.set(order.map((name) => weights[name]));
    ones.set(pairs.map(([one]) => order.indexOf(one)));
    others.set(pairs.map(([, other]) => order.indexOf(other)));
    return order;
  };
  return (groups: Evidence<Name>[]): number => {
    names ??= learnOrder(groups);
    let index = 0;
    let score = 0;
    for (const group of groups) {
      for (const name in group) {
        if (names[index] !== name) throw new Error(`Evidence in another order: ${name}.`);
        const share = group[name] as number;
        shares[index] = share;
        score += (worths[index] as number) * share;
        index += 1;
      }
    }
    if (index !== names.length) throw new Error(`Evidence is missing: ${names[index]}.`);
    for (let pair = 0; pair < pairWorths.length; pair += 1) {
      const together = (shares[ones[pair] as number] as number) * (shares[others[pair] as number] as number);
      score += (pairWorths[pair] as number) * together;
    }
    return score;
  };
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
