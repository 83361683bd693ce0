import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";

const everyMilliseconds = 10_000;

/**
 * For faults that take minutes: says what is under way and how far it is, and ends with a table of what came of each.
 * A test says how far it is with `annotate(text, "progress")`, and what it has measured with `annotate(text, "figures")`.
 */
export default class FaultsReporter implements Reporter {
  #begun = 0;
  #progress = "";
  #ticker: NodeJS.Timeout | undefined;

  onTestCaseReady(test: TestCase): void {
    this.#begun = performance.now();
    this.#progress = "";
    say(`${nameOf(test.module)}: ${test.name} …`);
    this.#ticker = setInterval(() => say(`  … ${this.#seconds()} s${this.#progress}`), everyMilliseconds);
  }

  onTestCaseAnnotate(_test: TestCase, { type, message }: { type: string; message: string }): void {
    if (type === "progress") this.#progress = `: ${message}`;
  }

  onTestCaseResult(test: TestCase): void {
    clearInterval(this.#ticker);
    const mark = { passed: "✓", failed: "✗", skipped: "–", pending: "–" }[test.result().state];
    say(`  ${mark} ${outcomeOf(test)} (${this.#seconds()} s)`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const errors = modules.flatMap((module) => module.errors());
    const failures = [...errors, ...tests.flatMap((test) => test.result().errors ?? [])];
    for (const { stack, message, diff = "" } of [...unhandledErrors, ...failures])
      say(`\n${stack ?? message}\n${diff}`);
    say("\n| fault | what holds | what came of it | seconds |\n| --- | --- | --- | ---: |");
    for (const test of tests) {
      const seconds = ((test.diagnostic()?.duration ?? 0) / 1_000).toFixed(0);
      say(`| ${nameOf(test.module)} | ${test.name} | ${outcomeOf(test)} | ${seconds} |`);
    }
    const failed = tests.filter((test) => test.result().state === "failed").length + errors.length;
    say(failed + unhandledErrors.length > 0 ? "\nFAILED" : "\nPASSED");
  }

  #seconds(): string {
    return ((performance.now() - this.#begun) / 1_000).toFixed(0);
  }
}

const nameOf = (module: TestModule) => module.relativeModuleId.replace(/^.*\/|\.test\.ts$/g, "");

function outcomeOf(test: TestCase): string {
  const result = test.result();
  if (result.state === "failed") return `FAILED: ${result.errors[0]?.message.split("\n", 1)[0]?.slice(0, 200)}`;
  if (result.state === "skipped") return `skipped: ${result.note ?? "not asked for"}`;
  const figures = test.annotations().filter(({ type }) => type === "figures");
  return figures.map(({ message }) => message).join("; ");
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
