import { CliError, exitCodes, plain } from "../output";

export interface Finding {
  check: string;
  result: "ok" | "warn" | "fail";
  found: string;
  /** What to do where it is not well. */
  cure?: string;
}

export const ok = (check: string, found: string): Finding => ({ check, result: "ok", found });
export const warn = (check: string, found: string, cure: string): Finding => ({ check, result: "warn", found, cure });
export const fail = (check: string, found: string, cure: string): Finding => ({ check, result: "fail", found, cure });

const checkCharacters = 14;
const textCharacters = 300;

/** Prints a line a finding as they come, or all of them as JSON. One that fails makes the command fail. */
export async function report(findings: AsyncIterable<Finding>, json = false): Promise<void> {
  const all: Finding[] = [];
  for await (const finding of findings) {
    all.push(finding);
    if (!json) console.log(line(finding));
  }
  if (json) console.log(JSON.stringify(all, null, 2));
  if (all.some(({ result }) => result === "fail")) process.exitCode = exitCodes.failed;
}

// It may hold the words of a name server, or of whoever answers on a port.
function line({ check, result, found, cure }: Finding): string {
  const texts = [found, cure].filter((text) => text !== undefined).map((text) => plain(text, textCharacters));
  return `${result.padEnd(4)}  ${check.padEnd(checkCharacters)}  ${texts.join(": ")}`;
}

/** The value, or the finding that there is none. */
export async function attempt<T>(check: string, work: () => T | Promise<T>): Promise<{ value: T } | Finding> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof CliError) return { check, result: "fail", found: error.message };
    throw error;
  }
}
