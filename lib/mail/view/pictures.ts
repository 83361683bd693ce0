import { oneLine } from "@/lib/mail/clean";
import { webLink } from "./links";
import type { SanitizeOptions } from "./sanitize";

interface ImageTag {
  src?: string;
  alt?: string;
  width?: string;
  height?: string;
  style?: string;
}

/** Decides about each picture of a mail: shown, from where, or left out; and counts those left out. */
export class MailImages {
  readonly #options: SanitizeOptions;
  readonly #blocked = new Set<string>();
  #inlineCharacters = 0;

  constructor(options: SanitizeOptions) {
    this.#options = options;
  }

  get blocked(): number {
    return this.#blocked.size;
  }

  /** The `src` of an `<img>`: its own, or a placeholder of the same size. */
  source(tag: ImageTag): string {
    return this.#find(tag.src ?? "") ?? placeholder(tag);
  }

  /** A picture behind something, for CSS: nothing in it can end a quoted string. Null for none. */
  background(address: string): string | null {
    return this.#find(address)?.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character)) ?? null;
  }

  #find(address: string): string | null {
    const trimmed = address.trim();
    if (/^cid:/i.test(trimmed)) return this.#inline(trimmed.slice(4));
    if (rasterData.test(trimmed)) return trimmed;
    const link = webLink(trimmed);
    if (!link) return null;
    if (this.#options.remoteImages) return link.href;
    this.#blocked.add(link.href);
    return null;
  }

  /** A mail may name its picture often: each time it would be sent along once more. */
  #inline(id: string): string | null {
    const image = this.#options.inlineImages.get(id) ?? this.#options.inlineImages.get(decoded(id));
    if (!image || this.#inlineCharacters + image.length > inlineCharacters) return null;
    this.#inlineCharacters += image.length;
    return image;
  }
}

const inlineCharacters = 7 * 1024 * 1024; // 5 MB in base64
const rasterData = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z0-9+/=\s]*$/i;

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** A drawn box as large as the picture would have been, with its description. */
function placeholder(tag: ImageTag): string {
  const width = sizeOf("width", tag) ?? 0;
  const height = sizeOf("height", tag) ?? 0;
  if ((width > 0 && width < 8) || (height > 0 && height < 8)) return svg(width || 1, height || 1, "");
  const [w, h] = [width || Math.max(48, height), height || 48];
  const alt = w < 60 || !tag.alt ? "" : tag.alt.slice(0, Math.floor(w / 7));
  const box = `<rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="4" fill="#8882" stroke="#8886" stroke-dasharray="4"/>`;
  const label = `<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="sans-serif" font-size="12" fill="#777">${escapeXml(alt)}</text>`;
  return svg(w, h, alt ? box + label : box);
}

function sizeOf(side: "width" | "height", tag: ImageTag): number | null {
  const styled = new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*(\\d{1,4})px`, "i").exec(tag.style ?? "")?.[1];
  const plain = /^\s*(\d{1,4})(?:px)?\s*$/.exec(tag[side] ?? "")?.[1];
  const size = styled ?? plain;
  return size === undefined ? null : Number(size);
}

function svg(width: number, height: number, content: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing.toWellFormed())}`;
}

function escapeXml(text: string): string {
  return oneLine(text, text.length).replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
