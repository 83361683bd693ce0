import type { SearchEntry } from "@/lib/docs/search-entries";

export interface Found extends SearchEntry {
  /** The text around the first word that was found in it. */
  excerpt: string;
}

const most = 12;
const longest = 200;

/** The entries in which every word occurs, best first: in the page's title, in the heading, in the text. */
export function findEntries(entries: SearchEntry[], query: string): Found[] {
  const words = query.slice(0, longest).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry.text, words) }));
}

function scoreOf({ page, title, text }: SearchEntry, words: string[]): number {
  const whole = words.join(" ");
  let score = title.toLowerCase() === whole ? 20 : 0;
  for (const word of words) {
    const found = weigh(title, word, 10) + weigh(page, word, 4) + weigh(text, word, 1);
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

function excerptOf(text: string, words: string[]): string {
  const lower = text.toLowerCase();
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0));
  const start = Number.isFinite(first) ? Math.max(0, lower.lastIndexOf(" ", Math.max(0, first - 30)) + 1) : 0;
  const cut = text.slice(start, start + 120).trim();
  return `${start > 0 ? "… " : ""}${cut}${start + 120 < text.length ? " …" : ""}`;
}
