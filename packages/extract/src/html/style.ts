import type { StyleSheet } from "./style-sheet";

/** How a piece of text looks, as far as it tells what matters in a mail. Inherited down the tree. */
export interface Look {
  /** Font size in pixels. */
  size: number;
  bold: boolean;
  /** Letters set apart, as codes are. */
  spaced: boolean;
  mono: boolean;
  /** Within a block quotation: another's words. */
  cited: boolean;
  /** Drawn in another colour than what is behind it. */
  inked: boolean;
}

export const plainLook: Look = { size: 16, bold: false, spaced: false, mono: false, cited: false, inked: true };
/** Smaller text is for the list of mails, not for who reads one. */
export const leastSize = 2;

/** What an element's tag and attributes say. */
export interface ElementStyle {
  look: Look;
  hidden: boolean;
  /** Filled, framed or padded: what a button is made of. */
  boxed: boolean;
}

export interface StyledAttributes {
  style?: string;
  class?: string;
  bgcolor?: string;
  size?: string;
  hidden?: string;
}

/** The style of an element within one that looks like `outer`. */
export function styleOf(tag: string, attributes: StyledAttributes, outer: Look, sheet: StyleSheet): ElementStyle {
  const { style, hidden, bgcolor } = attributes;
  const result: ElementStyle = {
    look: byTag(tag, attributes, outer),
    hidden: hidden !== undefined,
    boxed: bgcolor !== undefined || BUTTON_CLASS.test(attributes.class ?? ""),
  };
  // Only what an element says of both colours counts: where a picture or a rule that is not read lies behind, text is seen.
  if (!outer.inked && (bgcolor !== undefined || tag === "font")) result.look = { ...result.look, inked: true };
  const byClass = sheet.of(attributes.class);
  if (byClass !== "") readDeclarations(byClass, result, outer, sheet);
  if (style !== undefined) readDeclarations(style.slice(0, MAX_STYLE), result, outer, sheet);
  return result;
}

const MAX_STYLE = 4_000;
const BUTTON_CLASS = /\b(?:btn|button|cta)\b/i;
const HEADING_SIZES: Record<string, number> = { h1: 32, h2: 24, h3: 19, big: 20 };
const FONT_SIZES = [10, 13, 16, 18, 24, 32, 48];
const SIZE_WORDS: Record<string, number> = { small: 13, medium: 16, large: 18, "x-large": 24, "xx-large": 32 };
const BOLD = new Set(["b", "strong", "th", "h1", "h2", "h3", "h4"]);
const MONO = new Set(["code", "pre", "kbd", "tt", "samp"]);

function byTag(tag: string, { size }: StyledAttributes, outer: Look): Look {
  const bold = BOLD.has(tag);
  const mono = MONO.has(tag);
  const pixels = HEADING_SIZES[tag] ?? (tag === "font" ? FONT_SIZES[Number(size) - 1] : undefined);
  const cited = tag === "blockquote";
  if (!bold && !mono && !cited && pixels === undefined) return outer;
  return {
    size: pixels ?? outer.size,
    bold: bold || outer.bold,
    spaced: outer.spaced,
    mono: mono || outer.mono,
    cited: cited || outer.cited,
    inked: outer.inked,
  };
}

function readDeclarations(style: string, result: ElementStyle, outer: Look, sheet: StyleSheet): void {
  const sight: Sight = { shown: true, displayed: null, flat: false, clipped: false };
  let colour: string | undefined;
  let ground: string | undefined;
  for (const { property, value } of sheet.declarationsOf(style)) {
    if (property.startsWith("background")) ground = colourOf(value);
    if (property === "color") colour = colourOf(value);
    else if (property.startsWith("font") || property === "letter-spacing") readLook(property, value, result, outer);
    else if (property.startsWith("b") || property === "padding") result.boxed ||= isBox(property, value);
    else readSight(property, value, sight);
  }
  const { shown, displayed, flat, clipped } = sight;
  if ((colour ?? ground) !== undefined) {
    const isGround = colour === ground && colour?.startsWith("#") === true && !/image/i.test(style);
    const unseen = colour === "transparent" || isGround;
    if (unseen === result.look.inked) result.look = { ...result.look, inked: !unseen };
  }
  // What an element says of itself undoes what its class says.
  result.hidden = !shown || (flat && clipped) || (displayed === null ? result.hidden : !displayed);
}

function readLook(property: string, value: string, result: ElementStyle, outer: Look): void {
  const { look } = result;
  if (property === "font-size") result.look = { ...look, size: pixels(value, outer.size) };
  else if (property === "font-weight") result.look = { ...look, bold: /^(?:bold|[6-9]00)/.test(value) };
  else if (property === "font-family") result.look = { ...look, mono: /mono|courier|consol|menlo/.test(value) };
  else result.look = { ...look, spaced: Number.parseFloat(value) >= (value.includes("em") ? 0.08 : 1.5) };
}

function isBox(property: string, value: string): boolean {
  if (property === "padding") return Number.parseFloat(value) >= 8;
  if (property.startsWith("border")) return !/^(?:0|none)/.test(value);
  return !/^(?:none|transparent|inherit|#fff(?:fff)?\b|white)/.test(value);
}

/** A colour as it is compared: of white all ways to write it but as a function. */
function colourOf(value: string): string {
  const plain = value.replace(/\s*!important/, "");
  if (plain === "white") return "#ffffff";
  return /^#[\da-f]{3}$/.test(plain) ? plain.replace(/[\da-f]/g, "$&$&") : plain;
}

/** What declarations say of being seen at all. */
interface Sight {
  shown: boolean;
  displayed: boolean | null;
  /** It has no height or no width, */
  flat: boolean;
  /** and nothing of it is drawn outside of that. */
  clipped: boolean;
}

function readSight(property: string, value: string, sight: Sight): void {
  if (property === "display") sight.displayed = !value.startsWith("none");
  else if (property === "overflow") sight.clipped = value.startsWith("hidden");
  else if (property === "visibility") sight.shown &&= !/^(?:hidden|collapse)/.test(value);
  else if (property === "text-indent") sight.shown &&= !/^-\d{3}/.test(value);
  else if (property === "opacity" || property === "max-height") sight.shown &&= !NOTHING.test(value);
  else sight.flat ||= NOTHING.test(value);
}

/** "0", "0px", "0 !important"; not "0.9". */
const NOTHING = /^0(?:px)?\b(?!\.)/;

/** Text of no size at all is not seen; the size of what cannot be read stays. */
function pixels(value: string, inherited: number): number {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return SIZE_WORDS[value.replace(/\s*!important/, "")] ?? inherited;
  if (value.includes("rem")) return number * 16;
  if (value.includes("em")) return number * inherited;
  if (value.includes("%")) return (number / 100) * inherited;
  return value.includes("pt") ? number * 1.33 : number;
}
