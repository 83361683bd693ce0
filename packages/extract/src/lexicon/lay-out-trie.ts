import { type Ends, REST, type TrieLayout } from "./trie";

/** The rest of a word, whatever it is; no character of a text. */
export const ANY = "*".charCodeAt(0);

/** Lays out the tree of these phrases. Characters are as folded; `*` stands for the rest of a word within the phrase. */
export function layOutTrie(endings: Map<string, Ends>): TrieLayout {
  const phrases = [...endings.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const layout = new Layout(phrases, (phrase) => endings.get(phrase) as Ends);
  return layout.finish();
}

/** The phrases below a node are neighbours in their order: from one to before another. So many characters they share. */
interface Span {
  node: number;
  from: number;
  to: number;
  depth: number;
}

class Layout {
  readonly #nodes = [0, 0];
  readonly #ends = [0, 0]; // counted from 1
  readonly #rests: number[] = [];
  readonly #characters: number[] = [];

  constructor(
    readonly phrases: string[],
    readonly endOf: (phrase: string) => Ends,
  ) {
    const waiting: Span[] = [{ node: 0, from: 0, to: phrases.length, depth: 0 }];
    for (let span = waiting.pop(); span; span = waiting.pop()) waiting.push(...this.#layOut(span).reverse());
  }

  finish(): TrieLayout {
    return {
      nodes: Uint32Array.from(this.#nodes),
      ends: Uint32Array.from(this.#ends),
      rests: Uint32Array.from([...this.#rests, this.#characters.length]),
      characters: Uint16Array.from(this.#characters),
    };
  }

  /** Lays out the children of a node; returns what is below them. */
  #layOut({ node, from, to, depth }: Span): Span[] {
    const isEnd = this.phrases[from]?.length === depth;
    const groups = this.#groups(isEnd ? from + 1 : from, to, depth);
    const any = groups.findIndex(({ unit }) => unit === ANY);
    const hasEnd = isEnd || any >= 0;
    const first = this.#nodes.length / 2;
    this.#nodes[2 * node] = (this.#nodes[2 * node] as number) + groups.length + Number(hasEnd);
    this.#nodes[2 * node + 1] = first;
    if (hasEnd) {
      const { whole, open } = isEnd ? this.endOf(this.phrases[from] as string) : { whole: 0, open: 0 };
      this.#nodes.push(0, this.#ends.length / 2);
      this.#ends.push(((whole << 16) | open) >>> 0, any < 0 ? 0 : first + 1 + any);
    }
    const below: Span[] = [];
    for (const { unit, ...span } of groups) {
      const child = this.#nodes.length / 2;
      if (span.to - span.from === 1) this.#addRest(unit, this.phrases[span.from] as string, depth + 1);
      else {
        this.#nodes.push((unit << 16) >>> 0, 0);
        below.push({ node: child, depth: depth + 1, ...span });
      }
    }
    return below;
  }

  #groups(from: number, to: number, depth: number): { unit: number; from: number; to: number }[] {
    const groups: { unit: number; from: number; to: number }[] = [];
    for (let index = from; index < to; index += 1) {
      const unit = (this.phrases[index] as string).charCodeAt(depth);
      const last = groups.at(-1);
      if (last?.unit === unit) last.to = index + 1;
      else groups.push({ unit, from: index, to: index + 1 });
    }
    return groups;
  }

  #addRest(unit: number, phrase: string, depth: number): void {
    const { whole, open } = this.endOf(phrase);
    this.#nodes.push(((unit << 16) | REST) >>> 0, this.#rests.length / 2);
    this.#rests.push(this.#characters.length, ((whole << 16) | open) >>> 0);
    for (let index = depth; index < phrase.length; index += 1) this.#characters.push(phrase.charCodeAt(index));
  }
}
