/** The kinds of phrases that end somewhere: with the word; whatever the word's ending. */
export interface Ends {
  whole: number;
  open: number;
}

/**
 * A node is three words of 32 bits: its first child; its character and how many children it has, half a word each; its
 * end, 0 for none. So is an end: the kinds of phrases that end there, whole and open; where phrases go on after the word.
 */
export const WORDS_A_NODE = 3;

const SPACE = 32;
const LINE_FEED = 10;
/** Two bits each, so many that few are set. */
const BEGINNINGS = 1 << 19;
const GOES_ON = 1;
const ENDS = 2;
const LONGEST_BEGINNING = 4;

/** The hash of some characters and the next. */
function joined(before: number, unit: number): number {
  return (Math.imul(before + 1, 0x9e3b) + unit) & (BEGINNINGS - 1);
}

/**
 * A tree of phrases by character, in one piece of memory, which threads can share and a file can hold: those of 79
 * languages take some nineteen megabytes. The children of a node follow each other, and what is below the first of them
 * follows these, so that the path of a phrase is mostly one place of the memory. A node is a number, 0 the root.
 */
export class PhraseTrie {
  readonly #words: Uint32Array;
  readonly #starts = new Uint32Array(0x10000);
  /** Which first characters, by their hash, a phrase may begin with: four of them, or as many as a shorter one has. */
  readonly #beginnings = new Uint32Array(BEGINNINGS / 16);

  /** Of what `layOutTrie` made. */
  constructor(words: Uint32Array) {
    this.#words = words;
    const first = firstChild(this.#words, 0);
    for (let child = first; child < first + childCount(this.#words, 0); child += 1) {
      this.#starts[unitOf(this.#words, child)] = child;
      this.#learnBeginnings(child, 0, 1);
    }
  }

  #learnBeginnings(node: number, before: number, level: number): void {
    const beginning = joined(before, unitOf(this.#words, node));
    const says = level === LONGEST_BEGINNING || this.end(node) !== 0 ? ENDS : GOES_ON;
    const word = beginning >>> 4;
    this.#beginnings[word] = (this.#beginnings[word] as number) | (says << (2 * (beginning & 15)));
    if (level === LONGEST_BEGINNING) return;
    const first = firstChild(this.#words, node);
    for (let child = first; child < first + childCount(this.#words, node); child += 1)
      this.#learnBeginnings(child, beginning, level + 1);
  }

  /** The node of phrases that begin with the character at this place; 0 for none. Most places of a text begin none, which the next characters tell at once. */
  start(units: Uint16Array, place: number): number {
    const node = this.#starts[units[place] as number] as number;
    if (node === 0) return 0;
    let beginning = 0;
    let length = 0;
    let before = 0;
    for (let index = place; length < LONGEST_BEGINNING; index += 1) {
      if (index >= units.length) return node;
      const unit = units[index] as number;
      const folded = unit === LINE_FEED ? SPACE : unit;
      if (folded === 0 || (folded === SPACE && before === SPACE)) continue;
      beginning = joined(beginning, folded);
      const says = (this.#beginnings[beginning >>> 4] as number) >>> (2 * (beginning & 15));
      if ((says & ENDS) !== 0) return node;
      if ((says & GOES_ON) === 0) return 0;
      before = folded;
      length += 1;
    }
    return 0;
  }

  /** The node that this character leads to; 0 for none. */
  child(node: number, unit: number): number {
    return childOf(this.#words, node, unit);
  }

  /** What ends at the node; 0 for nothing. */
  end(node: number): number {
    return this.#words[WORDS_A_NODE * node + 2] as number;
  }

  /** The kinds of phrases that end there with the word. */
  whole(end: number): number {
    return this.#words[end] as number;
  }

  /** The kinds of phrases that end there whatever the word's ending. */
  open(end: number): number {
    return this.#words[end + 1] as number;
  }

  /** The node where phrases go on after the word, whatever its ending; 0 for nowhere. */
  afterWord(end: number): number {
    return this.#words[end + 2] as number;
  }
}

function firstChild(words: Uint32Array, node: number): number {
  return words[WORDS_A_NODE * node] as number;
}

function childCount(words: Uint32Array, node: number): number {
  return (words[WORDS_A_NODE * node + 1] as number) & 0xffff;
}

function unitOf(words: Uint32Array, node: number): number {
  return (words[WORDS_A_NODE * node + 1] as number) >>> 16;
}

export function childOf(words: Uint32Array, node: number, unit: number): number {
  let low = firstChild(words, node);
  let high = low + childCount(words, node);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = unitOf(words, middle);
    if (found === unit) return middle;
    if (found < unit) low = middle + 1;
    else high = middle;
  }
  return 0;
}
