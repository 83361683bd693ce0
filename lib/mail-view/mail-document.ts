import type { SanitizedMail } from "./sanitize-mail";

export type FrameTheme = "light" | "dark";

const colors = {
  light: "color-scheme:light!important;color:#1a1917;--link:#0b57d0",
  dark: "color-scheme:dark!important;color:#ededee;--link:#8ab4f8",
};

/** Belongs on the frame's element, and shows through: in the document, it would keep the mail's own from filling it. */
export const frameBackground = { light: "#fff", dark: "#17171a" };

/** The document of the frame that shows a mail. What the mail says of its looks comes last and wins, but for the scheme. */
export function mailDocument({ html, css }: Pick<SanitizedMail, "html" | "css">, theme: FrameTheme): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>Message</title><meta name="viewport" content="width=device-width"><style>
html{${colors[theme]}}
body{margin:16px;font:14px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
img,table{max-width:100%}
a{color:var(--link)}
pre{white-space:pre-wrap}
</style><style>${css}</style></head>${html}</html>`;
}
