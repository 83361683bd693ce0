const MODULUS = 2_147_483_647;

/** Numbers from 0 to 1 that look like chance, the same ones for the same seed. */
export function createChance(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % MODULUS, 7);
  return () => {
    state = (state * 48_271) % MODULUS;
    return state / MODULUS;
  };
}
