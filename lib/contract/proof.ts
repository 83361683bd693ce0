import { z } from "zod";
import { wholeNumber } from "./inputs";

const hex = z
  .string({ error: "must be a string" })
  .regex(/^(?:[0-9a-f]{2}){1,64}$/, { error: "must be bytes in hexadecimal, in lower case" });

/** Something to compute, in the form of ALTCHA's second version: its clients solve it as it is. */
export const challenge = z.object({
  parameters: z.strictObject({
    algorithm: z.literal("PBKDF2/SHA-256"),
    cost: wholeNumber(1).meta({ description: "Iterations of PBKDF2." }),
    expiresAt: wholeNumber(1).meta({ description: "Epoch seconds." }),
    keyLength: wholeNumber(1).meta({ description: "Bytes of the derived key." }),
    keyPrefix: hex.meta({ description: "How the derived key begins." }),
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});

/** A challenge as it was given, and what solves it. */
export const proof = z
  .object({
    challenge,
    solution: z.object({ counter: wholeNumber(0, 2 ** 32 - 1), derivedKey: hex }),
  })
  .meta({ description: "A solved challenge of GET /v1/signup/challenge, where the server asks for one." });

export const howToSolve =
  'Find the `counter`, from 0 up, for which PBKDF2 with SHA-256 (password: `nonce` and the counter in 4 bytes, big-endian; `salt`, `cost`, `keyLength`) gives a key that begins with `keyPrefix`. POST /v1/signup with {"proof": {"challenge": <this>, "solution": {"counter", "derivedKey"}}}, bytes in hexadecimal.';

export const exampleChallenge: Challenge = {
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    cost: 3000,
    expiresAt: 1768470600,
    keyLength: 32,
    keyPrefix: "bdd4c5e88cea2ba9af42b4a7d4a59c3e",
    keySignature: "8fa4eb4f0d44b642d1571e25f45a103d26b5fbd5cbcd3e5d4161fb214f0a01a0",
    nonce: "f633b57ac3425fb14443bbd766036144",
    salt: "5fddce5139b788bce45cae024317be53",
  },
  signature: "7025c17e73da0f96ad8c527c233621a62ec0b81f61c1d28d6988f98c94726b2c",
};

export type Challenge = z.output<typeof challenge>;
export type Proof = z.output<typeof proof>;
