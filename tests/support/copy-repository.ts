import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/** What a clone of the present state would hold: no dependencies, no build, no data. */
export function copyRepository(target: string): void {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  for (const file of execFileSync("git", list, { encoding: "utf8" }).split("\0")) {
    if (file && existsSync(file)) cpSync(file, join(target, file));
  }
}
