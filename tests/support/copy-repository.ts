import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

const MAX_LIST_BYTES = 16 * 1024 * 1024;

/** What a clone of the present state would hold: no dependencies, no build, no data. */
export function copyRepository(target: string): void {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  for (const file of execFileSync("git", list, { encoding: "utf8", maxBuffer: MAX_LIST_BYTES }).split("\0")) {
    if (file && existsSync(file)) cpSync(file, join(target, file));
  }
}
