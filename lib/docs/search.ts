import type { DocsPage } from "./load";

/** A stretch of the documentation that a search may find. */
export interface SearchEntry {
  href: string;
  page: string;
  title: string;
  text: string;
  code: string;
}

/** Everything that can be found: each page's sections, in order. */
export function searchEntries(pages: Iterable<DocsPage>): SearchEntry[] {
  return [...pages].flatMap(({ path, title: page, description, sections }) =>
    sections.map(({ anchor, title, text, code }) => ({
      href: anchor ? `${path}#${anchor}` : path,
      page,
      title,
      text: anchor ? text : `${description} ${text}`,
      code,
    })),
  );
}

export interface Found extends SearchEntry {
  /** The text around the first word that was found in it. */
  excerpt: string;
}

const most = 12;
const longest = 200;

/** The entries in which every word occurs, best first: in the heading, the page's title, the text, the code. */
export function findEntries(entries: SearchEntry[], query: string): Found[] {
  const words = query.slice(0, longest).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry, words) }));
}

function scoreOf({ page, title, text, code }: SearchEntry, words: string[]): number {
  const whole = words.join(" ");
  let score = title.toLowerCase() === whole ? 20 : 0;
  for (const word of words) {
    const found = weigh(title, word, 10) + weigh(page, word, 4) + weigh(text, word, 2) + weigh(code, word, 1);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

/** Half for a word that the text has only within another. */
function weigh(text: string, word: string, weight: number): number {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return 0;
  return at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? "") ? weight : weight / 2;
}

function excerptOf({ text, code }: SearchEntry, words: string[]): string {
  const source = firstOf(text, words) < 0 && firstOf(code, words) >= 0 ? code : text;
  const first = Math.max(0, firstOf(source, words) - 30);
  const start = source.lastIndexOf(" ", first) + 1;
  const cut = source.slice(start, start + 120).trim();
  return `${start > 0 ? "… " : ""}${cut}${start + 120 < source.length ? " …" : ""}`;
}

/** Where the first of the words stands, -1 where none does. */
function firstOf(text: string, words: string[]): number {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}
