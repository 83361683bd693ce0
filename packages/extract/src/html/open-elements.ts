import { type ElementStyle, type Look, plainLook } from "./style";

const maxDepth = 64;

/** The elements that are open at a place of the HTML, as far as they are remembered. */
export class OpenElements {
  readonly #elements: { tag: string; style: ElementStyle }[] = [];

  /** How text looks here. */
  get look(): Look {
    return this.#elements.at(-1)?.style.look ?? plainLook;
  }

  /** The element around the innermost one. */
  get outer(): ElementStyle | undefined {
    return this.#elements.at(-2)?.style;
  }

  enter(tag: string, style: ElementStyle): void {
    if (this.#elements.length >= maxDepth) this.#elements.shift();
    this.#elements.push({ tag, style });
  }

  /** Closes what the end tag closes in a well-formed document; an end tag without a start is passed over. */
  leave(tag: string): void {
    const index = this.#elements.findLastIndex((element) => element.tag === tag);
    if (index >= 0) this.#elements.length = index;
  }
}
