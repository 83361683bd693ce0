import { analyse } from "@restante/extract";
import { attachmentFilename } from "@/lib/mail/attachment-name";
import { oneLine, storable } from "@/lib/mail/clean";
import { degradeMail, subjectOf } from "@/lib/mail/degrade";
import { limits, omittedHeader } from "@/lib/mail/limits";
import { fromMailbox, toAddresses } from "@/lib/mail/mime/addresses";
import { decodeBody, decodeText } from "@/lib/mail/mime/decode";
import { headerRecord } from "@/lib/mail/mime/headers";
import { type Leaf, splitMime } from "@/lib/mail/mime/parts";
import type { ParsedAttachment, ParsedMail } from "@/lib/mail/types";

/** Parses a mail's source. Never throws: what is beyond the limits of MIME is degraded. */
export function parseMail(source: Uint8Array): ParsedMail {
  try {
    return readMail(source);
  } catch {
    return degradeMail(source);
  }
}

function readMail(source: Uint8Array): ParsedMail {
  const { fields, leaves } = splitMime(Buffer.from(source.buffer, source.byteOffset, source.byteLength));
  const subject = subjectOf(fields);
  const sentHtml = bodyOf(leaves, "text/html", "<br>\n");
  const sentText = bodyOf(leaves, "text/plain", "\n");
  const html = sentHtml === null ? null : storable(sentHtml, limits.bodyBytes);
  // A stub of white space is no text part beside HTML.
  const own = html === null || sentText?.trim() ? (sentText ?? unsplitText(leaves, source)) : null;
  const written = own === null ? null : storable(own, limits.bodyBytes);
  const headers = headerRecord(fields.filter(([name]) => name !== omittedHeader));
  const { text, codes, links, verificationLinks } = analyse({ subject, text: written, html, headers });
  const attachments = leaves.filter(({ isBody }) => !isBody);
  const omitted = [
    attachments.length > limits.attachments && `${attachments.length - limits.attachments} attachments`,
    isCut(own) && "the end of the text",
    isCut(sentHtml) && "the end of the HTML",
  ].filter(Boolean);
  return {
    from: fromMailbox(fields),
    to: toAddresses(fields),
    subject,
    text: written ?? storable(text, limits.bodyBytes),
    html,
    headers: omitted.length > 0 ? { ...headers, [omittedHeader]: omitted.join(", ") } : headers,
    extracted: { otp_codes: codes, links, verification_links: verificationLinks },
    attachments: attachments.slice(0, limits.attachments).map(toAttachment),
  };
}

function isCut(body: string | null): boolean {
  return body !== null && Buffer.byteLength(body) > limits.bodyBytes;
}

/** All parts of a type in their order; null where there is none. */
function bodyOf(leaves: Leaf[], type: string, between: string): string | null {
  const parts = leaves.filter((leaf) => leaf.isBody && leaf.type === type);
  return parts.length > 0 ? parts.map(decodeText).filter(Boolean).join(between) : null;
}

/** The body as it stands when a multipart mail's boundary never appears in it. */
function unsplitText(leaves: Leaf[], source: Uint8Array): string {
  return leaves.length > 0 ? "" : degradeMail(source).text;
}

function toAttachment(leaf: Leaf, index: number): ParsedAttachment {
  const filename = attachmentFilename(leaf.filename, leaf.type, index + 1);
  const id = /<([^<>]+)>/.exec(leaf.contentId ?? "")?.[1] ?? "";
  const contentId = oneLine(id, limits.nameCharacters);
  // A buffer of its own: it can move to another thread, as a slice of the mail or of Node's shared pool cannot.
  const content = new Uint8Array(decodeBody(leaf));
  return { filename, contentType: leaf.type, ...(contentId && { contentId }), content };
}
