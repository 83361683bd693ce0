import type { SanitizedMail } from "./sanitize";

type FrameTheme = "light" | "dark";

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

const colors = {
  light: "color-scheme:light!important;color:#1a1917;--link:#0b57d0",
  dark: "color-scheme:dark!important;color:#ededee;--link:#8ab4f8",
};

/** What the mail says of its looks comes last and wins, but for the scheme. */
function mailDocument({ html, css }: Pick<SanitizedMail, "html" | "css">, theme: FrameTheme): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>Message</title><meta name="viewport" content="width=device-width"><style>
html{${colors[theme]}}
body{margin:16px;font:14px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
img,table{max-width:100%}
a{color:var(--link)}
pre{white-space:pre-wrap}
</style><style>${css}</style></head>${html}</html>`;
}
