/** Collects rendered text: white space collapses, breaks are written only between two pieces of text. */
export class TextWriter {
  #pieces: string[] = [];
  #length = 0;
  #breaks = 0;
  #space = false;
  #cell = false;
  /** Where a table's cells begin that do not begin a line, in order. */
  readonly cells: { start: number }[] = [];

  /** Characters written so far; a break or space that still waits is not among them. */
  get length(): number {
    return this.#length;
  }

  write(raw: string): void {
    const text = IRREGULAR.test(raw) ? raw.replace(SPACES, " ").replace(INVISIBLE, "") : raw;
    if (text === "") return;
    const trimmed = text.trim();
    if (text.startsWith(" ")) this.#space = true;
    if (trimmed === "") return;
    this.#flush();
    this.#put(trimmed);
    this.#space = text.endsWith(" ");
  }

  /** Text whose line breaks count, as in <pre>. */
  writePreformatted(raw: string): void {
    const lines = raw.split(/\r?\n/);
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.lineBreak();
      const text = line.replace(INVISIBLE, "");
      if (text.trim() === "") continue;
      this.#flush();
      this.#put(text);
    }
  }

  /** The next text stands in another cell of its row. */
  cell(): void {
    this.#space = true;
    this.#cell = true;
  }

  /** A forced break: two of them make an empty line. */
  lineBreak(): void {
    this.#breaks = Math.min(this.#breaks + 1, 2);
  }

  /** At least this many line breaks before the next text. */
  boundary(breaks: 1 | 2): void {
    this.#breaks = Math.max(this.#breaks, breaks);
  }

  toString(): string {
    return this.#pieces.join("");
  }

  #flush(): void {
    if (this.#length > 0) {
      if (this.#breaks > 0) this.#put("\n".repeat(this.#breaks));
      else if (this.#space) this.#put(" ");
      if (this.#cell && this.#breaks === 0 && this.cells.length < MAX_CELLS) this.cells.push({ start: this.#length });
    }
    this.#cell = false;
    this.#breaks = 0;
    this.#space = false;
  }

  #put(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
  }
}

const MAX_CELLS = 10_000;
/** Looked for first, as most text has none. */
const IRREGULAR = /[^\x20-\x7e]| {2}/;
const SPACES = /\s+/g;
/** Zero-width padding of preheaders; the joiners that scripts and emoji need are kept. */
const INVISIBLE = /\u00ad|\u034f|\u200b|\u2060/g;

/** Nothing else stands in the line or lines between two places of written text. */
export function fillsLine(text: string, { start, end }: { start: number; end: number }): boolean {
  return (start === 0 || text[start - 1] === "\n") && (end === text.length || text[end] === "\n");
}
