/** The kinds of phrases that end somewhere: with the word; whatever the word's ending. Each is the number of a set of kinds, 0 for none. */
export interface Ends {
  whole: number;
  open: number;
}

/**
 * A tree of phrases by character, in one piece of memory. A node is two words of 32 bits: its character and how many
 * children it has, half a word each; where they begin. The children of a node follow each other in the order of their
 * characters, and what is below the first of them follows these, so that the path of a phrase is mostly one place of the
 * memory. What ends at a node is a first child without a character. From where only one phrase goes on, the rest of it is
 * no nodes, but a text.
 */
export interface TrieLayout {
  nodes: Uint32Array;
  /** For each end: both sets of kinds, half a word each; then the node where phrases go on after the word, whatever its ending, 0 for nowhere. */
  ends: Uint32Array;
  /** For each rest of a phrase: where it begins among the characters, and behind the last its end; then both sets of kinds. */
  rests: Uint32Array;
  characters: Uint16Array;
}

/** In place of a number of children: the node is the beginning of a rest. */
export const REST = 0xffff;

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

/** Finds its phrases in folded text. A node is a number, 0 the root or none. */
export class PhraseTrie {
  readonly nodes: Uint32Array;
  readonly ends: Uint32Array;
  readonly rests: Uint32Array;
  readonly characters: Uint16Array;
  /** By the first character of phrases, counted from 1. */
  readonly #starts = new Uint16Array(0x10000);
  readonly #first: number;
  /** Which first characters, by their hash, a phrase may begin with: four of them, or as many as a shorter one has. */
  readonly #beginnings = new Uint32Array(BEGINNINGS / 16);

  constructor({ nodes, ends, rests, characters }: TrieLayout) {
    this.nodes = nodes;
    this.ends = ends;
    this.rests = rests;
    this.characters = characters;
    this.#first = this.#firstChild(0);
    for (let child = 0; child < this.#childCount(0); child += 1) {
      this.#starts[this.#unitOf(this.#first + child)] = child + 1;
      this.#learnBeginnings(this.#first + child, 0, 1);
    }
  }

  #firstChild(node: number): number {
    return this.nodes[2 * node + 1] as number;
  }

  #childCount(node: number): number {
    return (this.nodes[2 * node] as number) & 0xffff;
  }

  #unitOf(node: number): number {
    return (this.nodes[2 * node] as number) >>> 16;
  }

  #learnBeginnings(node: number, before: number, level: number): void {
    const beginning = joined(before, this.#unitOf(node));
    const ends = level === LONGEST_BEGINNING || this.end(node) !== 0;
    this.#note(beginning, ends ? ENDS : GOES_ON);
    if (level === LONGEST_BEGINNING) return;
    if (this.isRest(node)) this.#learnRest(node, beginning, level);
    else {
      const first = this.#firstChild(node);
      for (let child = first; child < first + this.#childCount(node); child += 1)
        if (this.#unitOf(child) !== 0) this.#learnBeginnings(child, beginning, level + 1);
    }
  }

  #learnRest(node: number, before: number, level: number): void {
    const rest = this.#firstChild(node);
    const from = this.rests[2 * rest] as number;
    const length = Math.min((this.rests[2 * rest + 2] as number) - from, LONGEST_BEGINNING - level);
    let beginning = before;
    if (length === 0) this.#note(beginning, ENDS);
    for (let index = 1; index <= length; index += 1) {
      beginning = joined(beginning, this.characters[from + index - 1] as number);
      this.#note(beginning, index === length ? ENDS : GOES_ON);
    }
  }

  #note(beginning: number, says: number): void {
    const word = beginning >>> 4;
    this.#beginnings[word] = (this.#beginnings[word] as number) | (says << (2 * (beginning & 15)));
  }

  /** The node of phrases that begin with the character at this place; 0 for none. Most places of a text begin none, which the next characters tell at once. */
  start(units: Uint16Array, place: number): number {
    const start = this.#starts[units[place] as number] as number;
    if (start === 0) return 0;
    let beginning = 0;
    let length = 0;
    let before = 0;
    for (let index = place; length < LONGEST_BEGINNING; index += 1) {
      if (index >= units.length) break;
      const unit = units[index] as number;
      const folded = unit === LINE_FEED ? SPACE : unit;
      if (folded === 0 || (folded === SPACE && before === SPACE)) continue;
      beginning = joined(beginning, folded);
      const says = (this.#beginnings[beginning >>> 4] as number) >>> (2 * (beginning & 15));
      if ((says & ENDS) !== 0) break;
      if ((says & GOES_ON) === 0) return 0;
      before = folded;
      length += 1;
    }
    return this.#first + start - 1;
  }

  /** The node that this character leads to; 0 for none. */
  child(node: number, unit: number): number {
    const { nodes } = this;
    let low = nodes[2 * node + 1] as number;
    let high = low + ((nodes[2 * node] as number) & 0xffff);
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = (nodes[2 * middle] as number) >>> 16;
      if (found === unit) return middle;
      if (found < unit) low = middle + 1;
      else high = middle;
    }
    return 0;
  }

  /** What ends at the node, as the number of an end counted from 1; 0 for nothing. */
  end(node: number): number {
    const { nodes } = this;
    if (this.isRest(node) || ((nodes[2 * node] as number) & 0xffff) === 0) return 0;
    const first = nodes[2 * node + 1] as number;
    return (nodes[2 * first] as number) >>> 16 === 0 ? (nodes[2 * first + 1] as number) : 0;
  }

  isRest(node: number): boolean {
    return ((this.nodes[2 * node] as number) & 0xffff) === REST;
  }
}
