/** Weights by the name of the evidence, and the least that a candidate must have. */
export interface Priors<Name extends string = string> {
  weights: Record<Name, number>;
  threshold: number;
}
