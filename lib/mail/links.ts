import { limits } from "@/lib/mail/limits";
import { matches } from "@/lib/mail/matches";
import type { Rendered } from "@/lib/mail/render";

/** A link where it stands: `label` is its anchor text ("" for a written-out URL), `before` what leads up to it. */
export interface FoundLink {
  url: string;
  label: string;
  before: string;
}

/**
 * Every distinct link in order of first appearance, the text part first, in its first spelling; `places` has an entry for
 * each place where one stands. `text` is null without a text part: URLs written out in the HTML stand in for it then.
 */
export function findLinks(text: string | null, rendered: Rendered | null): { links: string[]; places: FoundLink[] } {
  const first = new Map<string, string>();
  const places: FoundLink[] = [];
  let characters = 0;
  const add = (url: string, label: string, before: string): void => {
    const key = comparable(url);
    if (key === null || !/^https?:/i.test(url)) return;
    let known = first.get(key);
    if (known === undefined) {
      characters += url.length;
      if (first.size >= limits.links || characters > limits.linksCharacters) return;
      first.set(key, url);
      known = url;
    }
    if (places.length < limits.links * 2) places.push({ url: known, label, before });
  };
  if (text !== null) for (const { url, start } of urlsInText(text)) add(url, "", leadUp(text, start));
  if (rendered)
    for (const { url, label, start } of htmlLinks(rendered, text === null))
      add(url, label, leadUp(rendered.text, start));
  return { links: [...first.values()], places };
}

function htmlLinks({ text, anchors }: Rendered, writtenToo: boolean): { url: string; label: string; start: number }[] {
  const links = anchors.map(({ href, label, start }) => ({ url: href.replace(/[\t\r\n]/g, ""), label, start }));
  if (!writtenToo) return links;
  let next = 0;
  const written = urlsInText(text).filter(({ start }) => {
    while ((anchors[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return start < (anchors[next]?.start ?? Number.POSITIVE_INFINITY);
  });
  return [...links, ...written.map(({ url, start }) => ({ url, label: "", start }))].sort((a, b) => a.start - b.start);
}

function leadUp(text: string, start: number): string {
  return text.slice(Math.max(0, start - CONTEXT), start);
}

/** http and https URLs written out in text, without the punctuation that follows them. */
function urlsInText(text: string): { url: string; start: number }[] {
  const found: { url: string; start: number }[] = [];
  for (const match of matches(URL_IN_TEXT, text, limits.links * 4)) {
    if (match[0].length > limits.linkCharacters) continue;
    found.push({ url: trimmed(match[0]), start: match.index });
  }
  return found;
}

const CONTEXT = 240;

// Ends at white space, quotes, angle brackets and at ideographic and full-width punctuation.
const URL_IN_TEXT =
  /(?<![a-z0-9])https?:\/\/[^\s<>"`\\^{|}\p{Cc}\u00ab\u00bb\u200b\u201c-\u201e\u3000-\u3003\u3008-\u3011\u3014-\u301f\ufeff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f\uff61-\uff64]+/giu;

const CLOSING = new Set([...".,;:!?'*…‘’。、"]);
const OPENERS: Record<string, string> = { ")": "(", "]": "[" };

function trimmed(url: string): string {
  const surplus: Record<string, number> = { ")": 0, "]": 0 };
  for (const character of url) {
    if (character === "(" || character === "[")
      surplus[character === "(" ? ")" : "]"] = (surplus[character === "(" ? ")" : "]"] ?? 0) - 1;
    else if (character === ")" || character === "]") surplus[character] = (surplus[character] ?? 0) + 1;
  }
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url[end - 1] ?? "";
    if (CLOSING.has(last)) continue;
    if (!(last in OPENERS) || (surplus[last] ?? 0) <= 0) break;
    surplus[last] = (surplus[last] ?? 0) - 1;
  }
  return url.slice(0, end);
}

/** Two spellings of one URL compare equal; null for what is no URL. */
function comparable(url: string): string | null {
  return URL.canParse(url) ? new URL(url).href : null;
}
