import { findCodes } from "@/lib/mail/extraction/codes/codes";
import type { KnownParagraphs } from "@/lib/mail/extraction/cues/find-cues";
import type { Parts } from "@/lib/mail/extraction/links/context";
import { type FoundLink, findLinks } from "@/lib/mail/extraction/links/links";
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
  const { links, places, written } = findLinks(parts.text && mail.text, rendered);
  const bodies = [parts.text, parts.html].filter((part) => part !== null);
  const codes = findCodes(parts.subject, bodies, [...links, ...written.map(({ url }) => url)]);
  const found = findVerificationLinks(parts, places, codes.length > 0);
  if (found.length > 0 || written.length === 0) return { otp_codes: codes, links, verification_links: found };
  const asked = findWritten(parts, places, written, codes.length > 0);
  return { otp_codes: codes, links: [...links, ...asked], verification_links: asked };
}

/** Of a mail none of whose links completes it: the URLs that it shows, and asks to copy. */
function findWritten(parts: Parts, places: FoundLink[], written: FoundLink[], bringsCode: boolean): string[] {
  const all = [...places, ...written].sort((a, b) => a.start - b.start);
  const urls = new Set(written.map(({ url }) => url));
  return findVerificationLinks(parts, all, bringsCode).filter((url) => urls.has(url));
}

/** The parts of a mail made ready to be searched. A text that was made from the HTML says nothing that the HTML does not. */
export function readParts(
  { subject, text, html }: MailToRead,
  rendered: Rendered | null,
  knows: KnownCues = "all",
): Parts {
  const written = html !== null && text === rendered?.text ? null : text;
  const known: KnownParagraphs = new Map(); // a text part mostly says what the HTML does
  return {
    subject: new Reading(subject, null, knows, known),
    text: written === null ? null : new Reading(written, null, knows, known),
    html: rendered && new Reading(rendered.text, rendered, knows, known),
  };
}
