import { findCodes } from "@/lib/mail/extraction/codes/codes";
import type { Parts } from "@/lib/mail/extraction/links/context";
import { findLinks } from "@/lib/mail/extraction/links/links";
import { findVerificationLinks } from "@/lib/mail/extraction/links/verification";
import { type KnownCues, Reading } from "@/lib/mail/extraction/reading";
import { type Rendered, render } from "@/lib/mail/html/render";
import type { Extracted } from "@/lib/mail/types";

export interface MailToRead {
  subject: string;
  text: string;
  html: string | null;
}

/** What a test author types or opens. `rendered` is `render(mail.html)`, for a caller that has it already. */
export function extract(
  mail: MailToRead,
  rendered: Rendered | null = mail.html === null ? null : render(mail.html),
): Extracted {
  const parts = readParts(mail, rendered);
  const { links, places, writtenInHtml } = findLinks(parts.text && mail.text, rendered);
  const bodies = [parts.text, parts.html].filter((part) => part !== null);
  const codes = findCodes(parts.subject, bodies, links);
  const verificationLinks = findVerificationLinks(parts, places, codes.length > 0);
  return {
    otp_codes: codes,
    links: writtenInHtml ? links.filter((url) => verificationLinks.includes(url)) : links,
    verification_links: verificationLinks,
  };
}

/** The parts of a mail made ready to be searched. A text that was made from the HTML says nothing that the HTML does not. */
export function readParts(
  { subject, text, html }: MailToRead,
  rendered: Rendered | null,
  knows: KnownCues = "all",
): Parts {
  const written = html !== null && text === rendered?.text ? null : text;
  return {
    subject: new Reading(subject, null, knows),
    text: written === null ? null : new Reading(written, null, knows),
    html: rendered && new Reading(rendered.text, rendered, knows),
  };
}
