import { Kind, kindOf } from "../reading/fold";
import type { CueKind } from "./kinds";
import { ANY } from "./lay-out-trie";
import { lexicon } from "./lexicon";
import { PhraseTrie } from "./trie";

/** A cue where it stands in the text: whole words, also where a part of them was recognised. */
export interface Cue {
  kind: CueKind;
  start: number;
  end: number;
  /** A list knows no more than the end of its word: "*code". */
  part: boolean;
}

export const MAX_CUES = 5_000;

/** The phrases that stand in a stretch of folded text, also such as contradict each other. */
export function scan(units: Uint16Array, start: number, end: number): Cue[] {
  const { atWordStart, withinWord } = phraseTries();
  const walk: Walk = { units, found: [], wordStart: start, trie: atWordStart, part: false };
  let before: Kind = Kind.Other;
  for (let index = start; index < end && walk.found.length < MAX_CUES; index += 1) {
    const unit = units[index] as number;
    if (unit === 0) continue;
    const kind = kindOf(unit);
    const atEdge = before !== Kind.Word || kind === Kind.Unspaced;
    const trie = atEdge ? atWordStart : withinWord;
    if (atEdge) walk.wordStart = index;
    const first = trie.start(units, index);
    if (first !== 0) {
      walk.trie = trie;
      walk.part = !atEdge;
      follow(walk, first, index + 1);
    }
    before = kind;
  }
  return walk.found;
}

/** Where a word begins: all phrases; within a word: those that may start there. */
interface Tries {
  atWordStart: PhraseTrie;
  withinWord: PhraseTrie;
  sets: CueKind[][];
}

let tries: Tries | undefined;

function phraseTries(): Tries {
  if (!tries) {
    const { atWordStart, withinWord, sets } = lexicon();
    tries = { atWordStart: new PhraseTrie(atWordStart), withinWord: new PhraseTrie(withinWord), sets };
  }
  return tries;
}

/** From a place of the text along the phrases that begin there. */
interface Walk {
  units: Uint16Array;
  found: Cue[];
  wordStart: number;
  trie: PhraseTrie;
  part: boolean;
}

const MAX_STEPS = 80;
const LINE_FEED = 10;
const SPACE = 32;

/** Goes on along the phrases that fit so far, up to `at`. */
function follow(walk: Walk, from: number, at: number): void {
  const { units, trie } = walk;
  let node = from;
  let index = at;
  for (let steps = 0; node !== 0 && steps < MAX_STEPS; steps += 1) {
    if (trie.isRest(node)) {
      followRest(walk, trie.nodes[2 * node + 1] as number, index);
      return;
    }
    const end = trie.end(node);
    if (end !== 0) {
      noteEnd(walk, trie.ends[2 * end] as number, index);
      const next = trie.ends[2 * end + 1] as number;
      if (next !== 0) follow(walk, next, wordEnd(units, index));
    }
    let unit = units[index] as number;
    while (unit === 0) unit = units[++index] as number;
    const isSpace = unit === SPACE || unit === LINE_FEED;
    node = trie.child(node, isSpace ? SPACE : unit);
    index = isSpace ? skipSpace(units, index) : index + 1;
  }
}

/** The only phrase that is left: it fits to its end, or not at all. */
function followRest(walk: Walk, rest: number, at: number): void {
  const { units, trie } = walk;
  const { characters, rests } = trie;
  const end = rests[2 * rest + 2] as number;
  let index = at;
  for (let place = rests[2 * rest] as number; place < end; place += 1) {
    const character = characters[place] as number;
    if (character === ANY) {
      index = wordEnd(units, index);
      continue;
    }
    let unit = units[index] as number;
    while (unit === 0) unit = units[++index] as number;
    if (character === SPACE) {
      if (unit !== SPACE && unit !== LINE_FEED) return;
      index = skipSpace(units, index);
    } else {
      if (unit !== character) return;
      index += 1;
    }
  }
  noteEnd(walk, rests[2 * rest + 1] as number, index);
}

/** Notes what ends here: whatever the word's ending, and with the word. */
function noteEnd(walk: Walk, ends: number, index: number): void {
  const open = ends & 0xffff;
  const whole = ends >>> 16;
  if (open !== 0) note(walk, open, wordEnd(walk.units, index));
  if (whole !== 0 && atWordEnd(walk.units, index)) note(walk, whole, index);
}

function note({ found, part, wordStart }: Walk, set: number, end: number): void {
  for (const kind of tries?.sets[set] ?? []) found.push({ kind, start: wordStart, end, part });
}

/** Past a run of spaces with at most one line break, which is a space of a phrase. */
function skipSpace(units: Uint16Array, index: number): number {
  let breaks = 0;
  let past = index;
  for (; ; past += 1) {
    const unit = units[past] as number;
    if (unit === LINE_FEED) breaks += 1;
    if ((unit !== SPACE && unit !== LINE_FEED) || breaks > 1) return past;
  }
}

function atWordEnd(units: Uint16Array, index: number): boolean {
  let at = index;
  while ((units[at] as number) === 0) at += 1;
  return kindOf(units[at] as number) !== Kind.Word;
}

function wordEnd(units: Uint16Array, index: number): number {
  if (kindOf(units[index - 1] as number) === Kind.Unspaced) return index;
  let end = index;
  for (let unit = units[end] as number; unit === 0 || kindOf(unit) === Kind.Word; ) unit = units[++end] as number;
  return end;
}
