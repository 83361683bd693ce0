import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Scale } from "../src/model";
import { SEED } from "./fit/chance";
import { codePriors } from "./fit/code-priors";
import { type Example, type Part, readExamples } from "./fit/examples";
import { linkPriors } from "./fit/link-priors";
import { choosePairs, extend, withPairs } from "./fit/pairs";
import { fitWeights, type Model, type Pair, type Priors, scoreOf } from "./fit/weights";

const FOLDS = 5;
const PAIRS = 60;
/** Fewer mails that were written with care teach more than many short ones. */
const SHARES: Record<Exclude<Part, "short" | "busy">, number> = {
  minimal: 20,
  plain: 3,
  dev: 1,
  everyday: 4,
  tracked: 0.5,
  forgetful: 0.5,
};
const CODES: Teaching = { short: 1.2, busy: 0.4, falseReport: 2.3 };
const LINKS: Teaching = { short: 0.9, busy: 0.5, falseReport: 1.5 };

/**
 * `npm run fit`: fits the weights of the evidence for codes and links, and of pairs of it, to the parts `dev`, `everyday`
 * and `short` of the corpus, says how weights that were fitted without a mail's language read it, and writes `model.json`:
 * the same one to the digit for the same code, corpus and words. `--sample 200`: of so many mails a part; `--to <file>`.
 */
const { values: options } = parseArgs({
  options: { sample: { type: "string", default: "Infinity" }, to: { type: "string", default: "model.json" } },
});
const codeNames = Object.keys(codePriors.weights);
const linkNames = Object.keys(linkPriors.weights);
const { codes, links } = await readExamples(codeNames, linkNames, Number(options.sample));
console.log(`${"".padEnd(32)} right    false reports`);
const model = {
  made: {
    commit: git("rev-parse", "HEAD"),
    corpus: hashOf("corpus", ".jsonl"),
    lexicon: hashOf("lexicon", ".txt"),
    seed: SEED,
    date: git("show", "-s", "--format=%cs"),
  },
  codes: scaleOf(codeNames, learn("codes", codes, codePriors, CODES)),
  links: scaleOf(linkNames, learn("links", links, linkPriors, LINKS)),
};
writeFileSync(options.to, `${JSON.stringify(model, null, 2)}\n`);

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}

function hashOf(folder: string, ending: string): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(ending)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

interface Teaching {
  /** What a short mail counts, and one with its sender's other business around it. */
  short: number;
  busy: number;
  /** How much worse a false report is than a miss. */
  falseReport: number;
}

interface Fitted extends Model {
  /** Their weights are the last. */
  pairs: Pair[];
}

function learn(title: string, examples: Example[], priors: Priors, { short, busy, falseReport }: Teaching): Fitted {
  const shares: Record<Part, number> = { ...SHARES, short, busy };
  const importance = { shareOf: ({ part }: Example) => shares[part], falseReport };
  const prior = { weights: Float64Array.from(Object.values(priors.weights)), threshold: priors.threshold };
  const teach = (some: Example[]): Fitted => {
    const pairs = choosePairs(some, prior, importance, PAIRS);
    const known = withPairs(some, pairs, prior.weights.length);
    return { pairs, ...fitWeights(known, extend(prior, PAIRS), importance, { pairs }) };
  };
  report(`${title}, by hand-set weights`, examples, () => ({ ...prior, pairs: [] }));
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    teach(examples.filter((example) => foldOf(example) !== fold)),
  );
  report(`${title}, fitted without them`, examples, (example) => folds[Math.max(0, foldOf(example))] as Fitted);
  const fitted = meanOf(folds, prior.weights.length);
  report(`${title}, fitted`, examples, () => fitted);
  return fitted;
}

/** Languages that are left out together; minimal texts are always learned from. */
function foldOf({ part, language }: Example): number {
  if (part === "minimal" || part === "plain") return -1;
  return [...language.slice(0, 2)].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % FOLDS;
}

function report(title: string, examples: Example[], modelOf: (example: Example) => Fitted): void {
  for (const part of ["minimal", "plain", "dev", "everyday", "busy", "tracked", "forgetful", "short"] as const) {
    const of = examples.filter((example) => example.part === part);
    const holding = of.filter(({ right }) => right !== null);
    const right = holding.filter((example) => isRight(example, modelOf(example))).length;
    const others = of.filter((example) => example.right === null);
    const reported = others.filter((example) => !isRight(example, modelOf(example))).length;
    console.log(
      `${title.padEnd(28)} ${part.padEnd(8)} ${`${right} of ${holding.length}`.padEnd(14)} ${reported} of ${others.length}`,
    );
  }
}

function isRight(example: Example, model: Fitted): boolean {
  const [{ right, wrong }] = withPairs([example], model.pairs, model.weights.length - model.pairs.length) as [Example];
  const best = Math.max(...(right ?? []).map((place) => scoreOf(place, model)));
  const worst = Math.max(...wrong.map((place) => scoreOf(place, model)));
  return right === null ? worst < model.threshold : best >= model.threshold && best > worst;
}

/** Each was fitted without some languages; where they differ that is chance, which the mean has less of. */
function meanOf(models: Fitted[], single: number): Fitted {
  const mean = (of: (model: Fitted) => number) =>
    Math.round((models.reduce((sum, model) => sum + of(model), 0) / models.length) * 10) / 10 || 0;
  const isSame = (some: Pair, other: Pair) => some[0] === other[0] && some[1] === other[1];
  const worthOf = (pair: Pair) =>
    mean(({ pairs, weights }) => {
      const index = pairs.findIndex((other) => isSame(pair, other));
      return index < 0 ? 0 : (weights[single + index] as number);
    });
  const all = models.flatMap(({ pairs }) => pairs);
  const pairs = all.filter(
    (pair, index) => all.findIndex((other) => isSame(pair, other)) === index && worthOf(pair) !== 0,
  );
  const weights = Array.from({ length: single }, (_, index) => mean((model) => model.weights[index] as number));
  return {
    pairs,
    weights: Float64Array.from([...weights, ...pairs.map(worthOf)]),
    threshold: mean(({ threshold }) => threshold),
  };
}

/** What is worth nothing is left out. */
function scaleOf(names: string[], { weights, pairs, threshold }: Fitted): Scale {
  const singles = names.map((name, index): [string, number] => [name, weights[index] as number]);
  const both = pairs.map(([one, other], index): [string, number] => [
    `${names[one]} × ${names[other]}`,
    weights[names.length + index] as number,
  ]);
  const worthy = (worths: [string, number][]) => Object.fromEntries(worths.filter(([, worth]) => worth !== 0));
  return { threshold, weights: worthy(singles), pairs: worthy(both) };
}
