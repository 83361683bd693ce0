import type { Namespace } from "@/lib/contract/schemas";
import { sendMail } from "@/scripts/send-mail.mjs";
import { CliError } from "./output";
import { ask, findService, type Service } from "./service";

/** Sends a mail by SMTP. A word without an @ is a tag: of the demo account's namespace, else of the key's first one. */
export async function send(
  to: string,
  text: string,
  { data, subject, from }: { data: string; subject: string; from: string },
): Promise<void> {
  const service = findService(data);
  const address = to.includes("@") ? to : `${to}@${await domainOf(service)}`;
  const { smtpHost: host, smtpPort: port } = service;
  const outcome = await sendMail({ to: address, text, subject, from, host, port });
  if ("refused" in outcome) throw new CliError(outcome.refused);
  console.log(outcome.delivered);
}

async function domainOf(service: Service): Promise<string> {
  const { namespace, mailDomain } = service;
  if (namespace && mailDomain) return `${namespace}.${mailDomain}`;
  const { namespaces } = await ask<{ namespaces: Namespace[] }>(service, "/v1/namespaces", {});
  const own = namespaces.find(({ slug }) => !namespace || slug === namespace.toLowerCase());
  if (own) return own.domain;
  throw new CliError(
    `The key reads no namespace ${namespace ?? ""}: set RESTANTE_NAMESPACE to one of its account, or give the whole address.`,
  );
}
