import type { Rendered } from "../html/render";
import { limits } from "../limits";
import { matches } from "../reading/matches";

/** A link where it stands in one of the parts. */
export interface FoundLink {
  url: string;
  part: "text" | "html";
  start: number;
  end: number;
  /** Its anchor text, "" for a written-out URL. */
  label: string;
  button: boolean;
}

export interface FoundLinks {
  links: string[];
  /** An entry for each place where one of them stands. */
  places: FoundLink[];
  /** URLs written out in an HTML that stands alone, outside of its anchors: a reader follows one only where asked to. */
  written: FoundLink[];
}

/**
 * Every distinct link in order of first appearance, the text part first, in its first spelling. `text` is null without a
 * text part.
 */
export function findLinks(text: string | null, rendered: Rendered | null): FoundLinks {
  const found = new Collection();
  const marks = new Map<string, number>();
  if (text !== null) for (const url of urlsInText(text)) found.add(asNote(asPlace(url, "text"), text, marks));
  found.places.sort((a, b) => a.start - b.start); // the marks of notes may stand in any order
  for (const link of rendered ? anchoredLinks(rendered) : []) found.add(link);
  const written = new Collection();
  for (const link of text === null && rendered ? writtenIn(rendered) : []) if (!found.has(link.url)) written.add(link);
  return { links: [...found.first.values()], places: found.places, written: written.places };
}

/** Links up to as many and as long as a mail may have, two spellings of one as one. */
class Collection {
  /** The first spelling of each. */
  readonly first = new Map<string, string>();
  readonly places: FoundLink[] = [];
  #characters = 0;

  has(url: string): boolean {
    return this.first.has(comparable(url) ?? "");
  }

  add(place: FoundLink): void {
    const key = comparable(place.url);
    if (key === null) return;
    let known = this.first.get(key);
    if (known === undefined) {
      this.#characters += place.url.length;
      if (this.first.size >= limits.links || this.#characters > limits.linksCharacters) return;
      this.first.set(key, place.url);
      known = place.url;
    }
    if (this.places.length < limits.links * 2) this.places.push({ ...place, url: known });
  }
}

const asPlace = ({ url, start }: WrittenUrl, part: FoundLink["part"]): FoundLink => ({
  url,
  part,
  start,
  end: start + url.length,
  label: "",
  button: false,
});

/** "Confirm it here [1]", and at the end "[1] https://…": the link stands where its mark does. `marks` are the places of those looked for already. */
function asNote(place: FoundLink, text: string, marks: Map<string, number>): FoundLink {
  const mark = NOTE_BEFORE.exec(text.slice(Math.max(0, place.start - 8), place.start))?.[1];
  if (mark === undefined) return place;
  const at = marks.get(mark) ?? text.indexOf(`[${mark}]`);
  marks.set(mark, at);
  if (at >= place.start - 8) return place;
  const label = WORD_BEFORE.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? "";
  return { ...place, start: at - label.length, end: at, label: label.trim() };
}

const NOTE_BEFORE = /(?:^|\n) *\[(\d{1,2})\]:? {0,3}$/;
const WORD_BEFORE = /[\p{L}\p{M}\p{N}'’-]{1,30} ?$/u;

function anchoredLinks({ anchors }: Rendered): FoundLink[] {
  return anchors
    .map(({ href, start, end, label, button }): FoundLink => {
      return { url: href.replace(/[\t\r\n]/g, ""), part: "html", start, end, label, button };
    })
    .filter(({ url }) => /^https?:/i.test(url));
}

function writtenIn({ text, anchors }: Rendered): FoundLink[] {
  if (!text.includes("://")) return [];
  let next = 0; // both stand in their order
  const isInAnchor = (place: number): boolean => {
    while ((anchors[next]?.end ?? Number.POSITIVE_INFINITY) <= place) next += 1;
    return (anchors[next]?.start ?? Number.POSITIVE_INFINITY) <= place;
  };
  const outside = urlsInText(text).filter(({ start }) => !isInAnchor(start));
  return outside.map((url) => asPlace(url, "html"));
}

interface WrittenUrl {
  url: string;
  start: number;
}

/** http and https URLs written out in text, without the punctuation that follows them. */
function urlsInText(text: string): WrittenUrl[] {
  const found: WrittenUrl[] = [];
  for (const match of matches(URL_IN_TEXT, text, limits.links * 4)) {
    // "[https://a.test](https://b.test)": the pieces, and between them what opens the next.
    const pieces = match[0].split(/[\])]([[(])(?=https?:\/\/)/i);
    let opener = text[match.index - 1];
    let start = match.index;
    for (let index = 0; index < pieces.length; index += 2) {
      const piece = pieces[index] ?? "";
      if (piece.length <= limits.linkCharacters) found.push({ url: urlIn(piece, opener), start });
      opener = pieces[index + 1];
      start += piece.length + 2;
    }
  }
  return found;
}

function urlIn(piece: string, before: string | undefined): string {
  return trimmed(withinBrackets(piece, before).replace(GLUED_WORD, "").replace(GLUED_PARTICLE, "$1"));
}

// Ends at white space, quotes, angle brackets and at ideographic and full-width punctuation.
const URL_IN_TEXT =
  /(?<![a-z0-9])https?:\/\/[^\s<>"`\\^{|}\p{Cc}\u00ab\u00bb\u200b\u201c-\u201e\u3000-\u3003\u3008-\u3011\u3014-\u301f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f\uff61-\uff64]+/giu;

/** A URL in brackets ends with them, also where a script without spaces goes on at once: `[https://a.test]から`. */
function withinBrackets(url: string, before = ""): string {
  const closer = CLOSERS[before];
  if (!closer) return url;
  let open = 1;
  for (let index = 0; index < url.length; index += 1) {
    if (url[index] === before) open += 1;
    else if (url[index] === closer) open -= 1;
    if (open === 0) return url.slice(0, index);
  }
  return url;
}

const CLOSERS: Record<string, string> = { "(": ")", "[": "]" };
// In scripts without spaces, and behind Korean nouns, the sentence goes on at once: `https://a.test/b에서`; but "2024年" is a name.
const GLUED_WORD =
  /(?<=[a-z0-9.,;:!?'*)\]…])(?!(?<=\d)[年月日回号號章版期次届屆년월일회차호])[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+$/iu;
/** `https://a.test/에` */
const GLUED_PARTICLE = /^(https?:\/\/[^/?#]+\/)(?:에서?|의|으?로|[을를은는이가와과]|मा|में|पर|को)$/iu;

const CLOSING = new Set([...".,;:!?'*…‘’。、۔،؟।॥։።។။"]);
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
