import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { authSecret } from "@/lib/auth-secret";
import { env } from "@/lib/env";

const lifeSeconds = 300;
const openToken = z.object({ accountId: z.string(), keyId: z.string(), opens: z.literal(true), jti: z.string() });

/** A link that signs one browser in as the holder of a key, within five minutes: for a person on the machine of the service. */
export async function createOpenLink({ accountId, by: keyId }: { accountId: string; by: string }): Promise<string> {
  const token = await encode({ token: { accountId, keyId, opens: true }, secret: authSecret(), maxAge: lifeSeconds });
  return `${env.BASE_URL}/sign-in/open?${new URLSearchParams({ token })}`;
}

/** What such a link's token says; null for anything else. */
export async function readOpenToken(token: string): Promise<z.output<typeof openToken> | null> {
  const payload = await decode({ token, secret: authSecret() }).catch(() => null);
  return openToken.safeParse(payload).data ?? null;
}
