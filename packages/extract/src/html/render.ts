import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { limits } from "../limits";
import { CELLS, LINES, PARAGRAPHS, UNSEEN, VOID } from "./html-tags";
import { OpenElements } from "./open-elements";
import { type Look, leastSize, plainLook, type StyledAttributes, styleOf } from "./style";
import { StyleSheet } from "./style-sheet";
import { fillsLine, TextWriter } from "./text-writer";

/** A link as a reader sees it: its address, entities decoded, and its label's place in the text. */
export interface Anchor {
  href: string;
  label: string;
  start: number;
  end: number;
  /** It is drawn as a button. */
  button: boolean;
}

export interface Rendered {
  text: string;
  anchors: Anchor[];
  /** From where on the text looks how, in order. */
  looks: { start: number; look: Look }[];
  /** Where a table's cells begin that do not begin a line, in order. */
  cells: { start: number }[];
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
const MAX_LOOKS = 10_000;
const READ_ATTRIBUTES = new Set(["href", "style", "hidden", "alt", "class", "bgcolor", "size"]);

type Attributes = StyledAttributes & { href?: string; alt?: string };

interface OpenAnchor {
  href: string;
  start: number;
  alt: string;
  /** Drawn as a box itself; `button` also when the element around it is. */
  boxed: boolean;
  button: boolean;
}

class RenderPass implements TokenizerCallbacks {
  readonly #html: string;
  readonly #writer = new TextWriter();
  readonly #anchors: (Anchor & { boxed: boolean })[] = [];
  #tag = "";
  #attributes: Attributes = {};
  #attribute: keyof Attributes | null = null;
  #value = "";
  #hidden: { tag: string; depth: number } | null = null;
  #anchor: OpenAnchor | null = null;
  readonly #open = new OpenElements();
  readonly #sheet = new StyleSheet();
  readonly #looks: Rendered["looks"] = [{ start: 0, look: plainLook }];
  #preformatted = false;

  constructor(html: string) {
    this.#html = html;
  }

  finish(): Rendered {
    this.#closeAnchor();
    const text = this.#writer.toString();
    for (const anchor of this.#anchors) {
      // A break that came before the label was written after the anchor had begun.
      const label = text.slice(anchor.start, anchor.end).trimStart();
      anchor.start = anchor.end - label.length;
      anchor.label = label.trimEnd() || anchor.label;
      anchor.button &&= anchor.boxed || fillsLine(text, anchor);
    }
    return { text, anchors: this.#anchors, looks: this.#looks, cells: this.#writer.cells };
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
    const name = end - start <= 7 ? this.#html.slice(start, end).toLowerCase() : "";
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
    if (this.#hidden?.tag === "p" && LINES.has(tag)) this.#hidden = null; // a paragraph ends where another block starts
    if (this.#hidden) {
      if (tag === this.#hidden.tag) this.#hidden.depth += 1;
      return;
    }
    const style = styleOf(tag, this.#attributes, this.#open.look, this.#sheet);
    if (!VOID.has(tag)) {
      if (UNSEEN.has(tag) || style.hidden) {
        this.#hidden = { tag, depth: 1 };
        return;
      }
      this.#open.enter(tag, style);
    }
    this.#breakAt(tag);
    if (tag === "br") this.#writer.lineBreak();
    else if (tag === "pre") this.#preformatted = true;
    else if (tag === "a") this.#openAnchor(style.boxed);
    else if (this.#anchor && !VOID.has(tag)) this.#anchor.button ||= style.boxed || tag === "button";
    else if (tag === "area") {
      const { href, alt = "" } = this.#attributes;
      if (href !== undefined) this.#addAnchor({ href, alt, start: this.#writer.length, boxed: false, button: false });
    } else if (tag === "img" && this.#anchor && this.#attributes.alt) this.#anchor.alt ||= this.#attributes.alt;
  }

  onselfclosingtag(): void {
    // Only of a drawing is a slash the end; elsewhere browsers ignore it.
    if (this.#tag !== "svg") this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase();
    if (this.#hidden?.tag === "p" && tag !== "p" && (LINES.has(tag) || CELLS.has(tag))) this.#hidden = null;
    if (this.#hidden) {
      if (tag === this.#hidden.tag && --this.#hidden.depth === 0) this.#hidden = null;
      return;
    }
    this.#breakAt(tag);
    this.#open.leave(tag);
    if (tag === "a") this.#closeAnchor();
    else if (tag === "pre") this.#preformatted = false;
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  #write(text: string): void {
    if (this.#hidden?.tag === "style") this.#sheet.read(text);
    const { look } = this.#open;
    if (this.#hidden || look.size < leastSize || !look.inked) return;
    if (this.#looks.at(-1)?.look !== look && this.#looks.length < MAX_LOOKS)
      this.#looks.push({ start: this.#writer.length, look });
    if (this.#preformatted) this.#writer.writePreformatted(text);
    else this.#writer.write(text);
  }

  #breakAt(tag: string): void {
    if (PARAGRAPHS.has(tag)) this.#writer.boundary(2);
    else if (LINES.has(tag)) this.#writer.boundary(1);
    else if (CELLS.has(tag)) this.#writer.cell();
  }

  #openAnchor(boxed: boolean): void {
    this.#closeAnchor();
    const href = this.#attributes.href;
    if (href === undefined) return;
    const last = this.#anchors.at(-1);
    // Links of a bar may be set apart by their style alone; the pieces of one lead to the same place.
    if (last?.end === this.#writer.length && last.href !== href.trim()) this.#writer.write(" ");
    const button = boxed || (this.#open.outer?.boxed ?? false);
    this.#anchor = { href, start: this.#writer.length, alt: "", boxed, button };
  }

  #closeAnchor(): void {
    if (this.#anchor) this.#addAnchor(this.#anchor);
    this.#anchor = null;
  }

  #addAnchor({ href, start, alt, boxed, button }: OpenAnchor): void {
    if (href.length > limits.linkCharacters || this.#anchors.length >= MAX_ANCHORS) return;
    this.#anchors.push({ href: href.trim(), label: alt, start, end: this.#writer.length, button, boxed });
  }
}
