import type { Message, Usage } from "@/lib/contract/schemas";
import { sendMail } from "@/scripts/send-mail.mjs";
import { ask, type Service } from "../service";
import { judgeClock } from "./clock";
import { attempt, type Finding, fail, ok, warn } from "./finding";

const waitSeconds = "10";
const code = "482913";

/** Whether the key works, and its account has room. */
export async function examineKey(service: Service): Promise<Finding> {
  const usage = await attempt("key", () => ask<Usage>(service, "/v1/usage", {}));
  if ("check" in usage) return usage;
  const { plan, emails_received, limits, month } = usage.value;
  const found = `plan ${plan}, ${emails_received} of ${limits.emails_per_month} mails in ${month}`;
  if (emails_received < limits.emails_per_month) return ok("key", found);
  return fail("key", `${found}, so that more is refused with 552`, "wait for the next month, or change the plan");
}

/** Sends a mail and waits for it; returns its id where it came. */
export async function* examineMail(
  service: Service,
  cure = "look at what the SMTP server logs",
): AsyncGenerator<Finding, string | undefined> {
  const { namespace, mailDomain, smtpHost: host, smtpPort: port } = service;
  if (!namespace || !mailDomain) {
    yield warn("mail", "not tried", "set RESTANTE_NAMESPACE and RESTANTE_MAIL_DOMAIN, SMTP_HOST and SMTP_PORT");
    return;
  }
  const tag = `doctor-${Date.now().toString(36)}`;
  const to = `${tag}@${namespace}.${mailDomain}`;
  const startedAt = Date.now();
  const mail = { to, from: "doctor@example.com", subject: "A test", text: `Your code is ${code}`, host, port };
  const sent = await sendMail(mail);
  if ("refused" in sent) {
    yield fail("mail", sent.refused, cure);
    return;
  }
  const answer = await attempt("mail", () =>
    ask<{ message: Message | null }>(service, "/v1/wait", { tag, timeout: waitSeconds }),
  );
  const endedAt = Date.now();
  if ("check" in answer) yield answer;
  else if (!answer.value.message) {
    const found = `${to} was accepted by ${host}:${port}, but is not there`;
    yield fail("mail", found, `let that SMTP server and ${service.url} use one database`);
  } else {
    const { id, extracted, received_at } = answer.value.message;
    yield extracted.otp_codes[0] === code
      ? ok("mail", `${to} came, with its code, in ${endedAt - startedAt} ms`)
      : fail("mail", `${to} came without its code`, "look at what the SMTP server logs");
    const received = Date.parse(received_at);
    yield judgeClock("database clock", { earliest: received, latest: received }, { startedAt, endedAt });
    return id;
  }
}
