import type { SanitizedMail } from "./sanitize-mail";

export type FrameTheme = "light" | "dark";

const colors = {
  light: "color-scheme:light;background:#fff;color:#1a1917;--link:#0b57d0",
  dark: "color-scheme:dark;background:#17171a;color:#ededee;--link:#8ab4f8",
};

/** The document of the frame that shows a mail. What the mail says of its looks comes last and wins. */
export function mailDocument({ html, css }: Pick<SanitizedMail, "html" | "css">, theme: FrameTheme): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>Message</title><meta name="viewport" content="width=device-width"><style>
:root{${colors[theme]}}
body{margin:16px;font:14px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
img,table{max-width:100%}
a{color:var(--link)}
pre{white-space:pre-wrap}
</style><style>${css}</style></head>${html}</html>`;
}
