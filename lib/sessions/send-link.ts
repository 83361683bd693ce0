import { createTransport } from "nodemailer";
import { accountsOfAddress } from "@/lib/accounts/accounts-of-address";
import { env } from "@/lib/env";
import { errorFields, log } from "@/lib/log";
import { within } from "@/lib/within";
import { linkMail } from "./link-mail";

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
  const transport = openTransport();
  try {
    await within(timeLimit, transport.verify());
  } finally {
    transport.close();
  }
}

async function sendMail(address: string, link: string): Promise<void> {
  const transport = openTransport();
  const to = { name: "", address };
  try {
    await within(2 * timeLimit, transport.sendMail({ from: env.EMAIL_FROM, to, ...linkMail(link) }));
  } finally {
    transport.close();
  }
}

function openTransport() {
  const limits = { dnsTimeout: timeLimit, connectionTimeout: timeLimit, greetingTimeout: timeLimit };
  return createTransport({ url: env.EMAIL_SERVER, ...limits, socketTimeout: timeLimit });
}
