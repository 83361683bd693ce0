import { languages } from "@/lib/mail/extraction/cues";
import { accountNames } from "@/lib/mail/extraction/cues/account-names";
import { codeWords } from "@/lib/mail/extraction/cues/code-words";
import { entryPlaces } from "@/lib/mail/extraction/cues/entry-places";
import { examples } from "@/lib/mail/extraction/cues/examples";
import { faults } from "@/lib/mail/extraction/cues/faults";
import { injections } from "@/lib/mail/extraction/cues/injections";
import { bitsOf, type CueKind } from "@/lib/mail/extraction/cues/kinds";
import { lengthPhrases } from "@/lib/mail/extraction/cues/length-phrases";
import { onSite } from "@/lib/mail/extraction/cues/on-site";
import { outdated } from "@/lib/mail/extraction/cues/outdated";
import type { PhraseLayouts } from "@/lib/mail/extraction/cues/phrase-file";
import { type Ends, layOutTrie } from "@/lib/mail/extraction/cues/phrase-trie";
import { plurals } from "@/lib/mail/extraction/cues/plurals";
import { subjectLine } from "@/lib/mail/extraction/cues/subject-line";
import { toRead } from "@/lib/mail/extraction/cues/to-read";
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
  for (const language of languages) {
    for (const kind of Object.keys(language) as (keyof Cues)[]) yield* phrasesOf(kind, language[kind]);
  }
  for (const [kind, lists] of Object.entries(more)) {
    for (const phrases of Object.values(lists)) yield* phrasesOf(kind as keyof typeof more, phrases);
  }
  yield* lengthPhrases();
}

/** Kinds with a file of their own, by language. */
const more = {
  onSite,
  entryPlace: entryPlaces,
  accountName: accountNames,
  subjectLine,
  outdated,
  toRead,
  plural: plurals,
  fault: faults,
  injection: injections,
  codeWord: codeWords,
  example: examples,
} satisfies Partial<Record<CueKind, Record<string, string>>>;

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
