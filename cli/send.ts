import { sendMail } from "@/scripts/send-mail.mjs";
import { CliError } from "./output";
import { findService, type Service } from "./service";

/** Sends a mail by SMTP. A word without an @ is a tag of the demo account's namespace. */
export async function send(
  to: string,
  text: string,
  { data, subject, from }: { data: string; subject: string; from: string },
): Promise<void> {
  const service = findService(data);
  const address = to.includes("@") ? to : `${to}@${domainOf(service, to)}`;
  const { smtpHost: host, smtpPort: port } = service;
  const outcome = await sendMail({ to: address, text, subject, from, host, port });
  if ("refused" in outcome) throw new CliError(outcome.refused);
  console.log(outcome.delivered);
}

function domainOf({ namespace, mailDomain }: Service, tag: string): string {
  if (namespace && mailDomain) return `${namespace}.${mailDomain}`;
  throw new CliError(`Which address is "${tag}"? Give it whole, such as ${tag}@slug.inbox.localhost.`);
}
