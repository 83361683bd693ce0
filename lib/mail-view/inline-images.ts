import { splitMime } from "@/lib/mail/mime/mime";

/** The pictures that a mail brings along for its own HTML, by Content-ID, as data URIs. */
export async function readInlineImages(source: Uint8Array): Promise<Map<string, string>> {
  const images = new Map<string, string>();
  const parts = await splitMime(source).catch(() => null);
  for (const { contentIdLine, content } of parts?.attachments ?? []) {
    const id = contentIdLine && /<([^<>]+)>/.exec(contentIdLine)?.[1]?.trim();
    const type = rasterType(content);
    if (!id || !type || content.byteLength > imageBytes) continue;
    images.set(id, `data:${type};base64,${Buffer.from(content).toString("base64")}`);
  }
  return images;
}

const imageBytes = 5 * 1024 * 1024;

/** The type by the first bytes, whatever the mail calls it, so that nothing but pixels is shown. */
function rasterType(content: Uint8Array): string | null {
  const head = Buffer.from(content.subarray(0, 16)).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (/^GIF8[79]a/.test(head)) return "image/gif";
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return "image/webp";
  if (/^[\s\S]{4}ftypavif/.test(head)) return "image/avif";
  return null;
}
