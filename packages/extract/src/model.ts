import model from "../model.json";

/** What each piece of evidence is worth, and the least that a candidate must have, as the fit found them (`npm run fit`). */
export interface Scale {
  weights: Record<string, number>;
  /** What two are worth together beyond that, by both names: "codeBefore × brief". */
  pairs: Record<string, number>;
  threshold: number;
}

export const codeScale: Scale = model.codes;
export const linkScale: Scale = model.links;
