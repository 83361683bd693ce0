import { fold, Kind, kindOf } from "../reading/fold";
import { type CueKind, cueKinds, type LengthKind, lengthKinds, wordKinds } from "./kinds";
import { layOutTrie } from "./lay-out-trie";
import { type LanguageSource, type ListName, listNames } from "./source";
import type { TrieLayout } from "./trie";

/** The words of all languages, ready to be looked for. */
export interface Lexicon {
  /** Where a word begins: all phrases. */
  atWordStart: TrieLayout;
  /** Within a word: those that may start there. */
  withinWord: TrieLayout;
  /** What phrases tell, by the numbers that the trees have of it. */
  sets: CueKind[][];
  lists: Record<ListName, string[]>;
}

/**
 * Lays out the phrases of all languages. A phrase is lower-case words. `*` at the start or end of a word stands for any
 * letters there, so that compounds and inflected forms count: "bestätig*", "*code". A space also stands for a hyphen or a
 * line break. Diacritics of Latin, Greek, Cyrillic, Arabic and Hebrew letters do not matter. In scripts that put no space
 * between words, a phrase counts wherever it stands.
 */
export function compileLexicon(sources: Iterable<LanguageSource>): Lexicon {
  const everywhere: Phrases = new Map();
  const anywhere: Phrases = new Map();
  const lists = Object.fromEntries(listNames.map((name): [ListName, string[]] => [name, []])) as Lexicon["lists"];
  for (const source of sources) {
    for (const [kind, phrase] of phrasesOf(source)) add(phrase, kind, everywhere, anywhere);
    for (const name of listNames) lists[name].push(...(source[name] ?? []));
  }
  const sets = new Sets();
  const layOut = (phrases: Phrases) =>
    layOutTrie(
      new Map(
        [...phrases].map(([phrase, { whole, open }]) => [phrase, { whole: sets.of(whole), open: sets.of(open) }]),
      ),
    );
  return { atWordStart: layOut(everywhere), withinWord: layOut(anywhere), sets: sets.all, lists };
}

/** By the phrase: what it tells where it ends with its word, and where the word goes on. */
type Phrases = Map<string, { whole: Set<CueKind>; open: Set<CueKind> }>;

/** Numbers the sets of kinds that phrases have; 0 is the empty one. */
class Sets {
  readonly all: CueKind[][] = [[]];
  readonly #numbers = new Map([["", 0]]);

  of(kinds: Set<CueKind>): number {
    const sorted = cueKinds.filter((kind) => kinds.has(kind));
    const name = sorted.join();
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    if (this.all.length > MOST_SETS) throw new Error("There are more sets of kinds than the trees can number.");
    this.#numbers.set(name, this.all.length);
    return this.all.push(sorted) - 1;
  }
}

/** A number is half a word of the trees. */
const MOST_SETS = 0xffff;

/** All phrases of a language that are looked for as cues. */
export function* phrasesOf(source: LanguageSource): Generator<[CueKind, string]> {
  for (const kind of wordKinds) {
    const isPartOfSentence = kind === "disclaimer" || kind === "banner"; // whatever the ending of its last word
    for (const phrase of source[kind] ?? []) yield [kind, isPartOfSentence ? `${phrase}*` : phrase];
  }
  yield* lengthPhrases(source);
}

/** What mails say of a code's length: "6 digit", "sechsstellig", "tarakimu sita". */
function* lengthPhrases(source: LanguageSource): Generator<[LengthKind, string]> {
  const { lengthNoun: nouns = [], lengthEnding: endings = [], lengthOrder } = source;
  const unspaced = nouns.filter((noun) => isUnspaced(noun.charAt(0)));
  if (nouns.length === 0) return;
  for (const [index, kind] of lengthKinds.entries()) {
    for (const number of [String(index + 4), ...(source[kind] ?? [])]) {
      for (const noun of [...nouns, ...endings]) yield [kind, `${number} ${noun}`];
      for (const noun of [...unspaced, ...endings]) yield [kind, `${number}${noun}`];
      if (!lengthOrder) continue;
      for (const noun of nouns) yield [kind, `${noun.replace("*", "")} ${number}`];
      for (const noun of unspaced) yield [kind, `${noun}${number}`];
    }
  }
}

function add(phrase: string, kind: CueKind, everywhere: Phrases, anywhere: Phrases): void {
  const words = foldPhrase(phrase);
  const isOpen = phrase.endsWith("*") || isUnspaced(words.at(-1));
  const startsAnywhere = phrase.startsWith("*") || isUnspaced(words.at(0));
  for (const phrases of startsAnywhere ? [everywhere, anywhere] : [everywhere]) {
    const ends = phrases.get(words) ?? { whole: new Set(), open: new Set() };
    ends[isOpen ? "open" : "whole"].add(kind);
    phrases.set(words, ends);
  }
}

/** As it is compared: what stands for any letters is left within it only. */
export function foldPhrase(phrase: string): string {
  return fold(phrase.replace(/^\*|\*$/g, "").replaceAll(" *", " "))
    .replaceAll("\0", "")
    .replace(/\s+/g, " ");
}

function isUnspaced(character = ""): boolean {
  return kindOf(character.charCodeAt(0)) === Kind.Unspaced;
}
