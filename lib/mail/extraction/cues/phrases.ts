import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import { type Ends, layOutTrie, PhraseTrie, type TrieLayout } from "@/lib/mail/extraction/cues/phrase-trie";
import type { Cues } from "@/lib/mail/extraction/cues/types";
import { fold, Kind, kindOf } from "@/lib/mail/extraction/fold";

export type CueKind = keyof Cues;

/** All kinds; a set of them is a number with a bit for each, in this order. */
export const cueKinds = Object.keys({
  code: true,
  maybeCode: true,
  other: true,
  promo: true,
  press: true,
  business: true,
  fleeting: true,
  enter: true,
  complete: true,
  act: true,
  signIn: true,
  never: true,
  notMe: true,
  done: true,
  here: true,
} satisfies Record<CueKind, true>) as CueKind[];

interface Layouts {
  everywhere: TrieLayout;
  anywhere: TrieLayout;
}

async function layOut(): Promise<Layouts> {
  const { languages } = await import("@/lib/mail/extraction/cues"); // megabytes of text: only who lays it out needs it
  const everywhere = new Map<string, Ends>();
  const anywhere = new Map<string, Ends>();
  for (const language of languages) {
    for (const [bit, kind] of cueKinds.entries()) {
      for (const phrase of language[kind].split(",")) {
        if (phrase.trim() !== "") add(phrase.trim(), 1 << bit, everywhere, anywhere);
      }
    }
  }
  return { everywhere: layOutTrie(everywhere), anywhere: layOutTrie(anywhere) };
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

/** A thread that was started by one that has laid the phrases out shares its memory. */
async function sharedLayouts(): Promise<Layouts> {
  const known = getEnvironmentData(key) as Layouts | undefined;
  const layouts = known ?? (await layOut());
  if (!known) setEnvironmentData(key, { ...layouts });
  return layouts;
}

const key = "restante.phrases";
const { everywhere, anywhere } = await sharedLayouts();

/** Where a word begins: all phrases. */
export const atWordStart = new PhraseTrie(everywhere);
/** Within a word: those that may start there. */
export const withinWord = new PhraseTrie(anywhere);
