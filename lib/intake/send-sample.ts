import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Actor } from "@/lib/actor";
import { ApiError } from "@/lib/contract/errors";
import { sql } from "@/lib/db/client";
import type { ParsedMail } from "@/lib/mail/types";
import { mailChannel } from "./announce";
import { deliver } from "./deliver";
import type { Delivery, IncomingMail } from "./incoming";

const sender = { name: "Example App", address: "hello@example.com" };
const subject = "Confirm your e-mail address";
const busyRetryMilliseconds = 50;
const patienceMilliseconds = 5_000;

/**
 * Delivers a mail such as a sign-up form sends, with a code and a link, to one of the account's own addresses. It is
 * stored like any other and counts as one; it works where no SMTP server can be reached from here. Throws `rate_limited`
 * when the month's mails are used up.
 */
export async function sendSample(
  { accountId }: Actor,
  { address, namespace, tag }: { address: string; namespace: string; tag: string },
): Promise<void> {
  const mail = { ...composeSample(address), sender: sender.address };
  const recipients = [{ accountId, namespace, tag, address, counts: true, looked: true }];
  const delivery = await deliverPatiently({ ...mail, recipients });
  if (delivery === "over_cap") {
    throw new ApiError(
      "rate_limited",
      "Monthly email limit reached.",
      "Mail is accepted again next month, or upgrade.",
    );
  }
  if (delivery !== "stored") throw new Error(`the sample was not stored: ${delivery}`);
  await sql()`select pg_notify(${mailChannel}, ${accountId})`;
}

/** An account is busy while something else holds its row, for milliseconds as a rule. */
async function deliverPatiently(mail: IncomingMail): Promise<Delivery | undefined> {
  const latest = performance.now() + patienceMilliseconds;
  for (;;) {
    const [delivery] = await deliver([mail], sql());
    if (delivery !== "busy" || performance.now() > latest) return delivery;
    await delay(busyRetryMilliseconds);
  }
}

/** A sample, and what parsing it comes to (a test holds the two together): the words of the parser stay out of this process. */
export function composeSample(to: string): { source: Buffer; parsed: ParsedMail } {
  const code = String(randomInt(100_000, 1_000_000));
  const link = `https://app.example.com/verify?token=${randomInt(2 ** 47).toString(36)}`;
  const text = sampleText(code, link);
  const html = sampleHtml(code, link);
  const boundary = `sample-${randomUUID()}`;
  const headers = {
    from: `${sender.name} <${sender.address}>`,
    to,
    subject,
    date: new Date().toUTCString().replace("GMT", "+0000"),
    "message-id": `<${randomUUID()}@example.com>`,
    "mime-version": "1.0",
    "content-type": `multipart/alternative; boundary="${boundary}"`,
  };
  const head = Object.entries(headers).map(([name, value]) => `${headerName(name)}: ${value}\n`);
  const part = (type: string, body: string) => `--${boundary}\nContent-Type: ${type}; charset=utf-8\n\n${body}\n`;
  const lines = `${head.join("")}\n${part("text/plain", text)}${part("text/html", html)}--${boundary}--\n`;
  const extracted = { otp_codes: [code], links: [link], verification_links: [link] };
  return {
    source: Buffer.from(lines.replaceAll("\n", "\r\n")),
    parsed: { from: sender, to: [to], subject, text, html, headers, extracted, attachments: [] },
  };
}

const headerName = (name: string) =>
  name === "mime-version" ? "MIME-Version" : name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function sampleText(code: string, link: string): string {
  return `Welcome to Example App.

Your verification code is ${code}

Or open this link to confirm your address:
${link}

This is a sample that you asked for.
`;
}

function sampleHtml(code: string, link: string): string {
  return `<!doctype html>
<html lang="en"><body style="margin:0;background:#f6f5f3;font-family:system-ui,sans-serif;color:#1a1917">
<table role="presentation" width="100%"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="440" style="max-width:100%;background:#fff;border-radius:12px;padding:32px">
<tr><td style="font-size:20px;font-weight:600">Confirm your e-mail address</td></tr>
<tr><td style="padding-top:12px">Welcome to Example App. Enter this code to go on:</td></tr>
<tr><td align="center" style="padding:24px 0;font-size:34px;font-weight:700;letter-spacing:6px">${code}</td></tr>
<tr><td align="center"><a href="${link}" style="display:inline-block;background:#1c1b19;color:#fff;border-radius:8px;padding:12px 24px;text-decoration:none">Verify e-mail address</a></td></tr>
<tr><td style="padding-top:28px;font-size:13px;color:#6b6762">This is a sample that you asked for.</td></tr>
</table></td></tr></table></body></html>
`;
}
