/** The rest of a word, whatever it is; no character of a text. */
const ANY = "*".charCodeAt(0);

/**
 * A tree of phrases by character, in a few flat arrays: tens of thousands of phrases take a few megabytes. A node is a
 * number, 0 the root. The children of a node follow each other, so that a node is at once the edge that leads to it.
 */
export class PhraseTrie {
  #phrases = new Map<string, { whole: number; open: number }>();
  #starts = new Int32Array(0);
  #units = new Uint16Array(0);
  #firstChild = new Int32Array(0);
  /** The kinds of phrases that end at a node: with the word; whatever the word's ending. */
  whole = new Uint16Array(0);
  open = new Uint16Array(0);
  /** By node: the one where phrases go on after the word, whatever its ending; 0 for none. */
  afterWord = new Int32Array(0);

  /** Characters are as folded; `*` stands for the rest of a word within the phrase. */
  add(words: string, kinds: number, open: boolean): void {
    const ends = this.#phrases.get(words) ?? { whole: 0, open: 0 };
    if (open) ends.open |= kinds;
    else ends.whole |= kinds;
    this.#phrases.set(words, ends);
  }

  /** Lays the tree out. Nothing can be added any more. */
  build(): this {
    const phrases = [...this.#phrases.keys()].sort(byUnits);
    const units: number[] = [0];
    const firstChild: number[] = [];
    const whole: number[] = [];
    const open: number[] = [];
    // The phrases below a node are neighbours in the order; nodes are numbered level by level.
    const below: { from: number; to: number; depth: number }[] = [{ from: 0, to: phrases.length, depth: 0 }];
    for (let node = 0; node < below.length; node += 1) {
      const { from, to, depth } = below[node] as { from: number; to: number; depth: number };
      const ends = phrases[from]?.length === depth ? this.#phrases.get(phrases[from] ?? "") : undefined;
      whole.push(ends?.whole ?? 0);
      open.push(ends?.open ?? 0);
      firstChild.push(below.length);
      for (let start = ends ? from + 1 : from; start < to; ) {
        const unit = (phrases[start] as string).charCodeAt(depth);
        let end = start + 1;
        while (end < to && (phrases[end] as string).charCodeAt(depth) === unit) end += 1;
        units.push(unit);
        below.push({ from: start, to: end, depth: depth + 1 });
        start = end;
      }
    }
    firstChild.push(below.length);
    this.#units = Uint16Array.from(units);
    this.#firstChild = Int32Array.from(firstChild);
    this.whole = Uint16Array.from(whole);
    this.open = Uint16Array.from(open);
    this.afterWord = Int32Array.from(below, (_, node) => this.child(node, ANY));
    this.#starts = new Int32Array(0x10000);
    for (let child = firstChild[0] as number; child < (firstChild[1] as number); child += 1) {
      this.#starts[units[child] as number] = child;
    }
    this.#phrases.clear();
    return this;
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

function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
