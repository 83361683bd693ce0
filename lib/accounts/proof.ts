import { createHmac } from "node:crypto";
import { authSecret } from "@/lib/auth-secret";
import { countChallenge } from "@/lib/client-limits";
import { ApiError } from "@/lib/contract/errors";
import { type Challenge, challenge, type Proof } from "@/lib/contract/proof";
import type { Connection } from "@/lib/db/client";
import { endedSessions } from "@/lib/db/schema";
import { env } from "@/lib/env";

/** Iterations of PBKDF2 for one key: about a millisecond. */
const cost = 3_000;
const lifeSeconds = 20 * 60;

/**
 * A challenge for a sign-up: which of some keys begins as told. SIGN_UP_PROOF_OF_WORK of them have to be tried on average,
 * at most twice as many. Throws `not_found` where that is off, and `rate_limited`.
 */
export async function signUpChallenge(client: string): Promise<Challenge> {
  if (env.SIGN_UP_PROOF_OF_WORK === 0) {
    throw new ApiError(
      "not_found",
      "This server asks for no proof of work.",
      "POST /v1/signup makes an account as it is.",
    );
  }
  countChallenge(client);
  const { createChallenge, deriveKey, randomInt } = await altcha();
  const made = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(2 * env.SIGN_UP_PROOF_OF_WORK),
    deriveKey,
    expiresAt: new Date(Date.now() + lifeSeconds * 1_000),
    ...secrets(),
  });
  return challenge.parse(made);
}

/** Throws `invalid_request` unless the proof is one of a challenge of ours that holds; whether it was used is for `spendProof`. */
export async function checkProof(proof: Proof | undefined): Promise<void> {
  if (env.SIGN_UP_PROOF_OF_WORK === 0) return;
  if (!proof) throw refusal("`proof` is missing: this server asks for a proof of work before it makes an account.");
  const { verifySolution, deriveKey } = await altcha();
  const { verified, expired } = await verifySolution({ ...proof, deriveKey, ...secrets() });
  if (expired) throw refusal("`proof` is of a challenge that has expired.");
  if (!verified) throw refusal("`proof` does not solve a challenge of this server.");
}

/** Throws `invalid_request` where an account was made with this proof already; to be called in the transaction that makes one. */
export async function spendProof(proof: Proof | undefined, tx: Connection): Promise<void> {
  if (env.SIGN_UP_PROOF_OF_WORK === 0 || !proof) return;
  // Beside what else works once; each is forgotten long after it has expired.
  const id = `proof ${proof.challenge.parameters.nonce}`;
  const spent = await tx.insert(endedSessions).values({ id }).onConflictDoNothing().returning();
  if (spent.length === 0) throw refusal("`proof` was used already: an account takes one of its own.");
}

function refusal(message: string): ApiError {
  const place = `${env.BASE_URL}/v1/signup/challenge`;
  return new ApiError("invalid_request", message, `GET ${place} gives a challenge and says how to solve it.`);
}

/** Loaded only where it is used. */
async function altcha() {
  const [library, { deriveKey }] = await Promise.all([import("altcha-lib"), import("altcha-lib/algorithms/pbkdf2")]);
  return { ...library, deriveKey };
}

function secrets() {
  const secretOf = (use: string) => createHmac("sha256", authSecret()).update(`sign-up ${use}`).digest("hex");
  return { hmacSignatureSecret: secretOf("challenge"), hmacKeySignatureSecret: secretOf("solution") };
}
