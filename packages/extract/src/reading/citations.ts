import type { Rendered } from "../html/render";
import { limits } from "../limits";
import { isForwarded } from "./forwarded";
import type { Line } from "./lines";
import { matches } from "./matches";

/** The blocks of a part that quote somebody else: `<blockquote>`, or lines behind ">". */
export interface Citations {
  blocks: Line[];
  /** How much is said outside of them, up to 1: little where a mail only forwards another. */
  beside: number;
}

export function findCitations(part: string, rendered: Rendered | null): Citations {
  const text = part.slice(0, limits.codeSearchCharacters);
  const blocks = rendered ? citedIn(rendered, text.length) : quotedLines(text);
  if (blocks.length === 0 || isForwarded(text)) return { blocks, beside: 0 };
  const cited = blocks.reduce((sum, { start, end }) => sum + end - start, 0);
  return { blocks, beside: Math.min((text.length - cited) / ENOUGH, 1) };
}

/** An article says more beside what it quotes than a forwarded mail. */
const ENOUGH = 400;

function citedIn({ text, looks }: Rendered, length: number): Line[] {
  const blocks: Line[] = [];
  for (const [index, { start, look }] of looks.entries()) {
    if (!look.cited || start >= length) continue;
    const end = Math.min(looks[index + 1]?.start ?? length, length);
    const last = blocks.at(-1);
    if (last?.end === start) last.end = end;
    else blocks.push({ start, end });
  }
  return blocks.filter(
    ({ start, end }) => (text.slice(start, Math.min(end, start + 200)).match(LETTER)?.length ?? 0) > BOX,
  );
}

const LETTER = /\p{L}/gu;
/** Letters of what is no quotation, but a code in a box. */
const BOX = 20;

function quotedLines(text: string): Line[] {
  if (!text.includes("\n>") && !text.startsWith(">")) return [];
  return matches(QUOTED_LINE, text).map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
}

/** Not "> > > 4096 < < <". */
const QUOTED_LINE = /^ {0,3}>(?!.{0,80}<[< ]*$).*$/gm;
