import type { Example, Features } from "./examples";
import { fitWeights, type Importance, type Model, type Pair, slopesOf } from "./weights";

/** Chooses pairs step by step: those that would lower the loss most, then a short fit with them. */
export function choosePairs(examples: Example[], prior: Model, importance: Importance, count: number): Pair[] {
  const pairs: Pair[] = [];
  let model = fitWeights(examples, prior, importance, { rounds: FIRST });
  let known = examples;
  while (pairs.length < count) {
    const best = bestPairs(examples, known, model, importance, pairs)
      .filter(([pair, slope]) => !isOverlap(pair, slope, prior))
      .slice(0, Math.min(AT_ONCE, count - pairs.length))
      .map(([pair]) => pair);
    pairs.push(...best);
    known = withPairs(examples, pairs, prior.weights.length);
    const from = extend(model, best.length);
    model = fitWeights(known, extend(prior, pairs.length), importance, { pairs, from, rounds: NEXT });
  }
  return pairs;
}

const AT_ONCE = 2;
const FIRST = 200;
const NEXT = 40;

/** Two that speak for the same, and would take from each other. */
function isOverlap([one, other]: Pair, slope: number, { weights }: Model): boolean {
  const signs = [Math.sign(weights[one] as number), Math.sign(weights[other] as number)];
  return signs.every((sign) => sign === Math.sign(slope));
}

/** The same mails, with each pair as a further piece of evidence: the product of both. */
export function withPairs(examples: Example[], pairs: Pair[], count: number): Example[] {
  if (pairs.length === 0) return examples;
  const add = (places: Features[]) => places.map((place) => addPairs(place, pairs, count));
  return examples.map((example) => ({
    ...example,
    right: example.right && add(example.right),
    wrong: add(example.wrong),
  }));
}

/** As many further weights of 0. */
export function extend({ weights, threshold }: Model, count: number): Model {
  return { weights: Float64Array.from([...weights, ...Array<number>(count).fill(0)]), threshold };
}

function addPairs({ names, shares }: Features, pairs: Pair[], count: number): Features {
  const shareOf = new Map(Array.from(names, (name, index) => [name, shares[index] as number]));
  const both = pairs
    .map(([one, other], index) => [count + index, (shareOf.get(one) ?? 0) * (shareOf.get(other) ?? 0)] as const)
    .filter(([, share]) => share !== 0);
  return {
    names: Uint16Array.from([...names, ...both.map(([name]) => name)]),
    shares: Float64Array.from([...shares, ...both.map(([, share]) => share)]),
  };
}

/** Pairs not yet chosen and how the loss would change with each, the best first. `known` are the examples with the pairs chosen so far. */
function bestPairs(
  examples: Example[],
  known: Example[],
  model: Model,
  importance: Importance,
  pairs: Pair[],
): [Pair, number][] {
  const count = model.weights.length - pairs.length;
  const slopes = new Float64Array(count * count);
  const curves = new Float64Array(count * count);
  for (const [index, example] of examples.entries()) {
    if (example.part === "minimal") continue; // few texts that count much: they say nothing of pairs
    const { right, wrong, rightCurve, wrongCurve } = slopesOf(known[index] as Example, model, importance);
    addProducts(example.right ?? [], right, rightCurve, count, slopes, curves);
    addProducts(example.wrong, wrong, wrongCurve, count, slopes, curves);
  }
  const gain = (cell: number) => (slopes[cell] as number) ** 2 / ((curves[cell] as number) + RARE);
  for (const [one, other] of pairs) slopes[one * count + other] = 0;
  const cells = Array.from(slopes.keys()).sort((a, b) => gain(b) - gain(a));
  return cells.map((cell) => [[Math.floor(cell / count), cell % count], slopes[cell] as number]);
}

/** What holds for few mails is no evidence. */
const RARE = 20;

function addProducts(
  places: Features[],
  slopes: Float64Array,
  curve: number,
  count: number,
  slopeSums: Float64Array,
  curveSums: Float64Array,
): void {
  const total = slopes.reduce((sum, slope) => sum + slope, 0);
  if (total === 0) return;
  for (const [place, { names, shares }] of places.entries()) {
    const slope = slopes[place] as number;
    const bend = (curve * slope) / total;
    for (let one = 0; one < names.length; one += 1) {
      for (let other = 0; other < names.length; other += 1) {
        if ((names[one] as number) >= (names[other] as number)) continue;
        const cell = (names[one] as number) * count + (names[other] as number);
        const product = (shares[one] as number) * (shares[other] as number);
        slopeSums[cell] = (slopeSums[cell] as number) + slope * product;
        curveSums[cell] = (curveSums[cell] as number) + bend * product * product;
      }
    }
  }
}
