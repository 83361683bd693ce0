import { judge } from "./judge";
import { codeScale, linkScale } from "./model";
import type { Explained, Explanation, Mail } from "./types";

/** Every candidate of a mail with its score and evidence, the best first: why `analyse` reads it as it does. */
export function explain(mail: Mail): Explanation {
  const { scoredCodes, codes, scoredLinks, verificationLinks } = judge(mail);
  return {
    codes: scoredCodes.map(({ value, ...scored }) => explained(value, scored, codes)),
    links: scoredLinks.map(({ url, ...scored }) => explained(url, scored, verificationLinks)),
    thresholds: { codes: codeScale.threshold, links: linkScale.threshold },
  };
}

function explained(
  value: string,
  { score, evidence }: { score: number; evidence: object[] },
  among: string[],
): Explained {
  const shares = Object.entries<number>(Object.assign({}, ...evidence)).filter(([, share]) => share !== 0);
  return { value, score, reported: among.includes(value), evidence: Object.fromEntries(shares) };
}
