import { and, count, eq, gt, min, sql } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { db } from "@/lib/db/client";
import { signUps } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { createAccount, type NewAccount } from "./create-account";

/** Until the oldest sign-up of those counted is given back; it may have been by the time that this is worked out. */
const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch from ${min(signUps.createdAt)} + interval '1 hour' - restante_clock())))::int`;

/** Makes a `free` account for a stranger. `client` is the bucket whose hourly limit it spends (see client-address.ts). */
export async function signUp({ email, client }: { email?: string; client: string }): Promise<NewAccount> {
  return db().transaction(async (tx) => {
    // One sign-up of a client at a time, or parallel ones would all see the same count.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${client}`}, 0))`);
    const [made] = await tx
      .select({ accounts: count(), secondsLeft })
      .from(signUps)
      .where(and(eq(signUps.client, client), gt(signUps.createdAt, sql`restante_clock() - interval '1 hour'`)));
    if (made && made.accounts >= env.SIGN_UPS_PER_HOUR) {
      throw new ApiError(
        "rate_limited",
        `At most ${env.SIGN_UPS_PER_HOUR} sign-ups an hour are allowed from one address.`,
        "Use a key that you have already, or try again within the hour.",
        { "retry-after": String(made.secondsLeft) },
      );
    }
    await tx.insert(signUps).values({ client });
    return createAccount({ email }, tx);
  });
}
