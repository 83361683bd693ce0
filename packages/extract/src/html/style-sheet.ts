import { matches } from "../reading/matches";

/** One declaration of those that say how something looks or whether it is seen, in lower case. */
export interface Declaration {
  property: string;
  value: string;
}

/** What the rules of a mail's `<style>` elements say of a class, for those that name it alone (`.code`, `td.code`). */
export class StyleSheet {
  readonly #rules = new Map<string, string>();
  readonly #declarations = new Map<string, Declaration[]>();
  #characters = 0;

  /** Reads the text of one `<style>` element. Rules within others (`@media`) are passed over. */
  read(css: string): void {
    if (this.#characters + css.length > MAX_CHARACTERS) return;
    this.#characters += css.length;
    const plain = withoutComments(css);
    let depth = 0;
    let start = 0;
    let selector = "";
    for (let index = 0; index < plain.length; index += 1) {
      const character = plain[index];
      if (character === "{") {
        if (depth === 0) selector = plain.slice(start, index);
        depth += 1;
        start = index + 1;
      } else if (character === "}") {
        if (depth === 1) this.#note(selector, plain.slice(start, index));
        depth = Math.max(0, depth - 1);
        start = index + 1;
      }
    }
  }

  /** The declarations for an element with these classes; "" for none. */
  of(classes: string | undefined): string {
    if (classes === undefined || this.#rules.size === 0) return "";
    return classes
      .slice(0, MAX_CLASSES)
      .split(/\s+/, MAX_RULES_OF_ONE)
      .map((name) => this.#rules.get(name.toLowerCase()) ?? "")
      .join("")
      .slice(0, MAX_DECLARATIONS);
  }

  /** What the text of a rule or of a `style` attribute declares. Programs write the same one again and again. */
  declarationsOf(style: string): Declaration[] {
    let declarations = this.#declarations.get(style);
    if (declarations === undefined) {
      declarations = matches(DECLARATION, style).map(([, property = "", value = ""]) => ({
        property: property.toLowerCase(),
        value: value.trim().toLowerCase(),
      }));
      if (this.#declarations.size < MAX_RULES) this.#declarations.set(style, declarations);
    }
    return declarations;
  }

  #note(selectors: string, declarations: string): void {
    if (declarations.length > MAX_DECLARATIONS) return;
    // Before the last semicolon stand rules without a block: "@import url(x.css);"
    for (const selector of selectors.slice(selectors.lastIndexOf(";") + 1).split(",")) {
      const name = ONE_CLASS.exec(selector.trim())?.[1]?.toLowerCase();
      if (name === undefined || this.#rules.size >= MAX_RULES) continue;
      const known = this.#rules.get(name) ?? "";
      if (known.length < MAX_DECLARATIONS) this.#rules.set(name, `${known}${declarations};`);
    }
  }
}

const MAX_CHARACTERS = 128 * 1024;
const MAX_RULES = 500;
const MAX_DECLARATIONS = 600;
const MAX_RULES_OF_ONE = 8;
const MAX_CLASSES = 200;
const DECLARATION =
  /(?:^|;)\s*(display|visibility|opacity|max-height|height|width|max-width|overflow|font-size|font-weight|font-family|letter-spacing|text-indent|color|background|background-color|border|border-radius|padding)\s*:\s*([^;]{1,200})/gi;
const ONE_CLASS = /^[a-z]{0,10}\d?\.([\w-]{1,60})$/i;

function withoutComments(css: string): string {
  let plain = "";
  let from = 0;
  for (let open = css.indexOf("/*"); open >= 0; open = css.indexOf("/*", from)) {
    plain += css.slice(from, open);
    const close = css.indexOf("*/", open + 2);
    if (close < 0) return plain;
    from = close + 2;
  }
  return plain + css.slice(from);
}
