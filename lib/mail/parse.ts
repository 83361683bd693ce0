import { analyse } from "@restante/extract";
import { oneLine, storable } from "@/lib/mail/clean";
import { degradeMail, subjectOf } from "@/lib/mail/degrade";
import { limits } from "@/lib/mail/limits";
import { fromMailbox, toAddresses } from "@/lib/mail/mime/addresses";
import type { Leaf } from "@/lib/mail/mime/bodies";
import { attachmentFilename } from "@/lib/mail/mime/filename";
import { headerRecord, readHeaderFields } from "@/lib/mail/mime/headers";
import { type MimeParts, splitMime } from "@/lib/mail/mime/mime";
import type { ParsedAttachment, ParsedMail } from "@/lib/mail/types";

/** Parses a mail's source. Rejects for a mail beyond the MIME parser's limits: `degradeMail` is for that one. */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const parts = await splitMime(withHeaderBlock(source));
  const fields = readHeaderFields(parts.headerLines);
  const subject = subjectOf(fields);
  const html = parts.html === null ? null : storable(parts.html, limits.bodyBytes);
  // A stub of white space is no text part beside HTML.
  const own = html === null || parts.text?.trim() ? (parts.text ?? unsplitText(parts, source)) : null;
  const written = own === null ? null : storable(own, limits.bodyBytes);
  const { text, codes, links, verificationLinks } = analyse({ subject, text: written, html });
  return {
    from: fromMailbox(fields),
    to: toAddresses(fields),
    subject,
    text: written ?? storable(text, limits.bodyBytes),
    html,
    headers: headerRecord(fields),
    extracted: { otp_codes: codes, links, verification_links: verificationLinks },
    attachments: parts.attachments.slice(0, limits.attachments).map(toAttachment),
  };
}

const FIRST_LINE = /^(?:[!-9;-~]{1,200}[ \t]*:|From |\r?\n|$)/;

/** A mail that starts with its body gets the empty line that ends its missing headers. */
function withHeaderBlock(source: Uint8Array): Uint8Array {
  const start = Buffer.from(source.buffer, source.byteOffset, Math.min(source.byteLength, 300)).toString("latin1");
  return FIRST_LINE.test(start) ? source : Buffer.concat([Buffer.from("\r\n"), source]);
}

function toAttachment(leaf: Leaf, index: number): ParsedAttachment {
  const contentType = declaredType(leaf.contentTypeLine);
  const filename = attachmentFilename(leaf.filename, contentType, index + 1);
  const id = /<([^<>]+)>/.exec(leaf.contentIdLine ?? "")?.[1] ?? "";
  const contentId = oneLine(id, limits.nameCharacters);
  return { filename, contentType, ...(contentId && { contentId }), content: leaf.content };
}

/** The body as it stands when a multipart mail's boundary never appears in it. */
function unsplitText({ attachments }: MimeParts, source: Uint8Array): string {
  return attachments.length > 0 ? "" : degradeMail(source).text;
}

const CONTENT_TYPE = /^content-type\s*:\s*([\w!#$&.+^-]{1,100}\/[\w!#$&.+^-]{1,100})\s*(?:;|$)/i;

function declaredType(line: string | undefined): string {
  return CONTENT_TYPE.exec(line ?? "")?.[1]?.toLowerCase() ?? "application/octet-stream";
}
