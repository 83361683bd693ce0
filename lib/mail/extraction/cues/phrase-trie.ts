/** The rest of a word, whatever it is; no character of a text. */
const ANY = "*".charCodeAt(0);

/** The kinds of phrases that end somewhere: with the word; whatever the word's ending. */
export interface Ends {
  whole: number;
  open: number;
}

/**
 * A laid-out tree: arrays by node, views of one piece of memory, which threads can share and a file can hold.
 * The children of a node follow each other, so that a node is at once the edge that leads to it.
 */
class TrieLayout {
  /** Twice the node, and one more where a phrase ends: most nodes are but passed, and need no other array. */
  readonly firstChild: Int32Array;
  /** Where phrases go on after the word, whatever its ending; 0 for nowhere. */
  readonly afterWord: Int32Array;
  readonly whole: Uint32Array;
  readonly open: Uint32Array;
  readonly units: Uint16Array;

  constructor(memory: SharedArrayBuffer) {
    const nodes = (memory.byteLength - Int32Array.BYTES_PER_ELEMENT) / BYTES_A_NODE;
    this.firstChild = new Int32Array(memory, 0, nodes + 1);
    this.afterWord = new Int32Array(memory, this.firstChild.byteLength, nodes);
    const sets = this.firstChild.byteLength + this.afterWord.byteLength;
    this.whole = new Uint32Array(memory, sets, nodes);
    this.open = new Uint32Array(memory, sets + 4 * nodes, nodes);
    this.units = new Uint16Array(memory, sets + 8 * nodes, nodes);
  }
}

export const BYTES_A_NODE = 18;

const SPACE = 32;
const LINE_FEED = 10;
const BEGINNINGS = 1 << 17;

/** The hash of some characters and the next. */
function joined(before: number, unit: number): number {
  return (Math.imul(before + 1, 0x9e37) + unit) & (BEGINNINGS - 1);
}

/**
 * A tree of phrases by character, in a few flat arrays: those of 79 languages take some twenty megabytes. A node is a
 * number, 0 the root.
 */
export class PhraseTrie {
  readonly #firstChild: Int32Array;
  readonly #units: Uint16Array;
  readonly #starts = new Int32Array(0x10000);
  /** Which first characters, by their hash, a phrase may begin with: three of them, or as many as a shorter one has. */
  readonly #beginnings = new Uint8Array(BEGINNINGS);
  readonly whole: Uint32Array;
  readonly open: Uint32Array;
  readonly afterWord: Int32Array;

  /** Of what `layOutTrie` made. */
  constructor(memory: SharedArrayBuffer) {
    const { firstChild, units, whole, open, afterWord } = new TrieLayout(memory);
    this.#firstChild = firstChild;
    this.#units = units;
    this.whole = whole;
    this.open = open;
    this.afterWord = afterWord;
    for (let child = (firstChild[0] as number) >>> 1; child < (firstChild[1] as number) >>> 1; child += 1) {
      this.#starts[units[child] as number] = child;
      this.#learnBeginnings(child, 0, 1);
    }
  }

  #learnBeginnings(node: number, before: number, level: number): void {
    const beginning = joined(before, this.#units[node] as number);
    if (level === 3 || this.isEnd(node)) this.#beginnings[beginning] = 1;
    if (level === 3) return;
    const past = (this.#firstChild[node + 1] as number) >>> 1;
    for (let child = (this.#firstChild[node] as number) >>> 1; child < past; child += 1)
      this.#learnBeginnings(child, beginning, level + 1);
  }

  /** Whether `whole`, `open` or `afterWord` say anything of the node. */
  isEnd(node: number): boolean {
    return ((this.#firstChild[node] as number) & 1) === 1;
  }

  /** The node of phrases that begin with the character at this place; 0 for none. Most places of a text begin none, which the next two tell at once. */
  start(text: string, place: number): number {
    const unit = text.charCodeAt(place);
    const node = this.#starts[unit] as number;
    if (node === 0 || place + 2 >= text.length) return node;
    const next = text.charCodeAt(place + 1);
    const third = text.charCodeAt(place + 2);
    if (next === 0 || third === 0) return node;
    const one = joined(0, unit);
    const two = joined(one, next === LINE_FEED ? SPACE : next);
    const three = joined(two, third === LINE_FEED ? SPACE : third);
    const begins =
      (this.#beginnings[one] as number) | (this.#beginnings[two] as number) | (this.#beginnings[three] as number);
    return begins === 0 ? 0 : node;
  }

  /** The node that this character leads to; 0 for none. */
  child(node: number, unit: number): number {
    return childOf(this.#firstChild, this.#units, node, unit);
  }
}

function childOf(firstChild: Int32Array, units: Uint16Array, node: number, unit: number): number {
  let low = (firstChild[node] as number) >>> 1;
  let high = (firstChild[node + 1] as number) >>> 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = units[middle] as number;
    if (found === unit) return middle;
    if (found < unit) low = middle + 1;
    else high = middle;
  }
  return 0;
}

/** Lays out the tree of these phrases. Characters are as folded; `*` stands for the rest of a word within the phrase. */
export function layOutTrie(ends: Map<string, Ends>): SharedArrayBuffer {
  const phrases = [...ends.keys()].sort(byUnits);
  const most = phrases.reduce((sum, phrase) => sum + phrase.length, 1);
  const layout = new TrieLayout(memoryFor(most));
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
    layout.firstChild[node] = 2 * nodes;
    const phrase = phrases[start] ?? "";
    if (phrase.length === level) {
      const found = ends.get(phrase);
      layout.whole[node] = found?.whole ?? 0;
      layout.open[node] = found?.open ?? 0;
      start += 1;
    }
    while (start < end) {
      const unit = (phrases[start] as string).charCodeAt(level);
      layout.units[nodes] = unit;
      depth[nodes] = level + 1;
      from[nodes] = start;
      while (start < end && (phrases[start] as string).charCodeAt(level) === unit) start += 1;
      to[nodes] = start;
      nodes += 1;
    }
  }
  layout.firstChild[nodes] = 2 * nodes;
  for (let node = 0; node < nodes; node += 1) {
    const afterWord = childOf(layout.firstChild, layout.units, node, ANY);
    layout.afterWord[node] = afterWord;
    if (afterWord + (layout.whole[node] as number) + (layout.open[node] as number) > 0) mark(layout.firstChild, node);
  }
  return cut(layout, nodes);
}

function mark(firstChild: Int32Array, node: number): void {
  firstChild[node] = (firstChild[node] as number) | 1;
}

function memoryFor(nodes: number): SharedArrayBuffer {
  return new SharedArrayBuffer(BYTES_A_NODE * nodes + Int32Array.BYTES_PER_ELEMENT);
}

function cut(layout: TrieLayout, nodes: number): SharedArrayBuffer {
  const memory = memoryFor(nodes);
  const kept = new TrieLayout(memory);
  kept.firstChild.set(layout.firstChild.subarray(0, nodes + 1));
  kept.afterWord.set(layout.afterWord.subarray(0, nodes));
  kept.units.set(layout.units.subarray(0, nodes));
  kept.whole.set(layout.whole.subarray(0, nodes));
  kept.open.set(layout.open.subarray(0, nodes));
  return memory;
}

function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
