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
