import fc from "fast-check";
import { test } from "vitest";

/** How `npm run fuzz` and the long tests ask for more than the few runs with a fixed seed of `npm test`. */
const asked = {
  seconds: Number(process.env.FUZZ_SECONDS ?? (process.env.LONG ? 120 : 0)),
  seed: process.env.FUZZ_SEED,
  path: process.env.FUZZ_PATH,
};

/** Without being asked: a slow machine does less of them. */
const usualSeconds = 60;
/** The last run, with what it waits for. */
const spareSeconds = 60;
const progressMilliseconds = 10_000;
const usualSeed = 20260229;

interface Options {
  /** With the fixed seed of `npm test`. */
  runs: number;
}

/**
 * A test of a property: `check` throws for what `inputs` must never lead to. What is found is made smaller, and told with
 * the command that repeats it. The properties of a file share the time that is asked for.
 */
export function fuzz<T>(name: string, inputs: fc.Arbitrary<T>, { runs }: Options, check: (input: T) => unknown): void {
  const limitSeconds = asked.seconds || usualSeconds;
  test(name, { timeout: (limitSeconds + spareSeconds) * 1_000 }, async ({ task }) => {
    const seed = seedOf();
    const properties = task.file.tasks.filter(({ mode }) => mode === "run").length;
    const progress = startProgress(name);
    const property = fc.asyncProperty(inputs, async (input) => {
      await check(input);
      progress.ran();
    });
    try {
      const found = await fc.check(property, {
        seed,
        ...(asked.path !== undefined && { path: asked.path }),
        numRuns: asked.seconds > 0 ? Number.MAX_SAFE_INTEGER : runs,
        interruptAfterTimeLimit: (limitSeconds * 1_000) / properties,
      });
      if (found.failed) throw finding(name, task.file.name, found);
    } finally {
      progress.stop();
    }
  });
}

function seedOf(): number {
  if (asked.seed !== undefined) return Number(asked.seed);
  return asked.seconds > 0 ? Date.now() % 2 ** 31 : usualSeed;
}

/** Long runs say how far they are. */
function startProgress(name: string) {
  let runs = 0;
  const started = performance.now();
  let saidAt = started;
  const say = () => {
    saidAt = performance.now();
    process.stderr.write(`  ${name}: ${runs} runs in ${Math.round((saidAt - started) / 1_000)} s\n`);
  };
  return {
    ran() {
      runs += 1;
      if (asked.seconds > 0 && performance.now() > saidAt + progressMilliseconds) say();
    },
    stop() {
      if (asked.seconds > 0) say();
    },
  };
}

function finding<T>(name: string, file: string, found: fc.RunDetails<[T]>): Error {
  const target = /(\w+)\.test\.ts$/.exec(file)?.[1];
  const again = `npm run fuzz -- ${target} --seed ${found.seed} --path ${found.counterexamplePath} --only "${name}"`;
  const smallest = fc.stringify(found.counterexample?.[0]);
  return new Error(
    `found after ${found.numRuns} runs and made smaller ${found.numShrinks} times: ${smallest}\n\nTo repeat: ${again}\n`,
    { cause: found.failed && found.errorInstance },
  );
}
