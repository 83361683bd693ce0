import { findCodes } from "@/lib/mail/codes";
import { findLinks } from "@/lib/mail/links";
import { type Rendered, render } from "@/lib/mail/render";
import type { Extracted } from "@/lib/mail/types";
import { findVerificationLinks } from "@/lib/mail/verification";

/** What a test author types or opens. `rendered` is `render(mail.html)`, for a caller that has it already. */
export function extract(
  mail: { subject: string; text: string; html: string | null },
  rendered: Rendered | null = mail.html === null ? null : render(mail.html),
): Extracted {
  // A text that was made from the HTML says nothing that the HTML does not.
  const textPart = rendered && mail.text === rendered.text ? null : mail.text;
  const { links, places } = findLinks(textPart, rendered);
  const bodies = [textPart, rendered?.text].filter((body) => body !== null && body !== undefined);
  return {
    otp_codes: findCodes(mail.subject, bodies),
    links,
    verification_links: findVerificationLinks(mail.subject, places),
  };
}
