import { mkdirSync, writeFileSync } from "node:fs";
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
