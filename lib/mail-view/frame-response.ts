import { type FrameTheme, mailDocument } from "./mail-document";
import type { SanitizedMail } from "./sanitize-mail";

interface FrameOptions {
  theme: FrameTheme;
  remoteImages: boolean;
}

/** The answer that a frame shows a mail from: a document without an origin, without scripts, that may load pictures at most. */
export function frameResponse(
  mail: Pick<SanitizedMail, "html" | "css">,
  { theme, remoteImages }: FrameOptions,
): Response {
  return answer(mailDocument(mail, theme), 200, remoteImages);
}

/** A sentence in place of the mail. */
export function frameNotice(text: string, status: number, headers: Record<string, string> = {}): Response {
  return answer(mailDocument({ html: `<p>${text}</p>`, css: "" }, "light"), status, false, headers);
}

function answer(html: string, status: number, remoteImages: boolean, more: Record<string, string> = {}): Response {
  const policy = [
    "default-src 'none'",
    `img-src data:${remoteImages ? " https: http:" : ""}`,
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  ];
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "cache-control": "no-store",
    ...more,
  };
  return new Response(html.toWellFormed(), { status, headers });
}
