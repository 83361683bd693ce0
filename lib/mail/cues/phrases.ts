import { languages } from "@/lib/mail/cues";
import { PhraseTrie } from "@/lib/mail/cues/phrase-trie";
import type { Cues } from "@/lib/mail/cues/types";
import { fold, Kind, kindOf } from "@/lib/mail/fold";

export type CueKind = keyof Cues;

/** All kinds; a set of them is a number with a bit for each, in this order. */
export const cueKinds = Object.keys(languages[0] as Cues) as CueKind[];

const everywhere = new PhraseTrie();
const anywhere = new PhraseTrie();

for (const language of languages) {
  for (const [bit, kind] of cueKinds.entries()) {
    for (const phrase of language[kind].split(",")) if (phrase.trim() !== "") add(phrase.trim(), 1 << bit);
  }
}

function add(phrase: string, kinds: number): void {
  const words = fold(phrase.replace(/^\*|\*$/g, "").replaceAll(" *", " "))
    .replaceAll("\0", "")
    .replace(/\s+/g, " ");
  const open = phrase.endsWith("*") || isUnspaced(words.at(-1));
  everywhere.add(words, kinds, open);
  if (phrase.startsWith("*") || isUnspaced(words.at(0))) anywhere.add(words, kinds, open);
}

function isUnspaced(character = ""): boolean {
  return kindOf(character.charCodeAt(0)) === Kind.Unspaced;
}

/** Where a word begins: all phrases. */
export const atWordStart = everywhere.build();
/** Within a word: those that may start there. */
export const withinWord = anywhere.build();
