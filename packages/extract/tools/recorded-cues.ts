import { type Cue, findCues as find, type KnownParagraphs } from "../src/lexicon/find-cues";

export type { Cue, KnownParagraphs };

/** What the library calls for `findCues` in a bundle of `unused`: which texts it asked about, and which cues it shall miss. */
export const recorded = {
  texts: new Set<string>(),
  leaves: undefined as ((text: string, cues: Cue[]) => Cue[]) | undefined,
};

export function findCues(text: string, known?: KnownParagraphs): Cue[] {
  recorded.texts.add(text);
  return recorded.leaves ? recorded.leaves(text, find(text)) : find(text, known);
}
