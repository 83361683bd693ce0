import { type WebLink, webLink } from "./web-link";

interface LinkedText {
  /** Its place in the whole text. */
  at: number;
  text: string;
  link: WebLink;
  /** What is written does not show the host that it leads to: other letters that look alike, or a user name in front. */
  disguised: boolean;
}

/** A text cut into plain pieces and web addresses, in order. Very long addresses, and those beyond a thousand, stay text. */
export function linkText(text: string): (string | LinkedText)[] {
  const parts: (string | LinkedText)[] = [];
  let done = 0;
  let links = 0;
  for (const { 0: match, index } of text.matchAll(/https?:\/\/[^\s<>"]+/gi)) {
    if (links === mostLinks) break;
    if (match.length > longestLink) continue;
    const written = withoutEnd(match);
    const link = webLink(written);
    if (!link) continue;
    links += 1;
    const disguised = !written
      .toLowerCase()
      .startsWith(`${written.slice(0, written.indexOf("/")).toLowerCase()}//${link.host}`);
    parts.push(text.slice(done, index), { at: index, text: written, link, disguised });
    done = index + written.length;
  }
  parts.push(text.slice(done));
  return parts;
}

const mostLinks = 1_000;
const longestLink = 2_048;
const punctuation = new Set(".,;:!?'’”»)]}*_");

/** What stands at the end of an address in a sentence mostly belongs to the sentence. A loop, for no pattern does it in linear time. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && punctuation.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
