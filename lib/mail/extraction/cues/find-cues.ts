import { type CueKind, cueKinds, LENGTH_SHIFT, lengthKinds } from "@/lib/mail/extraction/cues/kinds";
import type { PhraseTrie } from "@/lib/mail/extraction/cues/phrase-trie";
import { phrasesAtWordStart, phrasesWithinWord } from "@/lib/mail/extraction/cues/phrases";
import { Kind, kindOf } from "@/lib/mail/extraction/fold";

/** A cue where it stands in the text: whole words, also where a part of them was recognised. */
export interface Cue {
  kind: CueKind;
  start: number;
  end: number;
}

/** All cues of a folded text in their order. Of those that contradict each other in one place the longest is left. */
export function findCues(folded: string): Cue[] {
  const found: Cue[] = [];
  let wordStart = 0;
  let before: Kind = Kind.Other;
  for (let index = 0; index < folded.length && found.length < MAX_CUES; index += 1) {
    const unit = folded.charCodeAt(index);
    if (unit === 0) continue;
    const kind = kindOf(unit);
    const atEdge = before === Kind.Other || before === Kind.Unspaced || kind === Kind.Unspaced;
    if (atEdge) wordStart = index;
    const trie = atEdge ? phrasesAtWordStart : phrasesWithinWord;
    const first = trie.start(folded, index);
    if (first !== 0) collect(trie, first, folded, index + 1, wordStart, found);
    before = kind;
  }
  return withoutContradictions(found);
}

const MAX_CUES = 4_000;
const MAX_STEPS = 80;
const LINE_FEED = 10;
const SPACE = 32;

/** Follows the phrases that fit so far, up to `at`, and that go on from there. */
function collect(trie: PhraseTrie, from: number, folded: string, at: number, wordStart: number, found: Cue[]): void {
  let node = from;
  let index = at;
  for (let steps = 0; node !== 0 && steps < MAX_STEPS; steps += 1) {
    if (trie.isEnd(node)) {
      const open = trie.open[node] as number;
      if (open !== 0) note(found, open, wordStart, wordEnd(folded, index));
      const whole = trie.whole[node] as number;
      if (whole !== 0 && atWordEnd(folded, index)) note(found, whole, wordStart, index);
      const next = trie.afterWord[node] as number;
      if (next !== 0) collect(trie, next, folded, wordEnd(folded, index), wordStart, found);
    }
    let unit = folded.charCodeAt(index);
    while (unit === 0) unit = folded.charCodeAt(++index);
    const isSpace = unit === SPACE || unit === LINE_FEED;
    node = trie.child(node, isSpace ? SPACE : unit);
    index = isSpace ? skipSpace(folded, index) : index + 1;
  }
}

const KINDS = (1 << LENGTH_SHIFT) - 1;

function note(found: Cue[], kinds: number, start: number, end: number): void {
  for (let left = kinds & KINDS; left !== 0; left &= left - 1) {
    found.push({ kind: cueKinds[31 - Math.clz32(left & -left)] as CueKind, start, end });
  }
  const length = kinds >>> LENGTH_SHIFT;
  if (length > 0) found.push({ kind: lengthKinds[length - 1] as CueKind, start, end });
}

/** Past a run of spaces with at most one line break, which is a space of a phrase. */
function skipSpace(folded: string, index: number): number {
  let breaks = 0;
  let past = index;
  for (; ; past += 1) {
    const unit = folded.charCodeAt(past);
    if (unit === LINE_FEED) breaks += 1;
    if ((unit !== SPACE && unit !== LINE_FEED) || breaks > 1) return past;
  }
}

function atWordEnd(folded: string, index: number): boolean {
  let unit = folded.charCodeAt(index);
  while (unit === 0) unit = folded.charCodeAt(++index);
  return Number.isNaN(unit) || kindOf(unit) !== Kind.Word;
}

function wordEnd(folded: string, index: number): number {
  if (kindOf(folded.charCodeAt(index - 1)) === Kind.Unspaced) return index;
  let end = index;
  for (let unit = folded.charCodeAt(end); unit === 0 || (!Number.isNaN(unit) && kindOf(unit) === Kind.Word); )
    unit = folded.charCodeAt(++end);
  return end;
}

/** What contradicts what: number words among themselves, words for links among themselves. */
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
    last[family] = cue;
    return true;
  });
}
