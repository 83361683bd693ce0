import { randomInt } from "node:crypto";

const consonants = "bdfghjkmnprstvz";
const vowels = "aeiu";

/** Two words of three syllables, such as `kavumi-retasu` (4.6 × 10¹⁰ of them): easy to read out, no characters that look alike. */
export function randomSlug(): string {
  const syllable = () => `${consonants[randomInt(consonants.length)]}${vowels[randomInt(vowels.length)]}`;
  const word = () => syllable() + syllable() + syllable();
  return `${word()}-${word()}`;
}
