import type { PhraseLayouts } from "@/lib/mail/extraction/cues/phrase-file";
import { PhraseTrie } from "@/lib/mail/extraction/cues/phrase-trie";
import { sharedPhrases } from "@/lib/mail/extraction/cues/shared-phrases";

const { atWordStart, withinWord } = sharedPhrases() ?? (await layOut());

async function layOut(): Promise<PhraseLayouts> {
  // Megabytes of text: only who lays it out loads it.
  const { layOutPhrases } = await import("@/lib/mail/extraction/cues/lay-out-phrases");
  return layOutPhrases();
}

/** Where a word begins: all phrases. */
export const phrasesAtWordStart = new PhraseTrie(atWordStart);
/** Within a word: those that may start there. */
export const phrasesWithinWord = new PhraseTrie(withinWord);
