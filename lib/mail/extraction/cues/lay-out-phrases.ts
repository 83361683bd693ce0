import { bitsOf, type CueKind } from "@/lib/mail/extraction/cues/kinds";
import { languages } from "@/lib/mail/extraction/cues/languages";
import { layOutTrie } from "@/lib/mail/extraction/cues/lay-out-trie";
import { lengthPhrases } from "@/lib/mail/extraction/cues/length-phrases";
import type { PhraseLayouts } from "@/lib/mail/extraction/cues/phrase-file";
import type { Ends } from "@/lib/mail/extraction/cues/phrase-trie";
import type { Cues } from "@/lib/mail/extraction/cues/types";
import { fold, Kind, kindOf } from "@/lib/mail/extraction/fold";

/** Lays out the phrases of all languages: a few tenths of a second, which the build spends once. */
export function layOutPhrases(): PhraseLayouts {
  const everywhere = new Map<string, Ends>();
  const anywhere = new Map<string, Ends>();
  for (const [kind, phrase] of allPhrases()) add(phrase, bitsOf(kind), everywhere, anywhere);
  return { atWordStart: layOutTrie(everywhere), withinWord: layOutTrie(anywhere) };
}

function* allPhrases(): Generator<[CueKind, string]> {
  for (const language of Object.values(languages)) {
    for (const kind of Object.keys(language) as (keyof Cues)[]) yield* phrasesOf(kind, language[kind] ?? "");
  }
  yield* lengthPhrases();
}

function* phrasesOf(kind: CueKind, phrases: string): Generator<[CueKind, string]> {
  for (const phrase of phrases.split(",")) {
    if (phrase.trim() !== "") yield [kind, phrase.trim()];
  }
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
