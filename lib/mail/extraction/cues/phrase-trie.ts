/** The rest of a word, whatever it is; no character of a text. */
const ANY = "*".charCodeAt(0);

/** The kinds of phrases that end somewhere: with the word; whatever the word's ending. */
export interface Ends {
  whole: number;
  open: number;
}

/** A laid-out tree: arrays by node, in memory that threads can share. */
export interface TrieLayout {
  units: Uint16Array;
  firstChild: Int32Array;
  whole: Uint16Array;
  open: Uint16Array;
}

/**
 * A tree of phrases by character, in a few flat arrays: tens of thousands of phrases take a few megabytes. A node is a
 * number, 0 the root. The children of a node follow each other, so that a node is at once the edge that leads to it.
 */
export class PhraseTrie {
  readonly #units: Uint16Array;
  readonly #firstChild: Int32Array;
  readonly #starts = new Int32Array(0x10000);
  readonly whole: Uint16Array;
  readonly open: Uint16Array;
  /** By node: the one where phrases go on after the word, whatever its ending; 0 for none. */
  readonly afterWord: Int32Array;

  constructor({ units, firstChild, whole, open }: TrieLayout) {
    this.#units = units;
    this.#firstChild = firstChild;
    this.whole = whole;
    this.open = open;
    this.afterWord = Int32Array.from(whole, (_, node) => this.child(node, ANY));
    for (let child = firstChild[0] as number; child < (firstChild[1] as number); child += 1) {
      this.#starts[units[child] as number] = child;
    }
  }

  /** The node of phrases that begin with this character; 0 for none. */
  start(unit: number): number {
    return this.#starts[unit] as number;
  }

  /** The node that this character leads to; 0 for none. */
  child(node: number, unit: number): number {
    let low = this.#firstChild[node] as number;
    let high = this.#firstChild[node + 1] as number;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = this.#units[middle] as number;
      if (found === unit) return middle;
      if (found < unit) low = middle + 1;
      else high = middle;
    }
    return 0;
  }
}

/** Lays out the tree of these phrases. Characters are as folded; `*` stands for the rest of a word within the phrase. */
export function layOutTrie(ends: Map<string, Ends>): TrieLayout {
  const phrases = [...ends.keys()].sort(byUnits);
  const most = phrases.reduce((sum, phrase) => sum + phrase.length, 1);
  const units = new Uint16Array(most);
  const firstChild = new Int32Array(most + 1);
  const whole = new Uint16Array(most);
  const open = new Uint16Array(most);
  // The phrases below a node are neighbours in the order; nodes are numbered level by level.
  const from = new Int32Array(most);
  const to = new Int32Array(most);
  const depth = new Uint16Array(most);
  to[0] = phrases.length;
  let nodes = 1;
  for (let node = 0; node < nodes; node += 1) {
    const level = depth[node] as number;
    const end = to[node] as number;
    let start = from[node] as number;
    firstChild[node] = nodes;
    const phrase = phrases[start] ?? "";
    if (phrase.length === level) {
      const found = ends.get(phrase);
      whole[node] = found?.whole ?? 0;
      open[node] = found?.open ?? 0;
      start += 1;
    }
    while (start < end) {
      const unit = (phrases[start] as string).charCodeAt(level);
      units[nodes] = unit;
      depth[nodes] = level + 1;
      from[nodes] = start;
      while (start < end && (phrases[start] as string).charCodeAt(level) === unit) start += 1;
      to[nodes] = start;
      nodes += 1;
    }
  }
  firstChild[nodes] = nodes;
  return {
    units: shared(new Uint16Array(new SharedArrayBuffer(2 * nodes)), units),
    firstChild: shared(new Int32Array(new SharedArrayBuffer(4 * (nodes + 1))), firstChild),
    whole: shared(new Uint16Array(new SharedArrayBuffer(2 * nodes)), whole),
    open: shared(new Uint16Array(new SharedArrayBuffer(2 * nodes)), open),
  };
}

function shared<T extends { readonly length: number; set(from: ArrayLike<number>): void }>(
  to: T,
  from: Uint16Array | Int32Array,
): T {
  to.set(from.subarray(0, to.length));
  return to;
}

function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
