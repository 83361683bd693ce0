import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/**
 * Writes what failed, and what only passed on its second try, into the file that `TEST_SUMMARY` names: `npm test` prints
 * it below the browser tests, where who reads the end of a long log sees it.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandledErrors: ReadonlyArray<{ message?: string }>): void {
    const lines = modules.flatMap((module) => [
      ...[module, ...module.children.allSuites()].flatMap((part) =>
        part.errors().map((error) => `  ✗ ${module.relativeModuleId}: ${firstLine(error)}`),
      ),
      ...[...module.children.allTests()].flatMap(describeTest),
    ]);
    lines.push(...unhandledErrors.map((error) => `  ✗ outside of a test: ${firstLine(error)}`));
    const path = process.env.TEST_SUMMARY;
    if (path && lines.length > 0) writeFileSync(path, lines.join("\n"));
  }
}

function describeTest(test: TestCase): string[] {
  const title = `${test.module.relativeModuleId} › ${test.fullName}`;
  const errors = test.result().errors ?? [];
  if (test.result().state === "failed") return [`  ✗ ${title}: ${firstLine(errors[0])}`];
  return test.diagnostic()?.flaky ? [`  ↻ ${title} passed on its second try: ${firstLine(errors[0])}`] : [];
}

function firstLine(error: { message?: string } | undefined): string {
  return error?.message?.split("\n", 1)[0] ?? "no message";
}
