import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";

const secretLength = 43; // 32 bytes in base64url

let secret: string | undefined;

/** What session cookies are encrypted with: `AUTH_SECRET`, else one that is made once and kept in `DATA_DIR`. */
export function authSecret(): string {
  secret ??= env.AUTH_SECRET ?? keptSecret();
  return secret;
}

function keptSecret(): string {
  // Each instance there would make its own, and no session would outlive one.
  if (env.onVercel) throw new Error("AUTH_SECRET is not set");
  const file = join(env.DATA_DIR, "auth-secret");
  mkdirSync(env.DATA_DIR, { recursive: true });
  return read(file) ?? make(file);
}

/** Null for none, and for what is left of one that could not be written: with less, anybody could make sessions. */
function read(file: string): string | null {
  try {
    const kept = readFileSync(file, "utf8");
    return kept.length === secretLength ? kept : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

/** Written whole, then put in its place, unless another process was quicker. */
function make(file: string): string {
  const made = `${file}.${process.pid}`;
  writeFileSync(made, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(made, file);
  } catch {
    if (read(file) === null) renameSync(made, file);
  }
  rmSync(made, { force: true });
  return readFileSync(file, "utf8");
}
