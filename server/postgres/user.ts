import { readFileSync, type Stats, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

export interface OsUser {
  uid: number;
  gid: number;
}

export const isRoot = process.getuid?.() === 0;

/** The account PostgreSQL runs as when we are root, which it refuses to be. */
export function unprivilegedUser(): OsUser {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(":");
    const uid = Number(fields?.[2]);
    if (uid > 0) return { uid, gid: Number(fields?.[3]) };
  }
  throw new Error("PostgreSQL cannot run as root and there is no user postgres or nobody: set DATABASE_URL.");
}

/** Whether `user` can walk down to `path`: repositories under a 0700 home are out of reach. */
export function canReach(path: string, user: OsUser): boolean {
  for (let directory = resolve(path); ; directory = dirname(directory)) {
    if (!mayEnter(statSync(directory), user)) return false;
    if (directory === dirname(directory)) return true;
  }
}

function mayEnter({ uid, gid, mode }: Stats, user: OsUser): boolean {
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
