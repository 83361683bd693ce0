import { foldUnits } from "../reading/fold";
import type { CueKind } from "./kinds";
import { type Cue, MAX_CUES, scan } from "./scan";

export type { Cue } from "./scan";

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
      const said = scan(units, start, start + paragraph.length).filter((cue) => !isOfTwo(cue, text));
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
