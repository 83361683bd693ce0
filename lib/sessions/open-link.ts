import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { sql } from "@/lib/db/client";
import { env } from "@/lib/env";
import { authSecret, startSession } from "./cookie";

const lifeSeconds = 300;
const openToken = z.object({ accountId: z.string(), keyId: z.string(), opens: z.literal(true), jti: z.string() });

/** A link that signs one browser in as the holder of a key, within five minutes: for a person on the machine of the service. */
export async function createOpenLink({ accountId, by: keyId }: { accountId: string; by: string }): Promise<string> {
  const token = await encode({ token: { accountId, keyId, opens: true }, secret: authSecret(), maxAge: lifeSeconds });
  return `${env.BASE_URL}/sign-in/open?${new URLSearchParams({ token })}`;
}

/** Uses such a link up and signs the browser in; whether it could be used. */
export async function signInByOpenLink(token: string): Promise<boolean> {
  const payload = await decode({ token, secret: authSecret() }).catch(() => null);
  const { success, data } = openToken.safeParse(payload);
  if (!success) return false;
  const { count } = await sql()`insert into ended_sessions (id) values (${data.jti}) on conflict do nothing`;
  if (count === 0) return false;
  await startSession({ accountId: data.accountId, keyId: data.keyId });
  return true;
}
