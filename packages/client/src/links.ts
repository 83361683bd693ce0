export interface LinkCriteria {
  /** Whole segments of its path, such as `/reset` for `/auth/reset/abc`. */
  path?: string | RegExp;
  /** Its whole host, with or without the port. */
  host?: string | RegExp;
  /** In what it is called in the HTML, in any letter case. */
  text?: string | RegExp;
}

/** The links of a mail that fit, in their order. */
export function matchingLinks(links: string[], html: string | null, { path, host, text }: LinkCriteria): string[] {
  const called = text === undefined ? null : hrefsCalled(html ?? "", text);
  return links.filter((link) => {
    const url = parse(link);
    return url !== null && hasPath(url, path) && hasHost(url, host) && (called?.has(link) ?? true);
  });
}

function parse(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

function hasPath({ pathname }: URL, path: string | RegExp | undefined): boolean {
  if (typeof path !== "string") return path === undefined || pathname.search(path) >= 0;
  return `${pathname}/`.includes(`/${path.replace(/^\/+|\/+$/g, "")}/`);
}

function hasHost(url: URL, host: string | RegExp | undefined): boolean {
  if (typeof host !== "string") return host === undefined || url.host.search(host) >= 0;
  return [url.host, url.hostname].includes(host.toLowerCase());
}

/** The addresses behind anchors that are called so. In one pass: a mail may have a megabyte of them. */
function hrefsCalled(html: string, text: string | RegExp): Set<string> {
  const found = new Set<string>();
  for (const anchor of html.split(/<a(?=[\s/])/i).slice(1)) {
    const attributes = /^(?:"[^"]*"|'[^']*'|[^>"'])*/.exec(anchor)?.[0] ?? "";
    const [inner = ""] = anchor.slice(attributes.length + 1).split(/<\/a[\s>]/i, 1);
    const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
    const address = decode(href?.[1] ?? href?.[2] ?? href?.[3] ?? "").trim();
    const name = plain(inner);
    const fits = typeof text === "string" ? name.toLowerCase().includes(text.toLowerCase()) : name.search(text) >= 0;
    if (fits) found.add(address);
  }
  return found;
}

/** What a reader sees, the words for pictures included. */
function plain(html: string): string {
  const [before = "", ...tags] = html.split("<");
  const words = tags.map((piece) => {
    const [tag = "", ...rest] = piece.split(">");
    const alt = /^img\s/i.test(tag) ? /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) : null;
    return ` ${alt?.[1] ?? alt?.[2] ?? ""} ${rest.join(">")}`;
  });
  return decode(before + words.join(""))
    .replace(/\s+/g, " ")
    .trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code === null) return entities[name.toLowerCase()] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
