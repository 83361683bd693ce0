import { afterEach, expect, test, vi } from "vitest";
import { attempt, type Finding, fail, ok, report, warn } from "@/cli/doctor/finding";
import { CliError } from "@/cli/output";

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
});

async function printed(findings: Finding[], json = false): Promise<string> {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const given = async function* () {
    yield* findings;
  };
  await report(given(), json);
  return log.mock.calls.map(([line]) => `${line}\n`).join("");
}

test("a finding is a line, whatever a stranger put into it", async () => {
  const text = await printed([
    ok("mx", "fine"),
    warn("smtp", "greets with \u001b[2J\r\nfail  key  yours is stolen", "let\u0007 it"),
    ok("spf", "x".repeat(10_000)),
  ]);
  const lines = text.trimEnd().split("\n");
  expect(lines.map((line) => line.slice(0, 12))).toEqual(["ok    mx    ", "warn  smtp  ", "ok    spf   "]);
  expect(lines[1]).toBe("warn  smtp            greets with  [2J fail  key  yours is stolen: let  it");
  expect(lines[2]?.length).toBeLessThan(500);
  expect(process.exitCode).toBe(before);
});

test("as JSON they are a list, whole", async () => {
  const findings = [ok("mx", "fine\u001b"), fail("caa", "none", "publish one")];
  expect(JSON.parse(await printed(findings, true))).toEqual(findings);
  expect(process.exitCode).toBe(1);
});

test("what cannot be done is a finding, and what went wrong in the doctor is not", async () => {
  const broken = (error: Error) => () => {
    throw error;
  };
  expect(await attempt("key", broken(new CliError("Nothing answers.")))).toEqual({
    check: "key",
    result: "fail",
    found: "Nothing answers.",
  });
  await expect(attempt("key", broken(new TypeError("x")))).rejects.toThrow(TypeError);
});
