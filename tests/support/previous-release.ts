import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "./npm-start";
import { released } from "./released";

/** False where git does not have the version before, as in a clone without its history. */
export const hasPreviousRelease = hasRevision();

/** The version before in a folder of its own, with the packages that are installed here, and with today's migrations and functions. */
export function checkOutPreviousRelease() {
  const folder = temporaryFolder("previous");
  const archive = join(folder.path, "archive.tar");
  const root = join(folder.path, "restante");
  mkdirSync(root);
  execFileSync("git", ["archive", "--output", archive, released.revision]);
  execFileSync("tar", ["-xf", archive, "-C", root]);
  linkPackages(root);
  return {
    root,
    /** As if it were the next release that runs its code: so that all its tests meet today's tables. */
    giveTodaysTables() {
      rmSync(join(root, "drizzle"), { recursive: true });
      cpSync("drizzle", join(root, "drizzle"), { recursive: true });
    },
    remove: folder.remove,
  };
}

/** Each by itself, since the packages of the repository are its own. */
function linkPackages(root: string): void {
  const modules = join(root, "node_modules");
  mkdirSync(join(modules, "@restante"), { recursive: true });
  for (const name of readdirSync("node_modules"))
    if (!/^(?:@restante|\.vite.*|\.cache)$/.test(name)) symlinkSync(resolve("node_modules", name), join(modules, name));
  for (const name of ["client", "extract"]) symlinkSync(join(root, "packages", name), join(modules, "@restante", name));
}

function hasRevision(): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${released.revision}^{commit}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
