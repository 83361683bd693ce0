export interface WebLink {
  /** The address in its one spelling: controls gone, an international host in its xn-- form. */
  href: string;
  /** Where it really leads, with the port if it has one. */
  host: string;
  /** What follows the host; "" for a bare "/". */
  rest: string;
}

/** A link that a mail may send people to: http or https; null for every other. */
export function webLink(address: string): WebLink | null {
  const url = parse(address);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  const rest = url.pathname + url.search + url.hash;
  return { href: url.href, host: url.host, rest: rest === "/" ? "" : rest };
}

/** What an `<a href>` of a mail may become: an absolute address, or a place in the mail itself; null for scripts and the rest. */
export function mailHref(address: string): string | null {
  const trimmed = address.trim();
  if (trimmed.startsWith("#")) return trimmed;
  const url = parse(trimmed);
  return url && schemes.has(url.protocol) ? url.href : null;
}

const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);
const longest = 16 * 1024;

function parse(address: string): URL | null {
  if (address.length > longest) return null;
  const absolute = /^\s*\/\//.test(address) ? `https:${address.trim()}` : address;
  return URL.canParse(absolute) ? new URL(absolute) : null;
}

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
