/** Which of all such numbers: the fit writes it down. */
export const SEED = 7;
const MODULUS = 2_147_483_647;

/** Numbers from 0 to 1 that look like chance, the same ones for the same seed. */
export function createChance(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % MODULUS, SEED);
  return () => {
    state = (state * 48_271) % MODULUS;
    return state / MODULUS;
  };
}

/** The same, past its first numbers, which are much alike for seeds that are. */
export function createMixedChance(seed: string): () => number {
  const chance = createChance(seed);
  for (let turn = 0; turn < WARM_UP; turn += 1) chance();
  return chance;
}

const WARM_UP = 5;
