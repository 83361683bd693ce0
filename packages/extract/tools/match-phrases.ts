import { foldPhrase } from "../src/lexicon/compile";
import type { CueKind } from "../src/lexicon/kinds";
import { foldUnits, Kind, kindOf } from "../src/reading/fold";

/** A phrase of a language's file. */
export interface Phrase {
  language: string;
  kind: CueKind;
  phrase: string;
  /** As it is looked for, with a star at each open end. */
  sought: string;
}

/** Where a phrase stands in a text, as a cue would say it. */
export interface Match {
  id: number;
  /** The same for those that are written alike; each such form gives a cue of its own. */
  form: number;
  start: number;
  end: number;
  part: boolean;
}

/** The phrases that begin with what was read: from one to before another in their order, and how much that is. */
interface Node {
  from: number;
  to: number;
  depth: number;
}

/** Phrases by what they say, in the order of their characters, with the ids of those that say it. */
interface Table {
  words: string[];
  whole: number[][];
  open: number[][];
  starts: Map<number, Node>;
}

/** Finds phrases by the rules of `findCues`, in a plain and slower way, and says which they are. */
export function createMatcher(phrases: Phrase[]): (text: string) => Match[] {
  const all = phrases.map(({ sought }, id) => ({ id, phrase: sought, words: foldPhrase(sought) }));
  const atWordStart = createTable(all);
  const withinWord = createTable(all.filter(({ phrase, words }) => phrase.startsWith("*") || isUnspaced(words[0])));
  return (text) => {
    const units = foldUnits(text);
    return paragraphs(text).flatMap(({ start, end }) => matchesIn(units, start, end, atWordStart, withinWord));
  };
}

function createTable(phrases: { id: number; phrase: string; words: string }[]): Table {
  const byWords = new Map<string, { whole: number[]; open: number[] }>();
  for (const { id, phrase, words } of phrases) {
    const alike = byWords.get(words) ?? { whole: [], open: [] };
    alike[phrase.endsWith("*") || isUnspaced(words.at(-1)) ? "open" : "whole"].push(id);
    byWords.set(words, alike);
  }
  const words = [...byWords.keys()].sort((a, b) => (a < b ? -1 : 1));
  const table = { words, starts: new Map<number, Node>(), ...{ whole: [] as number[][], open: [] as number[][] } };
  for (const [index, word] of words.entries()) {
    table.whole.push(byWords.get(word)?.whole ?? []);
    table.open.push(byWords.get(word)?.open ?? []);
    const unit = word.charCodeAt(0);
    table.starts.set(unit, { from: table.starts.get(unit)?.from ?? index, to: index + 1, depth: 1 });
  }
  return table;
}

function paragraphs(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(/\n *\n/g)) {
    found.push({ start, end: index + 1 });
    start = index + gap.length;
  }
  return [...found, { start, end: text.length }].map(({ start, end }) => ({
    start,
    end: start + text.slice(start, end).trimEnd().length,
  }));
}

function matchesIn(units: Uint16Array, start: number, end: number, atWordStart: Table, withinWord: Table): Match[] {
  const found: Match[] = [];
  let wordStart = start;
  let before: Kind = Kind.Other;
  for (let index = start; index < end; index += 1) {
    const unit = units[index] as number;
    if (unit === 0) continue;
    const kind = kindOf(unit);
    const atEdge = before === Kind.Other || before === Kind.Unspaced || kind === Kind.Unspaced;
    if (atEdge) wordStart = index;
    const table = atEdge ? atWordStart : withinWord;
    const first = table.starts.get(unit);
    const note = (ids: number[], form: number, end: number) => {
      for (const id of ids) found.push({ id, form, start: wordStart, end, part: !atEdge });
    };
    if (first) follow(table, first, units, index + 1, note);
    before = kind;
  }
  return found;
}

const MAX_STEPS = 80;
const ANY = "*".charCodeAt(0);
const SPACE = 32;
const LINE_FEED = 10;

function follow(
  table: Table,
  first: Node,
  units: Uint16Array,
  at: number,
  note: (ids: number[], form: number, end: number) => void,
): void {
  let node: Node | undefined = first;
  let index = at;
  for (let steps = 0; node && steps < MAX_STEPS; steps += 1) {
    const { from, depth } = node;
    if (table.words[from]?.length === depth) {
      note(table.open[from] ?? [], 2 * from, wordEnd(units, index));
      if (kindOf(nextUnit(units, index)) !== Kind.Word) note(table.whole[from] ?? [], 2 * from + 1, index);
    }
    const afterWord = childOf(table.words, node, ANY);
    if (afterWord) follow(table, afterWord, units, wordEnd(units, index), note);
    while (units[index] === 0) index += 1;
    const unit = units[index] as number;
    const isSpace = unit === SPACE || unit === LINE_FEED;
    node = childOf(table.words, node, isSpace ? SPACE : unit);
    index = isSpace ? skipSpace(units, index) : index + 1;
  }
}

function childOf(words: string[], { from, to, depth }: Node, unit: number): Node | undefined {
  const firstFrom = (least: number) => {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const word = words[middle] as string;
      if (word.length > depth && word.charCodeAt(depth) >= least) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const first = firstFrom(unit);
  const past = first < to && words[first]?.charCodeAt(depth) === unit ? firstFrom(unit + 1) : first;
  return first < past ? { from: first, to: past, depth: depth + 1 } : undefined;
}

/** Past a run of spaces with at most one line break, which is a space of a phrase. */
function skipSpace(units: Uint16Array, index: number): number {
  let breaks = 0;
  for (let past = index; ; past += 1) {
    if (units[past] === LINE_FEED) breaks += 1;
    if ((units[past] !== SPACE && units[past] !== LINE_FEED) || breaks > 1) return past;
  }
}

function wordEnd(units: Uint16Array, index: number): number {
  if (kindOf(units[index - 1] as number) === Kind.Unspaced) return index;
  let end = index;
  while (units[end] === 0 || kindOf(units[end] as number) === Kind.Word) end += 1;
  return end;
}

function nextUnit(units: Uint16Array, index: number): number {
  let next = index;
  while (units[next] === 0) next += 1;
  return units[next] as number;
}

function isUnspaced(character = ""): boolean {
  return kindOf(character.charCodeAt(0)) === Kind.Unspaced;
}
