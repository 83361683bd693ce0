import { createHash, randomBytes } from "node:crypto";
import { authSecret } from "./auth-secret";

/** What a mailed link carries: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a link's token; null for what cannot be one. next-auth makes the same hash of the token it is given. */
export function hashLinkToken(token: unknown): string | null {
  if (typeof token !== "string" || !/^[\w-]{43}$/.test(token)) return null;
  return createHash("sha256").update(`${token}${authSecret()}`).digest("hex");
}
