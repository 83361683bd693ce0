import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "@/scripts/lock.mjs";
import { isRoot } from "./postgres/user";

/**
 * As root it can be walked through, since PostgreSQL runs as somebody else; its secrets are files of mode 0600. One that is
 * made may stand in somebody's project: its mail and its key are not to be committed.
 */
export function ensureDataDir(dataDir: string): void {
  const made = mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  if (made !== undefined) writeFileSync(join(dataDir, ".gitignore"), "*\n");
}

/** What we make in such a folder, and what a volume has from its beginning. */
const ours = /^(?:\.gitignore|lost\+found|[\da-f]{16}|(?:auth-secret|demo\.json|lock|postgres)(?:[.-].*)?)$/;

/** Throws where a new database would come among things of somebody else's. */
export function refuseForeignFolder(dataDir: string): void {
  if (!existsSync(dataDir) || existsSync(join(dataDir, "postgres"))) return;
  const [foreign] = readdirSync(dataDir).filter((name) => !ours.test(name));
  if (foreign !== undefined)
    throw new Error(
      `${dataDir} holds other things (${foreign}): name a folder of the service, an empty one or a new one.`,
    );
}

/** Makes this process the only one that runs a database on `dataDir`. */
export function lockDataDir(dataDir: string): { release: () => void } | { heldBy: number } {
  try {
    ensureDataDir(dataDir);
    return tryLock(join(dataDir, "lock"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES") throw new Error(`${dataDir} belongs to another user: start as that user, or set DATA_DIR.`);
    throw new Error(`DATA_DIR must be a folder that can be written to, and is "${dataDir}" (${code ?? error}).`);
  }
}
