import { fromMailbox, toAddresses } from "@/lib/mail/addresses";
import type { Leaf } from "@/lib/mail/bodies";
import { oneLine, storable } from "@/lib/mail/clean";
import { decodeEncodedWords } from "@/lib/mail/encoded-words";
import { extract } from "@/lib/mail/extract";
import { attachmentFilename } from "@/lib/mail/filename";
import { firstField, headerRecord, readHeaderFields } from "@/lib/mail/headers";
import { limits } from "@/lib/mail/limits";
import { splitMime } from "@/lib/mail/mime";
import { render } from "@/lib/mail/render";
import type { ParsedAttachment, ParsedMail } from "@/lib/mail/types";

/** Parses a mail's source. Rejects for a mail beyond the MIME parser's limits: `degradeMail` is for that one. */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const parts = await splitMime(source);
  const fields = readHeaderFields(parts.headerLines);
  const subject = oneLine(decodeEncodedWords(firstField(fields, "subject") ?? ""), limits.subjectCharacters);
  const html = parts.html === null ? null : storable(parts.html, limits.bodyBytes);
  const rendered = html === null ? null : render(html);
  // A stub of white space is no text part.
  const writtenText = parts.text?.trim() ? storable(parts.text, limits.bodyBytes) : null;
  const text = writtenText ?? storable(rendered?.text ?? parts.text ?? "", limits.bodyBytes);
  return {
    from: fromMailbox(fields),
    to: toAddresses(fields),
    subject,
    text,
    html,
    headers: headerRecord(fields),
    extracted: extract({ subject, text, html }, rendered),
    attachments: parts.attachments.slice(0, limits.attachments).map(toAttachment),
  };
}

function toAttachment(leaf: Leaf, index: number): ParsedAttachment {
  const contentType = declaredType(leaf.contentTypeLine);
  return { filename: attachmentFilename(leaf.filename, contentType, index + 1), contentType, content: leaf.content };
}

const CONTENT_TYPE = /^content-type\s*:\s*([\w!#$&.+^-]{1,100}\/[\w!#$&.+^-]{1,100})\s*(?:;|$)/i;

function declaredType(line: string | undefined): string {
  return CONTENT_TYPE.exec(line ?? "")?.[1]?.toLowerCase() ?? "application/octet-stream";
}
