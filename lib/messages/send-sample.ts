import { randomInt } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import { ApiError } from "@/lib/contract/errors";
import { sql } from "@/lib/db/client";
import { env } from "@/lib/env";
import { createInbox } from "@/lib/namespaces";
import { mailChannel } from "@/lib/notify/channel";
import { deliver } from "./deliver";
import type { Delivery } from "./incoming";

const sender = "hello@example.com";
const busyTries = 50;

/**
 * Delivers a mail such as a sign-up form sends, with a code and a link, to one of the account's own addresses. It is
 * parsed and stored like any other and counts as one; it works where no SMTP server can be reached from here. Throws
 * `rate_limited` when the month's mails are used up.
 */
export async function sendSample(accountId: string, tag: string): Promise<{ address: string }> {
  const { address, namespace } = await createInbox({ accountId, by: null }, tag);
  const source = await composeSample(address);
  const { parseMail } = await import("@/lib/mail/parse"); // the reader's words are many: not for every page
  const mail = { sender, source, parsed: await parseMail(source) };
  const recipients = [{ accountId, namespace, tag, address, counts: true }];
  let delivery: Delivery | undefined = "busy";
  for (let tries = 0; delivery === "busy" && tries < busyTries; tries += 1) {
    [delivery] = await deliver([{ ...mail, recipients }]);
  }
  if (delivery === "over_cap") {
    throw new ApiError(
      "rate_limited",
      "Monthly email limit reached.",
      "Mail is accepted again next month, or upgrade.",
    );
  }
  if (delivery !== "stored") throw new Error(`the sample was not stored: ${delivery}`);
  await sql()`select pg_notify(${mailChannel}, ${accountId})`;
  return { address };
}

function composeSample(to: string): Promise<Buffer> {
  const code = String(randomInt(100_000, 1_000_000));
  const link = `https://app.example.com/verify?token=${randomInt(2 ** 47).toString(36)}`;
  const mail = {
    from: { name: "Example App", address: sender },
    to,
    subject: "Confirm your e-mail address",
    text: `Welcome to Example App.\n\nYour verification code is ${code}\n\nOr open this link to confirm your address:\n${link}\n\nThis is a sample that you asked for on ${env.BASE_URL}.\n`,
    html: sampleHtml(code, link),
  };
  return new MailComposer(mail).compile().build();
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
<tr><td style="padding-top:28px;font-size:13px;color:#6b6762">This is a sample that you asked for on ${env.BASE_URL}.</td></tr>
</table></td></tr></table></body></html>`;
}
