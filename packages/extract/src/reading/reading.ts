import type { Rendered } from "../html/render";
import { type Look, plainLook } from "../html/style";
import { type Cue, findCues, type KnownParagraphs } from "../lexicon/find-cues";
import type { CueKind } from "../lexicon/kinds";
import { limits } from "../limits";
import { boilerplateKinds, findBoilerplate } from "./boilerplate";
import { type Citations, findCitations } from "./citations";
import { findInnerMails, type InnerMail } from "./inner-mails";
import { type Line, splitLines, unwrap } from "./lines";
import { matches } from "./matches";
import { plainText } from "./plain-text";
import { findQuotations } from "./quotations";
import { findSponsors } from "./sponsors";

/** Which cues are known: all, but to see how a mail would be read whose words are not. */
export type KnownCues = "all" | ((cue: Cue) => boolean);

/** A part of a mail made ready to be searched. Every place in it is the same place in the part itself. */
export class Reading {
  /** The part's text with plain digits and spaces, URLs and addresses blotted out, boilerplate left blank. */
  readonly text: string;
  readonly lines: Line[];
  readonly cues: Cue[];
  readonly #looks: Rendered["looks"];
  readonly #anchors: Rendered["anchors"];
  readonly #cells: Rendered["cells"] | null;
  #quotations: Line[][] | null = null;
  readonly #citations: Citations;
  #innerMails: InnerMail[] | null = null;
  #sponsors: Line[] | null = null;
  readonly #ofKind = new Map<CueKind, Cue[]>();
  /** The font size of most of the text. */
  readonly usualSize: number;
  /** Some of it is set in typewriter face. */
  readonly isTypeset: boolean;

  constructor(part: string, rendered: Rendered | null, knows: KnownCues, known?: KnownParagraphs) {
    const text = plainText(part.slice(0, limits.codeSearchCharacters));
    const lines = rendered ? splitLines(text) : unwrap(splitLines(text), text);
    const found = findCues(text, known);
    const boilerplate = findBoilerplate(found, text, lines);
    const isRead = ({ kind, start }: Cue) =>
      !boilerplateKinds.includes(kind) && boilerplate.every((line) => start < line.start || start >= line.end);
    this.text = boilerplate.reduce(blank, text);
    this.lines = lines.filter(({ start, end }) => /\S/.test(this.text.slice(start, end)));
    const cues = found.filter(isRead);
    this.cues = knows === "all" ? cues : cues.filter(knows);
    for (const cue of this.cues) {
      const alike = this.#ofKind.get(cue.kind);
      if (alike) alike.push(cue);
      else this.#ofKind.set(cue.kind, [cue]);
    }
    this.#anchors = rendered?.anchors ?? [];
    this.#looks = rendered?.looks ?? [{ start: 0, look: plainLook }];
    this.#cells = rendered?.cells ?? null;
    this.isTypeset = this.#looks.some(({ look }) => look.mono);
    this.usualSize = usualSize(this.#looks, this.text.length);
    this.#citations = findCitations(part, rendered);
  }

  /** How the text looks there. */
  lookAt(place: number): Look {
    return this.#looks[lastAtOrBefore(this.#looks, place)]?.look ?? plainLook;
  }

  /** It is part of a link's label. */
  isInAnchor(place: number): boolean {
    const anchor = this.#anchors[lastAtOrBefore(this.#anchors, place)];
    return anchor !== undefined && place < anchor.end;
  }

  /** The line that this place is in, by its number. */
  lineAt(place: number): number {
    return Math.max(0, lastAtOrBefore(this.lines, place));
  }

  /** The cells of the table row that this line is; one alone where it is none, or has more than a reader would look at. */
  cellsOf({ start, end }: Line): Line[] {
    const starts = this.#cells
      ? this.#cellsWithin(start, end)
      : cellsWritten(this.text.slice(start, Math.min(end, start + MAX_ROW)), start);
    return [start, ...starts].map((from, index) => ({ start: from, end: starts[index] ?? end }));
  }

  #cellsWithin(start: number, end: number): number[] {
    const cells = this.#cells ?? [];
    const first = lastAtOrBefore(cells, start) + 1;
    const past = lastAtOrBefore(cells, end) + 1;
    return past - first > MAX_CELLS ? [] : cells.slice(first, past).map((cell) => cell.start);
  }

