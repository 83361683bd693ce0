import { accountsOfAddress } from "@/lib/accounts";
import { type Env, env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { within } from "@/lib/within";

export const linkMinutes = 30;
const timeLimit = 8_000;

/** Mails a link to the address that accounts have, or prints it; does neither where there is no such account. Never throws. */
export async function sendLink(email: string, link: string): Promise<void> {
  try {
    const [account] = await accountsOfAddress(email);
    if (!account) return;
    if (env.EMAIL_SERVER) await sendMail(account.email, link);
    else
      process.stderr.write(`\n  Sign-in link for ${account.email}, printed as no EMAIL_SERVER is set:\n  ${link}\n\n`);
  } catch (error) {
    log.error("sign_in_mail_failed", errorFields(error));
  }
}

/** Throws unless the mail server answers and lets us in. */
export async function checkMailServer(): Promise<void> {
  const transport = await openTransport();
  try {
    await within(timeLimit, transport.verify());
  } finally {
    transport.close();
  }
}

async function sendMail(address: string, link: string): Promise<void> {
  const transport = await openTransport();
  const to = { name: "", address };
  try {
    await within(2 * timeLimit, transport.sendMail({ from: env.EMAIL_FROM, to, ...linkMail(link) }));
  } finally {
    transport.close();
  }
}

/** Loaded only where it is used. */
async function openTransport() {
  const { createTransport } = await import("nodemailer");
  const limits = { dnsTimeout: timeLimit, connectionTimeout: timeLimit, greetingTimeout: timeLimit };
  return createTransport({ url: env.EMAIL_SERVER, ...limits, socketTimeout: timeLimit });
}

/**
 * How sign-in links reach people: by mail, through the server's log where only its own machine reaches it anyway, or
 * not at all.
 */
export function linkDelivery(settings: Pick<Env, "EMAIL_SERVER" | "BASE_URL"> = env): "mail" | "log" | null {
  if (settings.EMAIL_SERVER) return "mail";
  return isLoopback(new URL(settings.BASE_URL).hostname) ? "log" : null;
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

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
