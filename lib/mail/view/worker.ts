import { parentPort } from "node:worker_threads";
import { type SanitizeOptions, sanitizeMail } from "./sanitize";

/** A part of a mail that its HTML may show. */
export interface InlinePart {
  contentId: string;
  base64: string;
}

export interface RenderTask extends Pick<SanitizeOptions, "remoteImages"> {
  html: string;
  parts: InlinePart[];
}

parentPort?.on("message", ({ html, parts, remoteImages }: RenderTask) => {
  const pictures = parts.flatMap(({ contentId, base64 }): [string, string][] => {
    const type = rasterType(base64);
    return type ? [[contentId, `data:${type};base64,${base64}`]] : [];
  });
  parentPort?.postMessage(sanitizeMail(html, { remoteImages, inlineImages: new Map(pictures) }));
});

/** The type by the first bytes, whatever the mail calls it, so that nothing but pixels is shown. */
function rasterType(base64: string): string | null {
  const head = Buffer.from(base64.slice(0, 24), "base64").toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (/^GIF8[79]a/.test(head)) return "image/gif";
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return "image/webp";
  if (/^[\s\S]{4}ftypavif/.test(head)) return "image/avif";
  return null;
}