  /** What stands in quotation marks around this place. */
  quotationsAt(place: number): Line[] {
    this.#quotations ??= findQuotations(this.text, this.lines).filter((family) => family.length > 0);
    return this.#quotations.flatMap((quotations) => {
      const quotation = quotations[lastAtOrBefore(quotations, place)];
      return quotation && place < quotation.end ? [quotation] : [];
    });
  }

  /** It stands in a block quotation: how much the mail says beside it, up to 1; 0 outside of one. */
  citedAt(place: number): number {
    const { blocks, beside } = this.#citations;
    const block = blocks[lastAtOrBefore(blocks, place)];
    return block && place < block.end ? beside : 0;
  }

  /** It stands behind the beginning of a mail within the mail: how sure that is, up to 1. */
  innerMailAt(place: number): number {
    this.#innerMails ??= findInnerMails(this.text, this.lines);
    return this.#innerMails[lastAtOrBefore(this.#innerMails, place)]?.sure ?? 0;
  }

  /** It stands in a sponsor's block. */
  isSponsors(place: number): boolean {
    this.#sponsors ??= findSponsors(this.text);
    return this.#sponsors.some(({ start, end }) => place >= start && place < end);
  }

  /** The cues of these kinds, of all when none is named, that lie between two places. */
  cuesWithin(start: number, end: number, ...kinds: CueKind[]): Cue[] {
    if (kinds.length === 0) return within(this.cues, start, end);
    const here = kinds.filter((kind) => this.#ofKind.has(kind)); // most are in few mails
    if (here.length < 2) return within(this.#ofKind.get(here[0] as CueKind) ?? [], start, end);
    return within(this.cues, start, end).filter(({ kind }) => here.includes(kind));
  }

  /** The cues that share a character with what lies between two places. */
  cuesAt(start: number, end: number): Cue[] {
    return this.cuesWithin(start - LONGEST_CUE, end + LONGEST_CUE).filter((cue) => cue.start < end && cue.end > start);
  }

  count(kind: CueKind): number {
    return this.#ofKind.get(kind)?.length ?? 0;
  }

  last(kind: CueKind): Cue | undefined {
    return this.#ofKind.get(kind)?.at(-1);
  }

  /** How much cues of a kind lead up to this place: three are all of 1. */
  leadUp(place: number, kind: CueKind): number {
    return Math.min(lastAtOrBefore(this.#ofKind.get(kind) ?? [], place - 1) + 1, 3) / 3;
  }
}

const LONGEST_CUE = 80;

function within(cues: readonly Cue[], start: number, end: number): Cue[] {
  const found: Cue[] = [];
  for (let index = Math.max(0, lastAtOrBefore(cues, start - 1) + 1); index < cues.length; index += 1) {
    const cue = cues[index] as Cue;
    if (cue.start >= end) break;
    if (cue.end <= end) found.push(cue);
  }
  return found;
}

/** The index of the last item that starts there or before; -1 where none does. */
function lastAtOrBefore(items: readonly { start: number }[], place: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle] as { start: number }).start <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Cells that a text part sets apart by spaces or strokes. */
function cellsWritten(line: string, offset: number): number[] {
  if (!line.includes("  ") && !line.includes("|")) return [];
  return matches(CELL_BREAK, line, MAX_CELLS).map(({ index, 0: gap }) => offset + index + gap.length);
}

const CELL_BREAK = /(?<=\S) {2,}(?=\S)|(?<=\S) *\| *(?=\S)/g;
const MAX_CELLS = 12;
const MAX_ROW = 400;

function blank(text: string, { start, end }: Line): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

function usualSize(looks: Rendered["looks"], length: number): number {
  const characters = new Map<number, number>();
  for (const [index, { start, look }] of looks.entries()) {
    const end = looks[index + 1]?.start ?? length;
    characters.set(look.size, (characters.get(look.size) ?? 0) + end - start);
  }
  return [...characters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [16, 0])[0];
}
