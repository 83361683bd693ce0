import type { Example, Features } from "./fit-examples";

/** Weights by the number of their evidence, and the least that a candidate must have. */
export interface Model {
  weights: Float64Array;
  threshold: number;
}

export interface Importance {
  shareOf: (example: Example) => number;
  /** How much worse a false report is than a miss. */
  falseReport: number;
}

/**
 * Logistic regression over mails: the best place of the right value should pass the threshold and every wrong one by a
 * margin, the best wrong place should stay below. Each weight keeps the sign of its prior and is drawn to it.
 */
export function fitWeights(examples: Example[], prior: Model, { shareOf, falseReport }: Importance): Model {
  const count = prior.weights.length;
  const signs = prior.weights.map(Math.sign);
  const model = { weights: Float64Array.from(prior.weights), threshold: prior.threshold };
  const first = new Float64Array(count + 1);
  const second = new Float64Array(count + 1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient = new Float64Array(count + 1);
    for (const example of examples)
      addGradient(example, model, shareOf(example) * (example.right ? 1 : falseReport), gradient);
    const rate = (RATE * (1 - round / (ROUNDS + 1))) / (1 - 0.9 ** round);
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
      else model.weights[index] = moved * (signs[index] as number) > 0 ? moved : 0;
    }
  }
  return model;
}

const ROUNDS = 1000;
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

function addGradient({ right, wrong }: Example, model: Model, share: number, gradient: Float64Array): void {
  const worst = soften(wrong, model);
  if (right === null) {
    const push = share * sigmoid(worst.score - model.threshold + MARGIN);
    addTo(gradient, wrong, worst.shares, push);
    addAt(gradient, -push);
    return;
  }
  const best = soften(right, model);
  const pass = share * sigmoid(model.threshold + MARGIN - best.score);
  const lead = wrong.length === 0 ? 0 : share * sigmoid(worst.score + MARGIN - best.score);
  const extra = wrong.length === 0 ? 0 : 0.3 * share * sigmoid(worst.score - model.threshold + MARGIN);
  addTo(gradient, right, best.shares, -pass - lead);
  addTo(gradient, wrong, worst.shares, lead + extra);
  addAt(gradient, pass - extra);
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

function addTo(gradient: Float64Array, places: Features[], shares: Float64Array, push: number): void {
  if (push === 0) return;
  for (const [place, { names, shares: seen }] of places.entries()) {
    const part = push * (shares[place] as number);
    if (part === 0) continue;
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] as number;
      gradient[name] = (gradient[name] as number) + part * (seen[index] as number);
    }
  }
}

/** The threshold's gradient is the last. */
function addAt(gradient: Float64Array, push: number): void {
  const last = gradient.length - 1;
  gradient[last] = (gradient[last] as number) + push;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
