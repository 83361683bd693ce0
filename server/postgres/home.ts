import { randomBytes } from "node:crypto";
import { existsSync, lstatSync, realpathSync, statSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { ensureDataDir } from "../data-dir";
import { canReach, isRoot, type OsUser, unprivilegedUser } from "./user";

/** Where data and binaries go when root's own folders are closed to the user PostgreSQL runs as. */
const SYSTEM_DIR = "/var/lib/restante";

export interface PostgresHome {
  /** Holds `cluster/`, `password` and `log`; owned by `user`, mode 0700. Absent before the first start. */
  path: string;
  cacheDir: string;
  /** Set only when we are root. */
  user: OsUser | undefined;
}

/** `<dataDir>/postgres`, or what that name links to. */
export function findHome(dataDir: string): PostgresHome {
  ensureDataDir(dataDir);
  const name = join(dataDir, "postgres");
  const stats = statSync(name, { throwIfNoEntry: false });
  if (stats) return existingHome(name, stats.uid, stats.gid, dataDir);
  if (lstatSync(name, { throwIfNoEntry: false })) unlinkSync(name); // a link whose target is gone
  if (!isRoot) return { path: name, cacheDir: dataDir, user: undefined };
  const user = unprivilegedUser();
  return {
    path: canReach(dataDir, user) ? name : join(SYSTEM_DIR, randomBytes(8).toString("hex")),
    cacheDir: SYSTEM_DIR,
    user,
  };
}

function existingHome(name: string, uid: number, gid: number, dataDir: string): PostgresHome {
  const path = realpathSync(name);
  if (isRoot && uid !== 0) return { path, cacheDir: SYSTEM_DIR, user: { uid, gid } };
  if (!isRoot && (process.getuid === undefined || process.getuid() === uid)) {
    return { path, cacheDir: dataDir, user: undefined };
  }
  throw new Error(`${name} belongs to another user (uid ${uid}): start as that user, or set DATA_DIR.`);
}

/** Leaves a trace of data that had to go elsewhere: `<dataDir>/postgres` links to it. */
export function linkHome(dataDir: string, home: PostgresHome): void {
  const name = join(dataDir, "postgres");
  if (home.path !== name && !existsSync(name)) symlinkSync(home.path, name);
}
