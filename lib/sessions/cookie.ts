import { cookies } from "next/headers";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { authSecret } from "@/lib/auth-secret";
import { sql } from "@/lib/db/client";
import { env } from "@/lib/env";

/** Whom a cookie speaks for: the holder of a key, or of a verified e-mail address (which may have several accounts). */
const sessionToken = z.union([
  z.object({ accountId: z.string(), keyId: z.string() }),
  z.object({ accountId: z.string().nullable(), email: z.string() }),
]);
type SessionToken = z.output<typeof sessionToken>;

/** A token as a cookie carries it, with the id that `encode` gives each. */
const carriedToken = sessionToken.and(z.object({ jti: z.string() }));
export type CarriedToken = z.output<typeof carriedToken>;

const sessionSeconds = 30 * 24 * 60 * 60;
const secure = env.BASE_URL.startsWith("https://");
/** What next-auth would call it. */
const cookieName = `${secure ? "__Secure-" : ""}next-auth.session-token`;
const cookieOptions = { httpOnly: true, secure, sameSite: "lax", path: "/" } as const;

/** Signs the browser in. Only in server actions and route handlers, which may set cookies. */
export async function startSession(token: SessionToken): Promise<void> {
  const value = await encode({ token: { ...token }, secret: authSecret(), maxAge: sessionSeconds });
  (await cookies()).set(cookieName, value, { ...cookieOptions, maxAge: sessionSeconds });
}

/** Signs the browser out: its cookie goes, and is worth nothing to whoever may have copied it. */
export async function endSession(): Promise<void> {
  const token = await readSessionToken();
  if (token) await sql()`insert into ended_sessions (id) values (${token.jti}) on conflict do nothing`;
  // With the same attributes: without Secure, browsers keep a cookie whose name begins with __Secure-.
  (await cookies()).set(cookieName, "", { ...cookieOptions, maxAge: 0 });
}

/** What the browser's cookie says, unchecked against the database; null for none and for one that we did not make. */
export async function readSessionToken(): Promise<CarriedToken | null> {
  const value = (await cookies()).get(cookieName)?.value;
  const payload = await decode({ token: value, secret: authSecret() }).catch(() => null);
  return carriedToken.safeParse(payload).data ?? null;
}
