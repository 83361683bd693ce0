import { childOf, type Ends, WORDS_A_NODE } from "./trie";

/** The rest of a word, whatever it is; no character of a text. */
const ANY = "*".charCodeAt(0);

/** Lays out the tree of these phrases. Characters are as folded; `*` stands for the rest of a word within the phrase. */
export function layOutTrie(ends: Map<string, Ends>): Uint32Array {
  const phrases = [...ends.keys()].sort(byUnits);
  const most = phrases.reduce((sum, phrase) => sum + phrase.length, 1);
  const words = new Uint32Array(WORDS_A_NODE * most);
  // The phrases below a node are neighbours in the order: from one to before another. So deep is what they share.
  const from = new Uint32Array(most);
  const to = new Uint32Array(most);
  const depth = new Uint16Array(most);
  to[0] = phrases.length;
  const ending: (Ends | undefined)[] = Array(most);
  let nodes = 1;
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const level = depth[node] as number;
    const end = to[node] as number;
    let start = from[node] as number;
    const phrase = phrases[start] ?? "";
    if (phrase.length === level) {
      ending[node] = ends.get(phrase);
      start += 1;
    }
    const first = nodes;
    while (start < end) {
      const unit = (phrases[start] as string).charCodeAt(level);
      words[WORDS_A_NODE * nodes + 1] = unit << 16;
      depth[nodes] = level + 1;
      from[nodes] = start;
      while (start < end && (phrases[start] as string).charCodeAt(level) === unit) start += 1;
      to[nodes] = start;
      nodes += 1;
    }
    words[WORDS_A_NODE * node] = first;
    words[WORDS_A_NODE * node + 1] = ((words[WORDS_A_NODE * node + 1] as number) | (nodes - first)) >>> 0;
    for (let child = nodes - 1; child >= first; child -= 1) waiting.push(child);
  }
  return withEnds(words.subarray(0, WORDS_A_NODE * nodes), nodes, ending);
}

function withEnds(words: Uint32Array, nodes: number, ending: (Ends | undefined)[]): Uint32Array {
  const found: number[] = [];
  for (let node = 0; node < nodes; node += 1) {
    const afterWord = childOf(words, node, ANY);
    const ends = ending[node];
    if (!ends && afterWord === 0) continue;
    words[WORDS_A_NODE * node + 2] = words.length + found.length;
    found.push(ends?.whole ?? 0, ends?.open ?? 0, afterWord);
  }
  const laidOut = new Uint32Array(words.length + found.length);
  laidOut.set(words);
  laidOut.set(found, words.length);
  return laidOut;
}

function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
