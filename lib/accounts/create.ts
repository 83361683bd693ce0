import { and, count, eq, gt, min, sql } from "drizzle-orm";
import type { Actor } from "@/lib/actor";
import { recordEvent } from "@/lib/audit";
import { ApiError } from "@/lib/contract/errors";
import type { Plan } from "@/lib/contract/plans";
import type { Proof } from "@/lib/contract/proof";
import { type Connection, db } from "@/lib/db/client";
import { accounts, signUps } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys";
import { addNamespace } from "@/lib/namespaces";
import { checkProof, spendProof } from "./proof";

/** An account that was just made, acting with its first key. */
export interface NewAccount extends Actor {
  by: string;
  plan: Plan;
  /** Slug of the first namespace. */
  namespace: string;
  /** Told this once. */
  apiKey: string;
}

/** Until the oldest sign-up of those counted is given back; it may have been by the time that this is worked out. */
const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch from ${min(signUps.createdAt)} + interval '1 hour' - restante_clock())))::int`;

interface SignUp {
  email?: string;
  /** Of work, where that is asked for. */
  proof?: Proof;
  /** The bucket whose hourly limit it spends (see client-address.ts). */
  client: string;
}

/** Makes a `free` account for a stranger. */
export async function signUp({ email, proof, client }: SignUp): Promise<NewAccount> {
  await checkProof(proof);
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
    await spendProof(proof, tx);
    await tx.insert(signUps).values({ client });
    return createAccount({ email, client }, tx);
  });
}

interface NewAccountOptions extends Pick<Actor, "role" | "client"> {
  email?: string;
  plan?: Plan;
  namespace?: string;
  apiKey?: string;
}

/** Makes an account with a namespace and a first key, both random unless told; throws `slug_taken` and `duplicate_key`. */
export async function createAccount(
  options: NewAccountOptions = {},
  connection: Connection = db(),
): Promise<NewAccount> {
  const { email, plan = "free" } = options;
  return connection.transaction(async (tx) => {
    const accountId = newId("acc");
    await tx.insert(accounts).values({ id: accountId, plan, email });
    const { slug } = await addNamespace(tx, accountId, options.namespace);
    const { id: by, apiKey, prefix } = await createKey(accountId, tx, { apiKey: options.apiKey });
    const maker: Actor = { accountId, by: null, role: options.role, client: options.client };
    await recordEvent(tx, maker, "account_created", { plan, namespace: slug, key: prefix });
    return { accountId, by, plan, namespace: slug, apiKey };
  });
}
