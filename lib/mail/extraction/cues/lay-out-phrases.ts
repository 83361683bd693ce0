import { languages } from "@/lib/mail/extraction/cues";
import { cueKinds } from "@/lib/mail/extraction/cues/kinds";
import { type Ends, layOutTrie } from "@/lib/mail/extraction/cues/phrase-trie";
import type { PhraseLayouts } from "@/lib/mail/extraction/cues/shared-phrases";
import { fold, Kind, kindOf } from "@/lib/mail/extraction/fold";

/** Lays out the phrases of all languages: a few tenths of a second, so the build does it, and writes them to files. */
export function layOutPhrases(): PhraseLayouts {
  const everywhere = new Map<string, Ends>();
  const anywhere = new Map<string, Ends>();
  for (const language of languages) {
    for (const [bit, kind] of cueKinds.entries()) {
      for (const phrase of language[kind].split(",")) {
        if (phrase.trim() !== "") add(phrase.trim(), 1 << bit, everywhere, anywhere);
      }
    }
  }
  return { atWordStart: layOutTrie(everywhere), withinWord: layOutTrie(anywhere) };
}

function add(phrase: string, kinds: number, everywhere: Map<string, Ends>, anywhere: Map<string, Ends>): void {
  const words = fold(phrase.replace(/^\*|\*$/g, "").replaceAll(" *", " "))
    .replaceAll("\0", "")
    .replace(/\s+/g, " ");
  const open = phrase.endsWith("*") || isUnspaced(words.at(-1));
  const startsAnywhere = phrase.startsWith("*") || isUnspaced(words.at(0));
  for (const phrases of startsAnywhere ? [everywhere, anywhere] : [everywhere]) {
    const ends = phrases.get(words) ?? { whole: 0, open: 0 };
    if (open) ends.open |= kinds;
    else ends.whole |= kinds;
    phrases.set(words, ends);
  }
}

function isUnspaced(character = ""): boolean {
  return kindOf(character.charCodeAt(0)) === Kind.Unspaced;
}
