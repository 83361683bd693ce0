import type { Example, Features } from "./examples";

/** Two pieces of evidence, by their numbers, that say together what neither says alone. */
export type Pair = readonly [number, number];

/** Weights by the number of their evidence, and the least that a candidate must have. */
export interface Model {
  weights: Float64Array;
  threshold: number;
}

/** Weights by the name of the evidence, and the least that a candidate must have. */
export interface Priors<Name extends string = string> {
  weights: Record<Name, number>;
  threshold: number;
}

export interface Importance {
  shareOf: (example: Example) => number;
  /** How much worse a false report is than a miss. */
  falseReport: number;
}

/**
 * Logistic regression over mails: the best place of the right value should pass the threshold and every wrong one by a
 * margin, the best wrong place should stay below. Each weight is drawn to its prior and keeps its sign; a prior of 0 leaves the sign open.
 * The last weights are those of the pairs: of two that speak for a candidate each takes but a little from the other.
 */
export function fitWeights(
  examples: Example[],
  prior: Model,
  importance: Importance,
  { pairs = [], from = prior, rounds = ROUNDS }: { pairs?: readonly Pair[]; from?: Model; rounds?: number } = {},
): Model {
  const count = prior.weights.length;
  const { least, most } = boundsOf(prior.weights, pairs);
  const model = { weights: Float64Array.from(from.weights), threshold: from.threshold };
  const first = new Float64Array(count + 1);
  const second = new Float64Array(count + 1);
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = new Float64Array(count + 1);
    for (const example of examples) addGradient(example, slopesOf(example, model, importance), gradient);
    const rate = (RATE * (1 - round / (rounds + 1))) / (1 - 0.9 ** round);
    for (let index = 0; index <= count; index += 1) {
      const known = index === count ? model.threshold : (model.weights[index] as number);
      const drawn = index === count ? prior.threshold : (prior.weights[index] as number);
      const slope = (gradient[index] as number) + PULL * (known - drawn);
      const mean = 0.9 * (first[index] as number) + 0.1 * slope;
      const spread = 0.999 * (second[index] as number) + 0.001 * slope * slope;
      first[index] = mean;
      second[index] = spread;
      const moved = known - (rate * mean) / (Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-9);
      if (index === count) model.threshold = moved;
      else model.weights[index] = Math.min(Math.max(moved, least[index] as number), most[index] as number);
    }
  }
  return model;
}

/** The least and the most that each weight may be. */
function boundsOf(priors: Float64Array, pairs: readonly Pair[]): { least: number[]; most: number[] } {
  const single = priors.length - pairs.length;
  const speaks = (index: number, sign: number) => Math.sign(priors[index] as number) === sign;
  const both = ([one, other]: Pair, sign: number) => speaks(one, sign) && speaks(other, sign);
  const bounds = (sign: 1 | -1) =>
    Array.from(priors, (prior, index) => {
      const pair = pairs[index - single];
      if (pair) return both(pair, sign) ? -sign * OVERLAP : -sign * Number.POSITIVE_INFINITY;
      return prior * sign > 0 ? 0 : -sign * Number.POSITIVE_INFINITY;
    });
  return { least: bounds(1), most: bounds(-1) };
}

/** What two pieces of evidence that speak for the same may lose where both are seen. */
const OVERLAP = 0.7;
const ROUNDS = 400;
const RATE = 0.05;
/** How strongly weights are drawn to their priors. */
const PULL = 1;
const MARGIN = 1;

export function scoreOf({ names, shares }: Features, { weights }: Model): number {
  let score = 0;
  for (let index = 0; index < names.length; index += 1)
    score += (weights[names[index] as number] as number) * (shares[index] as number);
  return score;
}

/** How the loss of a mail changes with the score of each of its places, and with the threshold; and how that changes. */
export interface Slopes {
  right: Float64Array;
  wrong: Float64Array;
  threshold: number;
  rightCurve: number;
  wrongCurve: number;
}

export function slopesOf(example: Example, model: Model, { shareOf, falseReport }: Importance): Slopes {
  const { right, wrong } = example;
  const share = shareOf(example) * (right ? 1 : falseReport);
  const best = soften(right ?? [], model);
  const worst = soften(wrong, model);
  const pass = right ? sigmoid(model.threshold + MARGIN - best.score) : 0;
  const lead = right && wrong.length > 0 ? sigmoid(worst.score + MARGIN - best.score) : 0;
  const report = wrong.length > 0 ? sigmoid(worst.score - model.threshold + MARGIN) : 0;
  const reported = (right ? BESIDE_RIGHT : 1) * report;
  const curve = (slope: number) => slope * (1 - slope);
  const push = share * (lead + reported);
  return {
    right: best.shares.map((part) => -part * share * (pass + lead)),
    wrong: worst.shares.map((part) => part * push),
    threshold: share * (pass - reported),
    rightCurve: share * (curve(pass) + curve(lead)),
    wrongCurve: share * (curve(lead) + (right ? BESIDE_RIGHT : 1) * curve(report)),
  };
}

/** What a wrong value beside the right one counts. */
const BESIDE_RIGHT = 0.3;

/** The threshold's gradient is the last. */
function addGradient({ right, wrong }: Example, slopes: Slopes, gradient: Float64Array): void {
  addTo(gradient, right ?? [], slopes.right);
  addTo(gradient, wrong, slopes.wrong);
  gradient[gradient.length - 1] = (gradient.at(-1) as number) + slopes.threshold;
}

/** A smooth maximum over places, and the share that each has in it. */
function soften(places: Features[], model: Model): { score: number; shares: Float64Array } {
  const shares = Float64Array.from(places, (place) => scoreOf(place, model));
  const top = shares.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < shares.length; index += 1) {
    shares[index] = Math.exp(2 * ((shares[index] as number) - top));
    sum += shares[index] as number;
  }
  for (let index = 0; index < shares.length; index += 1) shares[index] = (shares[index] as number) / sum;
  return { score: top + Math.log(sum) / 2, shares };
}

function addTo(gradient: Float64Array, places: Features[], slopes: Float64Array): void {
  for (const [place, { names, shares }] of places.entries()) {
    const slope = slopes[place] as number;
    if (slope === 0) continue;
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] as number;
      gradient[name] = (gradient[name] as number) + slope * (shares[index] as number);
    }
  }
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
