import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Viewer } from "@/lib/actor";
import { decodeCharset } from "@/lib/mail/mime/decode";
import { type FileContent, getAttachment } from "@/lib/messages";
import { markedText, resultText } from "./result-text";

type Blocks = CallToolResult["content"];

/** A result that a model reads or looks at. Without a structured one: clients that have one show the model nothing else. */
export class ShownContent {
  constructor(readonly blocks: Blocks) {}
}

const imageBytes = 1024 * 1024;
const textKilobytes = 256;
const textBytes = textKilobytes * 1024;

/** What an attachment is, and what it holds where a model can read or see it, else where to get it; throws `not_found`. */
export async function showAttachment(viewer: Viewer, id: string, index: number): Promise<ShownContent> {
  const { filename, content_type, size, content } = await getAttachment(viewer, id, index);
  const head = await readUpTo(content, size <= imageBytes ? imageBytes : textBytes + 1);
  const whole = `GET /v1/messages/${id}/attachments/${index} downloads it.`;
  return new ShownContent([
    { type: "text", text: resultText({ filename, content_type, size }) },
    ...shown(head, { content_type, size, whole }),
  ]);
}

interface Facts {
  content_type: string;
  size: number;
  whole: string;
}

function shown(head: Buffer, { content_type, size, whole }: Facts): Blocks {
  const mimeType = imageType(head);
  if (mimeType && size <= imageBytes) return [{ type: "image", mimeType, data: head.toString("base64") }];
  if (!isText(content_type)) return [{ type: "text", text: `It is neither text nor a small picture. ${whole}` }];
  const text = { type: "text", text: markedText(decode(cut(head))) } as const;
  if (size <= textBytes) return [text];
  return [text, { type: "text", text: `Cut after ${textKilobytes} KB. ${whole}` }];
}

/** By how it begins, whatever it is called: a picture that is none would end the model's session. */
function imageType(bytes: Buffer): string | null {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  return start.startsWith("RIFF") && start.endsWith("WEBP") ? "image/webp" : null;
}

function isText(contentType: string): boolean {
  return /^(text|message)\/|[/+](json|xml|yaml|x-yaml|x-ndjson|javascript|x-sh|sql|toml)$/i.test(contentType);
}

/** At most so much text, without half a character of UTF-8. */
function cut(bytes: Buffer): Buffer {
  let end = Math.min(bytes.length, textBytes);
  for (let back = 0; back < 3 && isContinuation(bytes[end]); back += 1) end -= 1;
  return bytes.subarray(0, end);
}

const isContinuation = (byte = 0) => (byte & 0xc0) === 0x80;

function decode(bytes: Buffer): string {
  const mark = bytes.toString("latin1", 0, 2);
  const label = mark === "\xff\xfe" ? "utf-16le" : mark === "\xfe\xff" ? "utf-16be" : "";
  return decodeCharset(bytes, label).toWellFormed();
}

async function readUpTo(content: FileContent, bytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length >= bytes) break;
  }
  return Buffer.concat(pieces).subarray(0, bytes);
}
