import type { Scale } from "./model";

type Evidence = Record<string, number>;

/**
 * The score of a candidate: each piece of evidence, mostly 0 to 1, times what it is worth, and each pair. All candidates
 * have their evidence in the same groups and in the same order: looked up by name it would take five times as long.
 * Throws where the scale weighs what no group has.
 */
export function createWeigher({ weights, pairs }: Scale): (groups: object[]) => number {
  let names: string[] | undefined;
  let worths = new Float64Array();
  let shares = new Float64Array();
  const pairNames = Object.keys(pairs).map((names) => names.split(" × ") as [string, string]);
  const pairWorths = Float64Array.from(Object.values(pairs));
  const ones = new Uint16Array(pairWorths.length);
  const others = new Uint16Array(pairWorths.length);
  const learnOrder = (groups: object[]): string[] => {
    const order = groups.flatMap((group) => Object.keys(group));
    const placeOf = (name: string) => {
      const place = order.indexOf(name);
      if (place < 0) throw new Error(`The model weighs ${name}, which is no evidence.`);
      return place;
    };
    worths = new Float64Array(order.length);
    shares = new Float64Array(order.length);
    for (const [name, worth] of Object.entries(weights)) worths[placeOf(name)] = worth;
    ones.set(pairNames.map(([one]) => placeOf(one)));
    others.set(pairNames.map(([, other]) => placeOf(other)));
    return order;
  };
  return (groups) => {
    names ??= learnOrder(groups);
    let index = 0;
    let score = 0;
    for (const group of groups as Evidence[]) {
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
