import { type CueKind, wordKinds, LENGTH_SHIFT, lengthKinds } from "./kinds";
import { lexicon } from "./lexicon";
import { PhraseTrie } from "./trie";
import { foldUnits, Kind, kindOf } from "../reading/fold";

/** A cue where it stands in the text: whole words, also where a part of them was recognised. */
export interface Cue {
  kind: CueKind;
  start: number;
  end: number;
  /** A list knows no more than the end of its word: "*code". */
  part: boolean;
}

/** Paragraphs that were read before, by what they say: where each began then, and its cues. */
export type KnownParagraphs = Map<string, { start: number; cues: Cue[] }>;

/** All cues of a text in their order. Of those that contradict each other in one place the longest is left. */
export function findCues(text: string, known: KnownParagraphs = new Map()): Cue[] {
  const units = foldUnits(text);
  const found: Cue[] = [];
  for (let start = 0; start < text.length && found.length < MAX_CUES; ) {
    EMPTY_LINE.lastIndex = start;
    const isLast = !EMPTY_LINE.test(text);
    const next = isLast ? text.length : EMPTY_LINE.lastIndex;
    // A break within it is a space to a phrase: where another part breaks its lines elsewhere, it is the same paragraph.
    const paragraph = text.slice(start, next).trimEnd().replaceAll("\n", " ");
    const before = known.get(paragraph);
    if (before === undefined) {
      const said = cuesIn(units, start, start + paragraph.length).filter((cue) => !isOfTwo(cue, text));
      const cues = withoutContradictions(said);
      known.set(paragraph, { start, cues });
      for (const cue of cues) found.push(cue);
    } else {
      const moved = start - before.start;
      for (const cue of before.cues) found.push({ ...cue, start: cue.start + moved, end: cue.end + moved });
    }
    start = next;
  }
  return found;
}

/** "You are about to sign the agreement. Code: 482913": the end of one statement and the beginning of the next are no name of a number. */
function isOfTwo({ kind, start, end }: Cue, text: string): boolean {
  return kind === "other" && end - start > 8 && STATEMENT_END.test(text.slice(start, end));
}

/** Not the full stop of "cod. art.". */
const STATEMENT_END = /\p{L}{4}[.。]\s| {2}/u;

/** Which no phrase goes across. */
const EMPTY_LINE = /\n *\n/g;

function cuesIn(units: Uint16Array, start: number, end: number): Cue[] {
  const { atWordStart, withinWord } = phraseTries();
  const found: Cue[] = [];
  let wordStart = start;
  let before: Kind = Kind.Other;
  for (let index = start; index < end && found.length < MAX_CUES; index += 1) {
    const unit = units[index] as number;
    if (unit === 0) continue;
    const kind = kindOf(unit);
    const atEdge = before === Kind.Other || before === Kind.Unspaced || kind === Kind.Unspaced;
    if (atEdge) wordStart = index;
    const trie = atEdge ? atWordStart : withinWord;
    const first = trie.start(units, index);
    if (first !== 0) collect(trie, first, units, index + 1, wordStart, found);
    before = kind;
  }
  return found;
}

/** Where a word begins: all phrases; within a word: those that may start there. */
interface Tries {
  atWordStart: PhraseTrie;
  withinWord: PhraseTrie;
}

let tries: Tries | undefined;

function phraseTries(): Tries {
  tries ??= {
    atWordStart: new PhraseTrie(lexicon().atWordStart),
    withinWord: new PhraseTrie(lexicon().withinWord),
  };
  return tries;
}

const MAX_CUES = 5_000;
const MAX_STEPS = 80;
const LINE_FEED = 10;
const SPACE = 32;

/** Follows the phrases that fit so far, up to `at`, and that go on from there. */
function collect(
  trie: PhraseTrie,
  from: number,
  units: Uint16Array,
  at: number,
  wordStart: number,
  found: Cue[],
): void {
  const part = trie === tries?.withinWord;
  let node = from;
  let index = at;
  for (let steps = 0; node !== 0 && steps < MAX_STEPS; steps += 1) {
    const end = trie.end(node);
    if (end !== 0) {
      const open = trie.open(end);
      if (open !== 0) note(found, open, part, wordStart, wordEnd(units, index));
      const whole = trie.whole(end);
      if (whole !== 0 && atWordEnd(units, index)) note(found, whole, part, wordStart, index);
      const next = trie.afterWord(end);
      if (next !== 0) collect(trie, next, units, wordEnd(units, index), wordStart, found);
    }
    let unit = units[index] as number;
    while (unit === 0) unit = units[++index] as number;
    const isSpace = unit === SPACE || unit === LINE_FEED;
    node = trie.child(node, isSpace ? SPACE : unit);
    index = isSpace ? skipSpace(units, index) : index + 1;
  }
}

const KINDS = (1 << LENGTH_SHIFT) - 1;

function note(found: Cue[], kinds: number, part: boolean, start: number, end: number): void {
  for (let left = kinds & KINDS; left !== 0; left &= left - 1) {
    found.push({ kind: wordKinds[31 - Math.clz32(left & -left)] as CueKind, start, end, part });
  }
  const length = kinds >>> LENGTH_SHIFT;
  if (length > 0) found.push({ kind: lengthKinds[length - 1] as CueKind, start, end, part });
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
  let unit = units[index] as number;
  while (unit === 0) unit = units[++index] as number;
  return kindOf(unit) !== Kind.Word;
}

function wordEnd(units: Uint16Array, index: number): number {
  if (kindOf(units[index - 1] as number) === Kind.Unspaced) return index;
  let end = index;
  for (let unit = units[end] as number; unit === 0 || kindOf(unit) === Kind.Word; ) unit = units[++end] as number;
  return end;
}

/** What contradicts what: number words among themselves, words for links among themselves, "enter" and "you entered the code". */
const FAMILY: Partial<Record<CueKind, number>> = {
  code: 1,
  maybeCode: 1,
  other: 1,
  accountName: 1,
  complete: 2,
  act: 2,
  signIn: 2,
  never: 2,
  notMe: 2,
  enter: 3,
  outdated: 3,
};
const PRECEDENCE: CueKind[] = [
  "other",
  "accountName",
  "code",
  "maybeCode",
  "notMe",
  "never",
  "complete",
  "act",
  "signIn",
  "outdated",
  "enter",
];

function withoutContradictions(found: Cue[]): Cue[] {
  const sorted = found.sort(
    (a, b) => a.start - b.start || b.end - a.end || PRECEDENCE.indexOf(a.kind) - PRECEDENCE.indexOf(b.kind),
  );
  const last: Cue[] = [];
  return sorted.filter((cue) => {
    const family = FAMILY[cue.kind];
    if (family === undefined) return true;
    const covering = last[family];
    if (covering && cue.end <= covering.end) return false;
    if (cue.kind !== "enter") last[family] = cue; // which contradicts "you entered", but not another like it
    return true;
  });
}
