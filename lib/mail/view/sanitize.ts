import { Parser } from "htmlparser2";
import sanitizeHtml, { type Attributes } from "sanitize-html";
import { filterCss } from "./css";
import { mailHref } from "./links";
import { MailImages } from "./pictures";

export interface SanitizeOptions {
  /** Whether pictures may be loaded from other servers. */
  remoteImages: boolean;
  /** The mail's own pictures by Content-ID, as data URIs. */
  inlineImages: Map<string, string>;
}

export interface SanitizedMail {
  /** What belongs into the document, `<html>` and `<body>` tags with their attributes included. */
  html: string;
  /** The mail's style sheets. */
  css: string;
  /** Pictures of other servers that are not shown. */
  blockedImages: number;
}

/**
 * A mail's HTML reduced to what can be looked at: no scripts, forms, frames, and nothing that loads unless asked for.
 * Null when it is nested so deeply that parsing it takes time out of proportion.
 */
export function sanitizeMail(html: string, options: SanitizeOptions): SanitizedMail | null {
  const sheets = readStyleSheets(html);
  if (sheets === null) return null;
  const images = new MailImages(options);
  const css = filterCss(sheets, (address) => images.background(address));
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    nonTextTags: droppedWithContent,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: 250,
    transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs, images) }) },
  });
  return { html: clean, css, blockedImages: images.blocked };
}

function cleanAttributes(tag: string, attributes: Attributes, images: MailImages): Attributes {
  const { href, background, style } = attributes;
  const clean = { ...attributes };
  if (style) clean.style = filterCss(style, (address) => images.background(address));
  if (background !== undefined) replace(clean, "background", images.background(background));
  if (tag === "img") clean.src = images.source(attributes);
  if (tag === "a" || tag === "area") addTarget(clean, href ? mailHref(href) : null);
  return clean;
}

function addTarget(attributes: Attributes, href: string | null): void {
  replace(attributes, "href", href);
  const leaves = href !== null && !href.startsWith("#");
  replace(attributes, "target", leaves ? "_blank" : null);
  replace(attributes, "rel", leaves ? "noopener noreferrer" : null);
  // Shown when pointed at: what the link says of itself need not be where it leads.
  if (leaves) attributes.title = href.slice(0, 300).toWellFormed();
}

function replace(attributes: Attributes, name: string, value: string | null): void {
  if (value === null) delete attributes[name];
  else attributes[name] = value;
}

const deepest = 1_000; // browsers stop at 512

/** All style sheets of the mail in their order: they are kept apart, since their text cannot be escaped. Null if too deep. */
function readStyleSheets(html: string): string | null {
  const sheets: string[] = [];
  let depth = 0;
  let inside = false;
  const parser = new Parser({
    onopentag(name, { media }) {
      depth += 1;
      if (depth > deepest) throw tooDeep;
      inside = name === "style";
      if (inside) sheets.push(media && /^[\w\s():,-]{1,200}$/.test(media) ? `@media ${media} {` : "@media all {");
    },
    ontext(text) {
      if (inside) sheets.push(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (inside && name === "style") sheets.push("}\n");
      inside = false;
    },
  });
  try {
    parser.end(html);
    return sheets.join("");
  } catch (error) {
    if (error === tooDeep) return null;
    throw error;
  }
}

const tooDeep = new Error("nested too deeply");

const words = (list: string) => list.split(/\s+/);

/** What a mail is laid out with. Whatever is not named here goes, its content stays. */
const allowedTags =
  words(`html body div span p br hr wbr center font section article header footer main aside nav address
  figure figcaption blockquote pre details summary bdi bdo h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col
  thead tbody tfoot tr td th a img map area b strong i em u s strike del ins mark small big sub sup code kbd samp var tt q
  cite abbr dfn time ruby rt rp`);

/** Dropped with all they hold: it is no text of the mail, or is read differently by other parsers. */
const droppedWithContent = words(
  "script style title textarea option select xmp noscript noembed noframes plaintext template svg math object applet",
);

const cell = words("colspan rowspan headers scope abbr");
const allowedAttributes = {
  "*": words(`style class id dir lang title hidden role aria-* align valign width height bgcolor background border
    bordercolor color face size nowrap clear`),
  body: words("text link vlink alink leftmargin topmargin marginwidth marginheight"),
  table: words("cellpadding cellspacing rules frame summary"),
  td: cell,
  th: cell,
  col: ["span"],
  colgroup: ["span"],
  ol: ["start", "type", "reversed"],
  ul: ["type"],
  li: ["type", "value"],
  a: ["href", "target", "rel", "name"],
  area: ["href", "target", "rel", "shape", "coords", "alt"],
  map: ["name"],
  img: ["src", "alt", "hspace", "vspace", "usemap"],
  details: ["open"],
};
