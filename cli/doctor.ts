import { accessSync, constants, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Message, Usage } from "@/lib/contract/schemas";
import { sendMail } from "@/scripts/send-mail.mjs";
import { CliError, table } from "./output";
import { ask, findService, type Service } from "./service";

interface Finding {
  check: string;
  ok: boolean;
  /** What was found, and what to do where it is not well. */
  says: string;
}

/** Goes the way of a mail, step by step, and says where it ends. Later steps are left out once one fails. */
export async function doctor({ data, json }: { data: string; json?: boolean }): Promise<void> {
  const findings: Finding[] = [];
  for await (const finding of examine(data)) {
    findings.push(finding);
    if (!finding.ok) break;
  }
  const lines = findings.map(({ check, ok, says }) => [ok ? "ok" : "FAIL", check, says]);
  console.log(json ? JSON.stringify(findings, null, 2) : table(lines));
  if (findings.some(({ ok }) => !ok)) process.exitCode = 1;
}

async function* examine(data: string): AsyncGenerator<Finding> {
  yield folder(data);
  const service = await attempt("service", () => Promise.resolve(findService(data)));
  if ("ok" in service) return yield service;
  yield { check: "service", ok: true, says: service.url };
  const usage = await attempt("key", () => ask<Usage>(service, "/v1/usage", {}));
  if ("ok" in usage) return yield usage;
  yield room(usage);
  yield await roundTrip(service);
}

/** The value, or the finding that there is none. */
async function attempt<T>(check: string, work: () => Promise<T>): Promise<T | Finding> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) return { check, ok: false, says: error.message };
    throw error;
  }
}

function folder(data: string): Finding {
  let existing = resolve(data);
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK);
    return { check: "folder", ok: true, says: resolve(data) };
  } catch {
    return { check: "folder", ok: false, says: `${existing} cannot be written to: name another with --data.` };
  }
}

function room({ plan, emails_received, limits, month }: Usage): Finding {
  const says = `plan ${plan}, ${emails_received} of ${limits.emails_per_month} mails in ${month}`;
  const ok = emails_received < limits.emails_per_month;
  return { check: "key", ok, says: ok ? says : `${says}: further ones are refused with 552 until the next month.` };
}

async function roundTrip(service: Service): Promise<Finding> {
  const { namespace, mailDomain, smtpHost: host, smtpPort: port } = service;
  const check = "mail";
  if (!namespace || !mailDomain) {
    return {
      check,
      ok: true,
      says: "not tried: set RESTANTE_NAMESPACE and RESTANTE_MAIL_DOMAIN, SMTP_HOST and SMTP_PORT",
    };
  }
  const tag = `doctor-${Date.now().toString(36)}`;
  const to = `${tag}@${namespace}.${mailDomain}`;
  const sent = await sendMail({
    to,
    from: "doctor@example.com",
    subject: "A test",
    text: "Your code is 482913",
    host,
    port,
  });
  if ("refused" in sent) return { check, ok: false, says: sent.refused };
  const { message } = await ask<{ message: Message | null }>(service, "/v1/wait", { tag, timeout: "10" });
  if (message?.extracted.otp_codes[0] === "482913") return { check, ok: true, says: `${to} came, with its code` };
  return {
    check,
    ok: false,
    says: `${to} was accepted by ${host}:${port}, but is not there: is that the SMTP server of ${service.url}?`,
  };
}
