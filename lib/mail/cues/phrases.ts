import { languages } from "@/lib/mail/cues";
import type { Cues } from "@/lib/mail/cues/types";
import { fold, Kind, kindOf } from "@/lib/mail/fold";

export type CueKind = keyof Cues;

/**
 * A node of the tree of phrases, by folded character. `whole`: phrases that end with their word here; `open`: whatever its
 * ending; `stem`: how phrases go on after the word, whatever its ending.
 */
export interface Node {
  next: Map<number, Node>;
  stem: Node | null;
  whole: CueKind[];
  open: CueKind[];
}

const newNode = (): Node => ({ next: new Map(), stem: null, whole: [], open: [] });

/** Where a word begins: all phrases, by their first folded character. */
export const atWordStart: Node[] = new Array(0x10000);
/** Within a word: those that may start there. */
export const withinWord: Node[] = new Array(0x10000);

for (const language of languages) {
  for (const [kind, phrases] of Object.entries(language) as [CueKind, string][]) {
    for (const phrase of phrases.split(",")) if (phrase.trim() !== "") plant(phrase.trim(), kind);
  }
}

function plant(phrase: string, kind: CueKind): void {
  const words = fold(phrase.replace(/^\*|\*$/g, "").replaceAll(" *", " "))
    .replaceAll("\0", "")
    .replace(/\s+/g, " ");
  const anywhere = phrase.startsWith("*") || isUnspaced(words.at(0));
  const open = phrase.endsWith("*") || isUnspaced(words.at(-1));
  for (const roots of anywhere ? [atWordStart, withinWord] : [atWordStart]) {
    const first = words.charCodeAt(0);
    roots[first] ??= newNode();
    let node = roots[first];
    for (const character of words.slice(1)) node = child(node, character);
    const ends = open ? node.open : node.whole;
    if (!ends.includes(kind)) ends.push(kind);
  }
}

function child(node: Node, character: string): Node {
  if (character === "*") {
    node.stem ??= newNode();
    return node.stem;
  }
  const unit = character.charCodeAt(0);
  const known = node.next.get(unit);
  if (known) return known;
  const added = newNode();
  node.next.set(unit, added);
  return added;
}

function isUnspaced(character = ""): boolean {
  return kindOf(character.charCodeAt(0)) === Kind.Unspaced;
}
