import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "@/lib/env";

let secret: string | undefined;

/** What session cookies are encrypted with: `AUTH_SECRET`, else one that is made once and kept in `DATA_DIR`. */
export function authSecret(): string {
  secret ??= env.AUTH_SECRET ?? keptSecret();
  return secret;
}

function keptSecret(): string {
  // Each instance there would make its own, and no session would outlive one.
  if (process.env.VERCEL) throw new Error("AUTH_SECRET is not set");
  const file = join(env.DATA_DIR, "auth-secret");
  mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
