import { isWellFormedKey } from "@/lib/keys/key-format";
import { ask, type Service } from "../service";
import { examineDns } from "./dns";
import { attempt, type Finding, fail, warn } from "./finding";
import { examineKey, examineMail } from "./mail";
import { examineSmtp } from "./smtp";
import { examineWeb } from "./web";

export interface Target {
  url: URL;
  /** Of an account, to which a mail is sent. */
  key?: string;
  /** A name server to ask, the system's unless given. */
  dns?: string;
  smtpPort: number;
}

/** A service as the internet sees it: what it says, the DNS of its mail domain, its mail servers, and a mail's way. */
export async function* examineService({ url, key, dns, smtpPort }: Target): AsyncGenerator<Finding> {
  const site = yield* examineWeb(url);
  if (!site) return;
  const account = yield* examineAccount(site.url, key);
  const servers = yield* examineDns(site.mailDomain, dns);
  let reached: string | undefined;
  for (const server of servers) {
    const address = yield* examineSmtp(server, { port: smtpPort, mailDomain: site.mailDomain });
    reached ??= address;
  }
  if (!account) return;
  if (!reached) return yield fail("mail", "not tried, for no mail server was reached", "see above");
  const service = { ...account, mailDomain: site.mailDomain, smtpHost: reached, smtpPort };
  const messageId = yield* examineMail(service);
  // A doctor that comes every hour leaves nothing behind.
  if (messageId) await attempt("mail", () => ask(service, `/v1/messages/${messageId}`, {}, "DELETE"));
}

/** The service as the holder of the key sees it; undefined without one that works. */
async function* examineAccount(url: string, apiKey = ""): AsyncGenerator<Finding, Service | undefined> {
  if (!apiKey) {
    yield warn("mail", "none was sent", "give a key with --key or RESTANTE_API_KEY");
    return;
  }
  if (!isWellFormedKey(apiKey)) {
    yield fail("key", "it is none", "look for a slip: rst_ and 38 letters and digits");
    return;
  }
  const service = { url, apiKey, smtpHost: "", smtpPort: 0 };
  const finding = await examineKey(service);
  yield finding;
  if (finding.result !== "ok") return;
  const answer = await attempt("key", () => ask<{ namespaces: { slug: string }[] }>(service, "/v1/namespaces", {}));
  if ("check" in answer) {
    yield answer;
    return;
  }
  return { ...service, namespace: answer.value.namespaces[0]?.slug };
}
