import { linkMinutes } from "./create-link";

/** What is mailed to sign in: subject, text and HTML. */
export function linkMail(link: string) {
  const after = `It works once, for ${linkMinutes} minutes.`;
  const unasked = "If you did not ask for it, ignore this mail: nothing happens unless you open the link and confirm.";
  const href = link.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return {
    subject: "Sign in to Restante",
    headers: { "Auto-Submitted": "auto-generated" },
    text: `Open this link to sign in to Restante:\n\n${link}\n\n${after}\n\n${unasked}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#1a1917">
<div style="max-width:480px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:20px">Sign in to Restante</h1>
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#1c1b19;color:#ffffff;text-decoration:none">Sign in</a></p>
<p style="margin:0 0 16px">${after}</p>
<p style="margin:0;font-size:14px;color:#57534e">${unasked}</p>
</div>
</body>
</html>
`,
  };
}
