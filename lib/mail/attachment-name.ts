import { limits } from "@/lib/mail/limits";

/** A name that is safe to show and to save: no path, no control or bidi characters; `attachment-<n>` for a nameless part. */
export function attachmentFilename(declared: string | undefined, contentType: string, number: number): string {
  const name = cleaned(declared ?? "");
  return name === "" ? `attachment-${number}.${extensionOf(contentType)}` : name;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/g;
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function cleaned(declared: string): string {
  const base = declared.slice(-4096).replace(CONTROLS, "").replace(BIDI, "").split(/[/\\]/).at(-1) ?? "";
  const name = base.trim();
  if (/^\.*$/.test(name)) return "";
  return shortened(name).toWellFormed();
}

function shortened(name: string): string {
  if (name.length <= limits.filenameCharacters) return name;
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : "";
  return name.slice(0, limits.filenameCharacters - extension.length) + extension;
}

const EXTENSIONS: Record<string, string> = {
  "application/gzip": "gz",
  "application/json": "json",
  "application/octet-stream": "bin",
  "application/pdf": "pdf",
  "application/xml": "xml",
  "application/zip": "zip",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/svg+xml": "svg",
  "image/webp": "webp",
  "message/delivery-status": "txt",
  "message/rfc822": "eml",
  "text/calendar": "ics",
  "text/csv": "csv",
  "text/html": "html",
  "text/plain": "txt",
};

function extensionOf(contentType: string): string {
  if (Object.hasOwn(EXTENSIONS, contentType)) return EXTENSIONS[contentType] ?? "bin";
  return contentType.startsWith("text/") ? "txt" : "bin";
}
