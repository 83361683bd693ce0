import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { CELLS, LINES, PARAGRAPHS, UNSEEN, VOID } from "@/lib/mail/html-tags";
import { limits } from "@/lib/mail/limits";
import { TextWriter } from "@/lib/mail/text-writer";

/** A link as a reader sees it: its address, entities decoded, and its label's place in the text. */
export interface Anchor {
  href: string;
  label: string;
  start: number;
  end: number;
}

export interface Rendered {
  text: string;
  anchors: Anchor[];
}

/** The text that a reader of the HTML sees, and its links. One linear pass without a tree, for input of any shape. */
export function render(html: string): Rendered {
  const pass = new RenderPass(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, pass);
  tokenizer.write(html);
  tokenizer.end();
  return pass.finish();
}

const MAX_ANCHORS = limits.links * 4;
const READ_ATTRIBUTES = new Set(["href", "style", "hidden", "alt"]);
const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;

type Attributes = Partial<Record<"href" | "style" | "hidden" | "alt", string>>;

class RenderPass implements TokenizerCallbacks {
  readonly #html: string;
  readonly #writer = new TextWriter();
  readonly #anchors: Anchor[] = [];
  #tag = "";
  #attributes: Attributes = {};
  #attribute: keyof Attributes | null = null;
  #value = "";
  #hidden: { tag: string; depth: number } | null = null;
  #anchor: { href: string; start: number; alt: string } | null = null;
  #preformatted = false;

  constructor(html: string) {
    this.#html = html;
  }

  finish(): Rendered {
    this.#closeAnchor();
    const text = this.#writer.toString();
    for (const anchor of this.#anchors) anchor.label = text.slice(anchor.start, anchor.end).trim() || anchor.label;
    return { text, anchors: this.#anchors };
  }

  ontext(start: number, end: number): void {
    this.#write(this.#html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#write(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase();
    this.#attributes = {};
  }

  onattribname(start: number, end: number): void {
    const name = end - start <= 6 ? this.#html.slice(start, end).toLowerCase() : "";
    this.#attribute = READ_ATTRIBUTES.has(name) ? (name as keyof Attributes) : null;
    this.#value = "";
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute && this.#value.length <= limits.linkCharacters) this.#value += this.#html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    if (this.#attribute && this.#value.length <= limits.linkCharacters) this.#value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (this.#attribute) this.#attributes[this.#attribute] ??= this.#value;
    this.#attribute = null;
  }

  onopentagend(): void {
    const tag = this.#tag;
    if (this.#hidden) {
      if (tag === this.#hidden.tag) this.#hidden.depth += 1;
      return;
    }
    if (!VOID.has(tag) && (UNSEEN.has(tag) || this.#isHidden())) {
      this.#hidden = { tag, depth: 1 };
      return;
    }
    this.#breakAt(tag);
    if (tag === "br") this.#writer.lineBreak();
    else if (tag === "pre") this.#preformatted = true;
    else if (tag === "a") this.#openAnchor();
    else if (tag === "area") this.#addAnchor(this.#attributes.href, this.#attributes.alt ?? "", this.#writer.length);
    else if (tag === "img" && this.#anchor && this.#attributes.alt) this.#anchor.alt ||= this.#attributes.alt;
  }

  onselfclosingtag(): void {
    this.onopentagend();
    // Only inside SVG is a slash an end; elsewhere browsers ignore it.
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase();
    if (this.#hidden) {
      if (tag === this.#hidden.tag && --this.#hidden.depth === 0) this.#hidden = null;
      return;
    }
    this.#breakAt(tag);
    if (tag === "a") this.#closeAnchor();
    else if (tag === "pre") this.#preformatted = false;
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  #write(text: string): void {
    if (this.#hidden) return;
    if (this.#preformatted) this.#writer.writePreformatted(text);
    else this.#writer.write(text);
  }

  #breakAt(tag: string): void {
    if (PARAGRAPHS.has(tag)) this.#writer.boundary(2);
    else if (LINES.has(tag)) this.#writer.boundary(1);
    else if (CELLS.has(tag)) this.#writer.space();
  }

  #isHidden(): boolean {
    const { hidden, style } = this.#attributes;
    return hidden !== undefined || (style !== undefined && HIDING_STYLE.test(style));
  }

  #openAnchor(): void {
    this.#closeAnchor();
    const href = this.#attributes.href;
    if (href !== undefined) this.#anchor = { href, start: this.#writer.length, alt: "" };
  }

  #closeAnchor(): void {
    if (this.#anchor) this.#addAnchor(this.#anchor.href, this.#anchor.alt, this.#anchor.start);
    this.#anchor = null;
  }

  #addAnchor(href: string | undefined, label: string, start: number): void {
    if (href === undefined || href.length > limits.linkCharacters || this.#anchors.length >= MAX_ANCHORS) return;
    this.#anchors.push({ href: href.trim(), label, start, end: this.#writer.length });
  }
}
